import { countries, countryName } from '#i18n/countries.ts'
import { regionNames } from '#i18n/intl-cache.ts'
import { defaultLocale, formattingTagOf, type Locale, locales } from '#i18n/locales.ts'
import type { Keyword, KeywordName } from '../vocabulary.ts'
import { continents } from './continents.data.ts'
import { keywordKey } from './keyword-key.ts'

function inEveryLocale(nameIn: (locale: Locale) => string): Keyword['names'] {
  const entries = locales.map((locale): [Locale, KeywordName] => [
    locale,
    { name: nameIn(locale), synonyms: [], related: [] },
  ])
  return Object.fromEntries(entries) as Record<Locale, KeywordName>
}

function continentName(code: string, locale: Locale): string {
  return regionNames(formattingTagOf(locale)).of(code) ?? code
}

/** The countries of the world and their continents. */
export function placeKeywords(): Keyword[] {
  const wholes = continents.map(({ code }): Keyword => {
    const names = inEveryLocale((locale) => continentName(code, locale))
    return { key: keywordKey(names[defaultLocale].name), kind: 'place', broader: [], names }
  })
  const parts = countries.map(({ alpha2 }): Keyword => {
    const names = inEveryLocale((locale) => countryName(alpha2, locale))
    const broader = continents
      .filter(({ countries: members }) => members.split(' ').includes(alpha2))
      .map(({ code }) => keywordKey(continentName(code, defaultLocale)))
    return { key: keywordKey(names[defaultLocale].name), kind: 'place', broader, names }
  })
  const known = new Set(wholes.map(({ key }) => key))
  return [...wholes, ...parts.filter(({ key }) => !known.has(key))]
}
