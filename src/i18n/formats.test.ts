import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createFormats,
  type DateStyle,
  formatBytes,
  formatCompact,
  formatDate,
  formatDuration,
  formatList,
  formatNumber,
  formatPercent,
  formatPrice,
} from './formats.ts'
import { type AnyLocale, locales } from './locales.ts'

const nbsp = '\u00a0'

describe('I18N-03: numbers are formatted for the locale', () => {
  test.each<[AnyLocale, string]>([
    ['en-us', '1,234,567.5'],
    ['de', '1.234.567,5'],
    ['ja', '1,234,567.5'],
    ['ar-xb', '1,234,567.5'],
  ])('%s', (locale, text) => {
    expect(formatNumber(1234567.5, locale)).toBe(text)
  })

  test('counts are shortened, shares are percentages', () => {
    expect(formatCompact(2_100_000, 'en-us')).toBe('2.1M')
    expect(formatCompact(2_100_000, 'ja')).toBe('210万')
    expect(formatPercent(0.25, 'de')).toBe(`25${nbsp}%`)
  })

  test.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1500, '1.5 kB'],
    [999_940, '999.9 kB'],
    [999_960, '1 MB'],
    [2_100_000, '2.1 MB'],
    [3_000_000_000, '3 GB'],
    [5e15, '5,000 TB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en-us')).toBe(text)
  })

  test.each([
    [0, '0:00'],
    [14, '0:14'],
    [13.6, '0:14'],
    [59.6, '1:00'],
    [754, '12:34'],
    [3723, '1:02:03'],
    [-1, '0:00'],
    [Number.NaN, '0:00'],
  ])('a film of %d seconds lasts %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })
})

describe('I18N-03: prices are formatted for the locale', () => {
  test.each<[string, string, AnyLocale, string]>([
    ['1499.00', 'USD', 'en-us', '$1,499.00'],
    ['1499.00', 'EUR', 'de', `1.499,00${nbsp}€`],
    ['1499', 'JPY', 'ja', '￥1,499'],
    ['1499.00', 'JPY', 'en-us', '¥1,499'],
    ['12', 'USD', 'en-us', '$12.00'],
    ['1499', 'UAH', 'uk', `1${nbsp}499,00${nbsp}₴`],
    ['1499', 'KWD', 'en-us', `KWD${nbsp}1,499.000`],
    ['1499', 'RSD', 'en-us', `RSD${nbsp}1,499.00`],
    ['-0.5', 'USD', 'en-us', '-$0.50'],
    ['0.125', 'USD', 'en-us', '$0.125'],
  ])('%s %s in %s', (amount, currency, locale, text) => {
    expect(formatPrice({ amount, currency }, locale)).toBe(text)
  })

  test('no digit is lost, however long the amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.nat({ max: 99 }), (whole, cents) => {
        const amount = `${whole}.${String(cents).padStart(2, '0')}`
        expect(formatPrice({ amount, currency: 'USD' }, 'en-us').replace(/[$,]/g, '')).toBe(amount)
      }),
    )
  })

  test.each(['', 'abc', '1e3', '1,5', ' 1', 'NaN', '.5'])('%j is no amount', (amount) => {
    expect(() => formatPrice({ amount, currency: 'USD' }, 'en-us')).toThrow(RangeError)
  })
})

describe('I18N-03: dates are formatted for the locale', () => {
  const moment = '2026-11-03T23:05:00Z'

  test.each<[AnyLocale, DateStyle, string]>([
    ['en-us', 'short', '11/3/26'],
    ['en-us', 'medium', 'Nov 3, 2026'],
    ['en-gb', 'medium', '3 Nov 2026'],
    ['de', 'long', '3. November 2026'],
    ['de', 'full', 'Dienstag, 3. November 2026'],
    ['ja', 'long', '2026年11月3日'],
    ['de', 'month', 'November 2026'],
    ['de', 'time', '23:05'],
    ['en-us', 'time', '11:05 PM'],
    ['en-us', 'dateTime', 'Nov 3, 2026, 11:05 PM'],
  ])('%s, %s', (locale, style, text) => {
    expect(formatDate(moment, locale, style)).toBe(text)
  })

  test('a day is the same day for everyone, unless a time zone is asked for', () => {
    expect(formatDate('2026-11-03', 'en-us')).toBe('Nov 3, 2026')
    expect(formatDate(moment, 'en-us', 'medium', 'Asia/Tokyo')).toBe('Nov 4, 2026')
  })

  test('no space depends on the engine', () => {
    const styles: DateStyle[] = ['short', 'medium', 'long', 'full', 'month', 'dateTime', 'time']
    for (const locale of locales) {
      for (const style of styles) expect(formatDate(moment, locale, style)).not.toMatch(/[\u2009\u202f]/)
    }
  })
})

test('I18N-03: lists are joined as the language does', () => {
  expect(formatList(['a', 'b', 'c'], 'en-us')).toBe('a, b, and c')
  expect(formatList(['a', 'b'], 'de', 'disjunction')).toBe('a oder b')
  expect(formatList([], 'de')).toBe('')
})

test('bound formats speak their locale', () => {
  const formats = createFormats('de')
  expect(formats.number(1234.5)).toBe('1.234,5')
  expect(formats.price({ amount: '9.90', currency: 'EUR' })).toBe(`9,90${nbsp}€`)
  expect(formats.date('2026-11-03')).toBe('03.11.2026')
  expect(formats.duration(14)).toBe('0:14')
})
