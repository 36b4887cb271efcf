import { expect, test } from 'vitest'
import { boundedPattern, readingLanguages } from './reading-languages.ts'

test('a phrase is read in the language of the visitor first, then in English', () => {
  expect(readingLanguages('fr')).toEqual(['fr', 'en'])
  expect(readingLanguages('en-gb')).toEqual(['en'])
  expect(readingLanguages('cs')).toEqual(['en'])
})

test('a rule matches whole words, but in Japanese', () => {
  expect(boundedPattern('art', 'en').test('party')).toBe(false)
  expect(boundedPattern('art', 'en').test('an art fair')).toBe(true)
  expect(boundedPattern('昨日', 'ja').test('昨日の試合')).toBe(true)
})
