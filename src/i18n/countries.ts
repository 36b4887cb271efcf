import { type Continent, countryRows, worldNames } from './countries.data.ts'
import { regionNames } from './intl-cache.ts'
import { type AnyLocale, defaultLocale, formattingTagOf, type Locale, pseudoLocale } from './locales.ts'
import { type Prefix, prefixOf } from './prefixes.ts'

export type { Continent }

type Row = (typeof countryRows)[number]

export type Alpha3 = Row[0]
export type Alpha2 = Row[1]

/** The domains that site A answers at (ROUTE-11). */
export type CountryDomain = NonNullable<Extract<Row, { 6: string }>[6]>

export type Region = 'AMER' | 'EMEA' | 'APAC'

export type Country = {
  alpha3: Alpha3
  alpha2: Alpha2
  /** In English; `countryName` gives it in any locale. */
  name: string
  continent: Continent
  region: Region
  /** ISO 4217. */
  currency: string
  /** The first is the country's primary locale. */
  locales: readonly [Locale, ...Locale[]]
  domain?: CountryDomain
}

/** Stands for visitors of no particular country. Not part of ISO 3166-1. */
export const world = { alpha3: 'XWW', name: 'World', locales: ['en-us'], domain: 'com' } as const

const regionOfContinent: Record<Continent, Region> = {
  north_south_america: 'AMER',
  africa_middle_east: 'EMEA',
  europe: 'EMEA',
  asia_pacific: 'APAC',
}

/** All 249 of ISO 3166-1, by English name. */
export const countries: readonly Country[] = countryRows.map(
  ([alpha3, alpha2, name, continent, currency, locales, domain]) => ({
    alpha3,
    alpha2,
    name,
    continent,
    region: regionOfContinent[continent],
    currency,
    locales,
    ...(domain && { domain }),
  }),
)

const byCode = new Map<string, Country>(
  countries.flatMap((country) => [
    [country.alpha2, country],
    [country.alpha3, country],
  ]),
)

const bySlug = new Map(countries.map((country) => [slugOf(country.name), country]))

/** By two or three letters, in upper case. */
export function findCountry(code: string): Country | null {
  return byCode.get(code) ?? null
}

export function findCountryBySlug(slug: string): Country | typeof world | null {
  return slug === slugOf(world.name) ? world : (bySlug.get(slug) ?? null)
}

export function isAlpha3(code: string): code is Alpha3 {
  return code.length === 3 && byCode.has(code)
}

/** ROUTE-10. Total: every country has a region. */
export function regionOf(alpha3: Alpha3): Region {
  return countryOf(alpha3).region
}

export function continentOf(alpha3: Alpha3): Continent {
  return countryOf(alpha3).continent
}

// Chromium words these four otherwise than Node: the short names of three agree, and the fourth gets an addition in brackets.
const shortlyNamed: ReadonlySet<string> = new Set(['HK', 'MO', 'PS'])
const withAddition = 'FK'

/** The name of a country (two or three letters, or XWW) in a locale. A code that is no country comes back as it is. */
export function countryName(code: string, locale: AnyLocale): string {
  if (code === world.alpha3) return worldNames[locale === pseudoLocale ? defaultLocale : locale]
  const region = byCode.get(code)?.alpha2
  if (region === undefined) return code

  const style = shortlyNamed.has(region) ? 'short' : 'long'
  const name = regionNames(formattingTagOf(locale), { style }).of(region) ?? code
  return region === withAddition ? name.replace(/\s*[(（].*?[)）]/, '') : name
}

/** The locale that a country domain of site A speaks, or null for `com`, which belongs to no country. */
export function localeOfDomain(domain: string): Locale | null {
  if (domain === world.domain) return null
  return countries.find((country) => country.domain === domain)?.locales[0] ?? null
}

/** ROUTE-10. */
export type CountryPage = {
  countrySlug: string
  countryKey: string
  countryCode: Alpha3 | typeof world.alpha3
  countryName: string
  locale: Locale
  isPrimary: boolean
}

/** The facts of a country's page in a locale. Slug and key stay English, so that a page keeps its address in every locale. */
export function countryPage(alpha3: CountryPage['countryCode'], locale: Locale): CountryPage {
  const country = alpha3 === world.alpha3 ? world : countryOf(alpha3)
  const countrySlug = slugOf(country.name)
  return {
    countrySlug,
    countryKey: countrySlug.replaceAll('-', '_'),
    countryCode: alpha3,
    countryName: countryName(alpha3, locale),
    locale,
    isPrimary: country.locales[0] === locale,
  }
}

/** ROUTE-12. */
export type CountryEntry = {
  name: string
  country_code: Alpha3 | typeof world.alpha3
  getty_locale: Locale
  autonomy_page_path: string
  phone?: string
  /** The entry that its country gets unless another is chosen. */
  default: boolean
  /** The country that its language is mainly of: DEU, not AUT, for de. */
  is_master_language: boolean
  path_prefix: Prefix | null
  domain?: CountryDomain
}

type EntryOptions = {
  /** Site A has country domains, site B has not. */
  withDomains: boolean
  /** Support numbers from the configuration. */
  phones?: Partial<Record<CountryEntry['country_code'], string>>
}

const masterOf: Record<Locale, Alpha3> = {
  cs: 'CZE',
  de: 'DEU',
  'en-gb': 'GBR',
  'en-us': 'USA',
  es: 'ESP',
  fi: 'FIN',
  fr: 'FRA',
  hu: 'HUN',
  id: 'IDN',
  it: 'ITA',
  ja: 'JPN',
  ko: 'KOR',
  nl: 'NLD',
  pl: 'POL',
  'pt-br': 'BRA',
  'pt-pt': 'PRT',
  ro: 'ROU',
  ru: 'RUS',
  sr: 'SRB',
  sv: 'SWE',
  th: 'THA',
  tr: 'TUR',
  uk: 'UKR',
  vi: 'VNM',
  'zh-hk': 'HKG',
}

/** One entry for each country and locale, World first, then by English name. */
export function countryEntries({ withDomains, phones = {} }: EntryOptions): CountryEntry[] {
  return [world, ...countries].flatMap((country) =>
    country.locales.map((locale) => {
      const phone = phones[country.alpha3]
      return {
        name: country.name,
        country_code: country.alpha3,
        getty_locale: locale,
        autonomy_page_path: `/country/${slugOf(country.name)}`,
        ...(phone && { phone }),
        default: locale === country.locales[0],
        is_master_language: masterOf[locale] === country.alpha3,
        path_prefix: prefixOf(locale),
        ...(withDomains && country.domain && { domain: country.domain }),
      }
    }),
  )
}

function countryOf(alpha3: Alpha3): Country {
  const country = byCode.get(alpha3)
  if (country === undefined) throw new Error(`There is no country ${alpha3}`)
  return country
}

// Accents are dropped, so that a slug needs no percent-encoding.
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-')
}
