import { expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import type { Keyword, KeywordName } from '../vocabulary.ts'
import { indexVocabulary, matchKeyword } from './match-keyword.ts'

function keyword(key: string, name: string, synonyms: readonly string[] = []): Keyword {
  const entries = locales.map((locale) => [locale, { name, synonyms, related: ['thing'] }])
  const names = Object.fromEntries(entries) as Record<Locale, KeywordName>
  return { key, kind: 'subject', broader: [], names }
}

const index = indexVocabulary({
  keywords: [
    keyword('sea', 'sea', ['ocean', 'blue water']),
    keyword('ocean', 'ocean', ['deep']),
    keyword('well', 'well', ['deep']),
    keyword('cafe', 'café'),
    keyword('stone', 'rock'),
    keyword('music', 'rock'),
  ],
})

test.each([
  ['Sea', 'sea'],
  ['seas', 'sea'],
  ['blue-water', 'sea'],
  ['cafe', 'cafe'],
  ['CAFÉS', 'cafe'],
])('%s means %s', (text, key) => {
  expect(matchKeyword(index, text, 'en-us')).toBe(key)
})

test('a name goes before a synonym', () => {
  expect(matchKeyword(index, 'oceans', 'en-us')).toBe('ocean')
})

test('a synonym of several keywords means none of them', () => {
  expect(matchKeyword(index, 'deep', 'en-us')).toBeNull()
})

test('of two keywords with one name the earlier one has it', () => {
  expect(matchKeyword(index, 'rock', 'en-us')).toBe('stone')
})

test('a related word and an unknown one stay free', () => {
  expect(matchKeyword(index, 'thing', 'en-us')).toBeNull()
  expect(matchKeyword(index, '', 'ja')).toBeNull()
})
