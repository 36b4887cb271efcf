import { countries, countryName } from '#i18n/countries.ts'
import { defaultLocale } from '#i18n/locales.ts'
import type { SearchVocabulary } from '../../domain/language/search-vocabulary.ts'

/** Finds the keyword of a country, whether the catalogue writes its ISO code or its English name. */
export function countryKeywords({ keywords, names }: SearchVocabulary): (country: string) => number | null {
  const places = new Set(keywords.filter(({ kind }) => kind === 'place').map(({ id }) => id))
  const byName = new Map(
    names
      .filter(({ keywordId, locale }) => locale === defaultLocale && places.has(keywordId))
      .map(({ keywordId, name }) => [name.toLowerCase(), keywordId]),
  )
  const nameOfCode = new Map(
    countries.flatMap(({ alpha2, alpha3 }) => {
      const name = countryName(alpha2, defaultLocale).toLowerCase()
      return [
        [alpha2.toLowerCase(), name],
        [alpha3.toLowerCase(), name],
      ] as const
    }),
  )
  return (country) => {
    const written = country.trim().toLowerCase()
    return byName.get(nameOfCode.get(written) ?? written) ?? null
  }
}
