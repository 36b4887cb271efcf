import { describe, expect, test } from 'vitest'
import {
  type AnyLocale,
  defaultLocale,
  directionOf,
  endonymOf,
  formattingTagOf,
  isLocale,
  languageTagOf,
  locales,
  pseudoLocale,
  spokenLocales,
} from './locales.ts'

describe('I18N-01: locales', () => {
  test('there are 25 of them, and the default is en-us', () => {
    expect(new Set(locales).size).toBe(25)
    expect(defaultLocale).toBe('en-us')
    expect(locales).toContain(defaultLocale)
  })

  test('the pseudo-locale is none of them, but it is spoken', () => {
    expect(isLocale(pseudoLocale)).toBe(false)
    expect(spokenLocales).toContain(pseudoLocale)
  })

  test.each<[AnyLocale, string, string]>([
    ['en-us', 'en-US', 'English (US)'],
    ['de', 'de', 'Deutsch'],
    ['ja', 'ja', '日本語'],
    ['pt-br', 'pt-BR', 'Português (Brasil)'],
    ['zh-hk', 'zh-HK', '繁體中文'],
    ['sr', 'sr-Latn', 'Srpski'],
    ['ar-xb', 'ar-XB', 'Ƥşḗŭḓǿ (RTL)'],
  ])('%s is %s to a browser and %s to its speakers', (locale, tag, endonym) => {
    expect(languageTagOf(locale)).toBe(tag)
    expect(endonymOf(locale)).toBe(endonym)
  })

  test('no two locales share a language tag or a name', () => {
    expect(new Set(locales.map(languageTagOf)).size).toBe(locales.length)
    expect(new Set(locales.map(endonymOf)).size).toBe(locales.length)
  })

  test.each(locales)('Intl knows %s', (locale) => {
    expect(Intl.NumberFormat.supportedLocalesOf(formattingTagOf(locale))).toHaveLength(1)
  })

  test('only the pseudo-locale runs from right to left, and its formats are English', () => {
    expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual([])
    expect(directionOf(pseudoLocale)).toBe('rtl')
    expect(formattingTagOf(pseudoLocale)).toBe('en-US')
  })
})
