import { expect, test } from 'vitest'
import { locales, pseudoLocale } from '#i18n/locales.ts'
import { languageCodes, languageOf } from './language-code.ts'

test('every locale has a language, and every language a locale', () => {
  expect([...new Set(locales.map(languageOf))].sort()).toEqual([...languageCodes].sort())
})

test('locales of one language share its rules', () => {
  expect(languageOf('pt-br')).toBe(languageOf('pt-pt'))
  expect(languageOf('zh-hk')).toBe('zh')
  expect(languageOf(pseudoLocale)).toBe('en')
})
