import { expect, test } from 'vitest'
import { buildCaller, buildVisit } from '#visit/testing/build-visit.ts'
import { inOwnLanguage } from './in-own-language.ts'

const caller = buildCaller()

test('who signs in goes on in the language of the profile, and stays in it', () => {
  expect(inOwnLanguage({ visit: buildVisit(), caller }, '/account', 'de')).toEqual({
    to: '/de/account',
    cookies: [expect.stringMatching(/^argus_locale=de; /)],
  })
})

test.each([
  [{ prefix: 'jp', locale: 'ja' }, '/jp/account', 'de'],
  [{}, '/jp/detail/7', 'de'],
  [{}, '/account', 'en-us'],
  [{}, '/account', 'klingon'],
  [{}, '/account', undefined],
] as const)(
  'an address that says a language keeps it, and nothing else changes one (%#)',
  (place, to, locale) => {
    expect(inOwnLanguage({ visit: buildVisit(place), caller }, to, locale)).toEqual({ to, cookies: [] })
  },
)
