import type { AnyLocale } from '#i18n/locales.ts'

/** Languages whose phrases are read. English is read everywhere: it is what most captions speak. */
export type ReadingLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'ja'

const readings: Readonly<Partial<Record<AnyLocale, readonly ReadingLanguage[]>>> = {
  de: ['de', 'en'],
  fr: ['fr', 'en'],
  es: ['es', 'en'],
  it: ['it', 'en'],
  ja: ['ja', 'en'],
}

/** The visitor's own first. */
export function readingLanguages(locale: AnyLocale): readonly ReadingLanguage[] {
  return readings[locale] ?? ['en']
}

// Rules are of Latin letters and texts are folded; classes of all letters take a hundred times as long to compile.
const letter = '[0-9a-z\\u00df-\\u024f]'

/** Japanese writes words without blanks between them, so a rule may match anywhere. */
export function boundedPattern(pattern: string, language: ReadingLanguage): RegExp {
  const source = language === 'ja' ? pattern : `(?<!${letter})(?:${pattern})(?!${letter})`
  return new RegExp(source, 'gu')
}
