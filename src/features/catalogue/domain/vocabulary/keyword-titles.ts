import { type Locale, languageTagOf, locales } from '#i18n/locales.ts'
import type { Keyword } from '../vocabulary.ts'

/** The title of a picture that shows a keyword and nothing else: its name, opening with a capital. */
export function keywordTitles({ names }: Pick<Keyword, 'names'>): Readonly<Record<Locale, string>> {
  const titles = locales.map((locale): [Locale, string] => {
    const [first = '', ...rest] = names[locale].name
    return [locale, first.toLocaleUpperCase(languageTagOf(locale)) + rest.join('')]
  })
  return Object.fromEntries(titles) as Record<Locale, string>
}
