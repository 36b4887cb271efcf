import { type AnyLocale, defaultLocale, isLocale } from '#i18n/locales.ts'
import { readingLanguages } from '../../domain/reading/reading-languages.ts'
import { warmReading } from '../../domain/reading/warm-reading.ts'
import type { Steps } from '../../domain/steps.ts'
import type { Language } from './open-language.ts'

/** Makes ready what the first phrase in a locale would wait for, a bit at each step. English is read in all of them. */
export function* openLocale(language: Pick<Language, 'thesaurus'>, locale: AnyLocale): Steps<void> {
  yield* language.thesaurus.open(defaultLocale)
  if (isLocale(locale)) yield* language.thesaurus.open(locale)
  for (const each of readingLanguages(locale)) yield* warmReading(each)
}
