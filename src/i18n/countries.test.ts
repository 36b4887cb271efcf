import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countries,
  countryEntries,
  countryName,
  countryPage,
  findCountry,
  findCountryBySlug,
  isAlpha3,
  localeOfDomain,
  regionOf,
  world,
} from './countries.ts'
import { locales } from './locales.ts'

const currencies = Intl.supportedValuesOf('currency')
const unique = (values: readonly string[]) => new Set(values).size

describe('ROUTE-10: the table of countries', () => {
  test('holds the 249 of ISO 3166-1, each once, by name', () => {
    expect(countries).toHaveLength(249)
    expect(unique(countries.map(({ alpha3 }) => alpha3))).toBe(249)
    expect(unique(countries.map(({ alpha2 }) => alpha2))).toBe(249)
    expect(unique(countries.map(({ name }) => name))).toBe(249)
    const names = countries.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  })

  test.each(countries)('$alpha3 has well-formed codes, a currency and locales of ours', (country) => {
    expect(country.alpha3).toMatch(/^[A-Z]{3}$/)
    expect(country.alpha2).toMatch(/^[A-Z]{2}$/)
    expect(currencies).toContain(country.currency)
    expect(locales).toEqual(expect.arrayContaining([...country.locales]))
    expect(unique(country.locales)).toBe(country.locales.length)
    expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country.alpha2)).toBeDefined()
  })

  test('is found by two or three letters, and by nothing else', () => {
    expect(findCountry('CH')).toBe(findCountry('CHE'))
    expect(findCountry('CHE')).toMatchObject({ currency: 'CHF', locales: ['de', 'fr', 'it'] })
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(isAlpha3(code)).toBe(countries.some(({ alpha3 }) => alpha3 === code))
      }),
    )
  })

  test('a region is AMER, EMEA or APAC for every country, and goes with the continent', () => {
    const allowed = {
      north_south_america: 'AMER',
      africa_middle_east: 'EMEA',
      europe: 'EMEA',
      asia_pacific: 'APAC',
    }
    fc.assert(
      fc.property(fc.constantFrom(...countries), ({ alpha3, continent }) => {
        expect(regionOf(alpha3)).toBe(allowed[continent])
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['USA', 'AMER'],
    ['BRA', 'AMER'],
    ['DEU', 'EMEA'],
    ['TUR', 'EMEA'],
    ['ZAF', 'EMEA'],
    ['ARE', 'EMEA'],
    ['JPN', 'APAC'],
    ['IND', 'APAC'],
    ['AUS', 'APAC'],
  ] as const)('%s is in %s', (alpha3, region) => {
    expect(regionOf(alpha3)).toBe(region)
  })
})

describe('ROUTE-10: country pages', () => {
  test('carry the slug of the English name and the name in the locale', () => {
    expect(countryPage('GBR', 'de')).toEqual({
      countrySlug: 'united-kingdom',
      countryKey: 'united_kingdom',
      countryCode: 'GBR',
      countryName: 'Vereinigtes Königreich',
      locale: 'de',
      isPrimary: false,
    })
    expect(countryPage('CHE', 'de').isPrimary).toBe(true)
    expect(countryPage('CHE', 'fr').isPrimary).toBe(false)
  })

  test('World is XWW in en-us', () => {
    expect(countryPage('XWW', 'en-us')).toEqual({
      countrySlug: 'world',
      countryKey: 'world',
      countryCode: 'XWW',
      countryName: 'World',
      locale: 'en-us',
      isPrimary: true,
    })
    expect(findCountryBySlug('world')).toBe(world)
  })

  test('every slug needs no percent-encoding and leads back to its country', () => {
    for (const country of countries) {
      const { countrySlug } = countryPage(country.alpha3, 'en-us')
      expect(countrySlug).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(findCountryBySlug(countrySlug)).toBe(country)
    }
    expect(findCountryBySlug('atlantis')).toBeNull()
  })

  test.each([
    ['CHE', 'fr', 'Suisse'],
    ['CH', 'ja', 'スイス'],
    ['XWW', 'de', 'Welt'],
    ['XWW', 'ar-xb', 'World'],
    ['HKG', 'de', 'Hongkong'],
    ['PSE', 'en-us', 'Palestine'],
    ['FLK', 'en-us', 'Falkland Islands'],
    ['MMR', 'en-us', 'Myanmar (Burma)'],
    ['FRA', 'ar-xb', 'France'],
    ['XXX', 'de', 'XXX'],
  ] as const)('%s is called in %s %s', (code, locale, name) => {
    expect(countryName(code, locale)).toBe(name)
  })
})

describe('ROUTE-12: country and language entries', () => {
  const entriesOf = (code: string, options = { withDomains: true }) =>
    countryEntries(options).filter(({ country_code }) => country_code === code)

  test('Switzerland has one for each of its languages', () => {
    expect(entriesOf('CHE')).toEqual([
      {
        name: 'Switzerland',
        country_code: 'CHE',
        getty_locale: 'de',
        autonomy_page_path: '/country/switzerland',
        default: true,
        is_master_language: false,
        path_prefix: 'de',
        domain: 'ch',
      },
      expect.objectContaining({ getty_locale: 'fr', default: false, path_prefix: 'fr' }),
      expect.objectContaining({ getty_locale: 'it', default: false, path_prefix: 'it' }),
    ])
  })

  test('the United Kingdom is reached without a prefix, in en-gb', () => {
    expect(entriesOf('GBR')).toMatchObject([{ getty_locale: 'en-gb', path_prefix: null, domain: 'co.uk' }])
  })

  test('World comes first', () => {
    expect(countryEntries({ withDomains: true })[0]).toMatchObject({
      country_code: 'XWW',
      getty_locale: 'en-us',
      domain: 'com',
    })
  })

  test('each country has one default, each language one master', () => {
    const entries = countryEntries({ withDomains: false })
    expect(unique(entries.filter((entry) => entry.default).map(({ country_code }) => country_code))).toBe(250)
    const masters = entries
      .filter((entry) => entry.is_master_language)
      .map(({ getty_locale }) => getty_locale)
    expect(masters.toSorted()).toEqual([...locales].sort())
  })

  test('a phone stands only where the configuration gives one', () => {
    const entries = countryEntries({ withDomains: true, phones: { DEU: '+49 30 000000' } })
    expect(entries.filter((entry) => 'phone' in entry)).toMatchObject([
      { country_code: 'DEU', phone: '+49 30 000000' },
    ])
  })

  test('ROUTE-11: site A knows 16 domains, site B gets none of them', () => {
    const domains = countryEntries({ withDomains: true }).flatMap(({ domain }) => domain ?? [])
    expect([...new Set(domains)].sort().join(' ')).toBe('at be ch co.uk com de dk es fi fr ie it nl no pt se')
    expect(countryEntries({ withDomains: false }).filter((entry) => 'domain' in entry)).toEqual([])
  })

  test.each([
    ['ch', 'de'],
    ['co.uk', 'en-gb'],
    ['se', 'sv'],
    ['com', null],
    ['example', null],
  ])('ROUTE-05: the domain %s speaks %s', (domain, locale) => {
    expect(localeOfDomain(domain)).toBe(locale)
  })
})
