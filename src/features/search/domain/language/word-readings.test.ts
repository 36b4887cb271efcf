import { expect, test } from 'vitest'
import { stemmers } from '../../server/language/stemmers.ts'
import { openAnalyzer } from './analyzer.ts'
import { bestOf, readingsOfWord, readingsOfWords, tokenOf } from './word-readings.ts'

const { analyzeText } = openAnalyzer(stemmers)
const words = (text: string, code: 'en' | 'de' | 'ja') => analyzeText(text, code)

test('a word is read in its language and in English, and counted once where they agree', () => {
  const readings = words('Hunde', 'de').flatMap((word) => readingsOfWord(word))
  expect(bestOf(readings)).toEqual({
    kind: 'best',
    of: [
      { kind: 'token', token: 'hund' },
      { kind: 'token', token: 'hunde', weight: 0.9 },
    ],
  })
  expect(bestOf(words('Hund', 'de').flatMap((word) => readingsOfWord(word)))).toEqual(tokenOf('hund'))
})

test('words that belong together stand side by side or are written as one', () => {
  expect(bestOf(readingsOfWords(words('close-up', 'en')))).toEqual({
    kind: 'best',
    of: [
      { kind: 'phrase', tokens: ['close', 'up'] },
      { kind: 'token', token: 'closeup', weight: 0.9 },
    ],
  })
  expect(readingsOfWords([])).toEqual([])
})

test('ideographs are found as pairs too, where the dictionary took the text apart otherwise', () => {
  expect(readingsOfWords(words('東京の夜', 'ja'))).toContainEqual({
    kind: 'phrase',
    tokens: ['東京', '京の', 'の夜'],
    weight: 0.6,
  })
})

test('of no reading there is no best', () => {
  expect(bestOf([])).toBeNull()
})
