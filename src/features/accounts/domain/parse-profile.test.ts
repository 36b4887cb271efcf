import { expect, test } from 'vitest'
import { parseProfile } from './parse-profile.ts'

test('what is not named stays as it is', () => {
  expect(parseProfile({ name: ' Mira\u0000Sand ' })).toEqual({ ok: true, value: { name: 'Mira Sand' } })
})

test('what is too long is told, not cut', () => {
  expect(parseProfile({ name: 'a'.repeat(100) }).ok).toBe(true)
  expect(parseProfile({ name: 'a'.repeat(101), company: 'b'.repeat(101) })).toEqual({
    ok: false,
    failure: { name: 'name-too-long', company: 'company-too-long' },
  })
})

test('a country is one of ISO 3166-1 by three letters, or none', () => {
  expect(parseProfile({ country: 'DEU' }).ok).toBe(true)
  expect(parseProfile({ country: '' }).ok).toBe(true)
  expect(parseProfile({ country: 'DE' })).toEqual({ ok: false, failure: { country: 'country-unknown' } })
})

test('a locale is one that there is', () => {
  expect(parseProfile({ locale: 'ja' }).ok).toBe(true)
  expect(parseProfile({ locale: 'xx', country: 'XX' })).toEqual({
    ok: false,
    failure: { country: 'country-unknown', locale: 'locale-unknown' },
  })
})
