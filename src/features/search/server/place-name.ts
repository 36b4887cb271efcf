import { type AnyLocale, defaultLocale, isLocale } from '#i18n/locales.ts'
import { plainName } from '../domain/reading/plain-name.ts'
import type { Language } from './language/open-language.ts'

/** A country as the visitor calls it; any other place as it is written. */
export function placeName(
  place: string,
  locale: AnyLocale,
  { countryKeyword, thesaurus }: Pick<Language, 'countryKeyword' | 'thesaurus'>,
): string {
  const keyword = countryKeyword(place)
  const name =
    keyword === null ? undefined : thesaurus.nameOf(keyword, isLocale(locale) ? locale : defaultLocale)
  return name === undefined ? place : plainName(name)
}
