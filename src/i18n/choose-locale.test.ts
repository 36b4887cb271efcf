import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseLocale, type LocaleHints, readAcceptLanguage } from './choose-locale.ts'
import { locales, pseudoLocale, spokenLocales } from './locales.ts'
import { prefixes } from './prefixes.ts'

const nothing: LocaleHints = { prefix: null, storedLocale: null, domainLocale: null, acceptLanguage: null }
const choose = (hints: Partial<LocaleHints>) => chooseLocale({ ...nothing, ...hints })

describe('ROUTE-05: the order in which a locale is chosen', () => {
  const all = { prefix: 'jp', storedLocale: 'de', domainLocale: 'fr', acceptLanguage: 'it' } as const

  test('prefix, then stored locale, then domain, then Accept-Language, then en-us', () => {
    expect(choose(all).locale).toBe('ja')
    expect(choose({ ...all, prefix: null }).locale).toBe('de')
    expect(choose({ ...all, prefix: null, storedLocale: null }).locale).toBe('fr')
    expect(choose({ acceptLanguage: 'it' }).locale).toBe('it')
    expect(choose({})).toEqual({ locale: 'en-us', spoken: 'en-us' })
  })

  test.each(['klingon', '', 'DE', 'constructor', '__proto__'])(
    'the stored locale %j is ignored',
    (storedLocale) => {
      expect(choose({ storedLocale, domainLocale: 'fr' }).locale).toBe('fr')
    },
  )

  test('Serbian is reached by the stored locale alone', () => {
    expect(choose({ storedLocale: 'sr' }).locale).toBe('sr')
    expect(choose({ acceptLanguage: 'sr, sr-Latn-RS' }).locale).toBe('en-us')
  })

  test('a locale without texts is shown in en-us', () => {
    expect(choose({ prefix: 'fi' })).toEqual({ locale: 'fi', spoken: 'en-us' })
    expect(choose({ prefix: 'de' })).toEqual({ locale: 'de', spoken: 'de' })
    expect(choose({ prefix: 'de', spoken: ['en-us'] })).toEqual({ locale: 'de', spoken: 'en-us' })
  })

  test('the pseudo-locale counts only where the caller lets it be spoken', () => {
    expect(choose({ storedLocale: pseudoLocale })).toEqual({ locale: pseudoLocale, spoken: pseudoLocale })
    expect(choose({ storedLocale: pseudoLocale, spoken: ['en-us', 'de'] }).locale).toBe('en-us')
    expect(choose({ acceptLanguage: 'ar-XB' }).locale).toBe('en-us')
  })
})

describe('ROUTE-05: Accept-Language', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-ch', 'de'],
    ['en', 'en-us'],
    ['en-US', 'en-us'],
    ['en-CA', 'en-us'],
    ['en-GB', 'en-gb'],
    ['en-AU', 'en-gb'],
    ['en-IE', 'en-gb'],
    ['en-NZ', 'en-gb'],
    ['en-IN', 'en-gb'],
    ['pt', 'pt-br'],
    ['pt-BR', 'pt-br'],
    ['pt-AO', 'pt-br'],
    ['pt-PT', 'pt-pt'],
    ['zh', 'zh-hk'],
    ['zh-TW', 'zh-hk'],
    ['zh-Hant', 'zh-hk'],
    ['zh-Hant-HK', 'zh-hk'],
    ['sv-FI', 'sv'],
    ['uk', 'uk'],
    ['ja-JP', 'ja'],
    ['ko', 'ko'],
    ['da', null],
    ['*', null],
    ['', null],
  ])('%j is %s', (header, locale) => {
    expect(readAcceptLanguage(header)).toBe(locale)
  })

  test.each([
    ['fr;q=0.5, de;q=0.9', 'de'],
    ['fr;q=0.5,de', 'de'],
    ['da, nb;q=0.9, nl;q=0.3', 'nl'],
    ['de;q=0, fr;q=0', null],
    ['de ; q=0.8 , fr ;q=0.7', 'de'],
    ['fr, de', 'fr'],
    ['de;q=2, fr;q=0.1', 'fr'],
    ['de;level=1, fr;q=0.1', 'fr'],
  ])('%j prefers %s', (header, locale) => {
    expect(readAcceptLanguage(header)).toBe(locale)
  })

  test('8 kB of anything are read in passing', () => {
    for (const filler of [' ', ',', '-', 'a', 'de;q=0.', 'de-', 'en-a-', ';q=']) {
      expect(readAcceptLanguage(`fr;q=0.1,${filler.repeat(8192 / filler.length)}`)).toBe('fr')
    }
  })

  test('no text makes the choice throw or leave the known locales', () => {
    const text = fc.option(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-zA-Z0-9;=q.,* -]*$/)),
    )
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...prefixes)),
        text,
        fc.option(fc.constantFrom(...locales)),
        text,
        (prefix, storedLocale, domainLocale, acceptLanguage) => {
          const { locale, spoken } = chooseLocale({ prefix, storedLocale, domainLocale, acceptLanguage })
          expect([...locales, pseudoLocale]).toContain(locale)
          expect(spokenLocales).toContain(spoken)
        },
      ),
    )
  })
})
