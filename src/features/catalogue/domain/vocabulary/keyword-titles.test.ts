import { expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import type { KeywordName } from '../vocabulary.ts'
import { keywordTitles } from './keyword-titles.ts'

function named(name: string) {
  const entries = locales.map((locale) => [locale, { name, synonyms: [], related: [] }])
  return { names: Object.fromEntries(entries) as Record<Locale, KeywordName> }
}

test('a title opens with a capital, by the rules of its language', () => {
  const titles = keywordTitles(named('inek ve elma'))
  expect(titles.fr).toBe('Inek ve elma')
  expect(titles.tr).toBe('İnek ve elma')
  expect(Object.keys(titles)).toHaveLength(25)
})

test('letters beyond the basic plane and scripts without capitals stay whole', () => {
  expect(keywordTitles(named('𠮷野家')).ja).toBe('𠮷野家')
})
