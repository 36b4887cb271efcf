import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from './locales.ts'
import { joinPrefix, localeOfPrefix, prefixes, prefixOf, splitPrefix } from './prefixes.ts'

const anyPrefix = fc.constantFrom(...prefixes)

/** A path that browsers keep on this host: one slash, then no second one. Mostly built of what could confuse. */
const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', 'de', 'fr', 'DE', 'demo', '?', '#', '%2F', '.', 'search/2', '\\'),
      anyPrefix,
      fc.string(),
    ),
  )
  .map((parts) => `/${parts.join('')}`)
  .filter((path) => !/^\/[/\\]/.test(path))

describe('ROUTE-05: country-language prefixes', () => {
  test('there are 24, and each speaks the decided locale', () => {
    expect(prefixes.join(' ')).toBe('br cs de en es fi fr hk hu id it jp kr nl pl pt ro ru se th tr uk vi zh')
    expect(localeOfPrefix).toMatchObject({
      br: 'pt-br',
      en: 'en-us',
      hk: 'zh-hk',
      zh: 'zh-hk',
      jp: 'ja',
      kr: 'ko',
      se: 'sv',
      pt: 'pt-pt',
      uk: 'uk',
      de: 'de',
    })
  })

  test('every locale is reached by a prefix, but for en-gb and sr', () => {
    const reached: ReadonlySet<string> = new Set(Object.values(localeOfPrefix))
    expect(locales.filter((locale) => !reached.has(locale))).toEqual(['en-gb', 'sr'])
  })

  test('links carry hk for Chinese and nothing for the default, en-gb, sr and the pseudo-locale', () => {
    expect(prefixOf('zh-hk')).toBe('hk')
    expect(prefixOf('ja')).toBe('jp')
    expect((['en-us', 'en-gb', 'sr', 'ar-xb'] as const).map(prefixOf)).toEqual([null, null, null, null])
  })

  test('a prefix that links carry leads back to its locale', () => {
    for (const locale of locales) {
      const prefix = prefixOf(locale)
      if (prefix !== null) expect(localeOfPrefix[prefix]).toBe(locale)
    }
  })

  test.each([
    ['/de/search/2', 'de', '/search/2'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de?phrase=fr', 'de', '/?phrase=fr'],
    ['/de#top', 'de', '/#top'],
    ['/de/fr/x', 'de', '/fr/x'],
    ['/', null, '/'],
    ['', null, ''],
    ['/demo', null, '/demo'],
    ['/DE/search/2', null, '/DE/search/2'],
    ['/xx/search/2', null, '/xx/search/2'],
    ['/search/de', null, '/search/de'],
    ['de/search/2', null, 'de/search/2'],
  ])('%s has the prefix %s and the path %s', (path, prefix, rest) => {
    expect(splitPrefix(path)).toEqual({ prefix, path: rest })
  })

  test.each(['/de//evil.example', '/de/\\evil.example'])('stripping %s never leaves another host', (path) => {
    expect(splitPrefix(path)).toEqual({ prefix: null, path })
  })

  test('what was joined splits into the same two parts', () => {
    fc.assert(
      fc.property(anyPrefix, anyPath, (prefix, path) => {
        expect(splitPrefix(joinPrefix(prefix, path))).toEqual({ prefix, path })
      }),
    )
  })

  test('what was split joins into the same path; only the slash of a bare prefix goes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyPath,
          fc.string().map((text) => `/de${text}`),
          fc.string(),
        ),
        (path) => {
          const { prefix, path: rest } = splitPrefix(path)
          const canonical = prefix === null ? path : path.replace(/^(\/[a-z]{2})\/(?=$|[?#])/, '$1')
          expect(joinPrefix(prefix, rest)).toBe(canonical)
        },
      ),
    )
  })
})
