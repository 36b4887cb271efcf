import { describe, expect, test } from 'vitest'
import type { IndexTerm, SpellingAnswer } from '../index-question.ts'
import { canBeMisspelt, chooseSpelling } from './choose-spelling.ts'

const term = (text: string, weight: number): IndexTerm => ({
  kind: 'word',
  locale: null,
  text,
  folded: text,
  id: '',
  weight,
})
const near = (
  ...terms: readonly (readonly [text: string, weight: number, changes: number])[]
): SpellingAnswer => terms.map(([text, weight, changes]) => ({ term: term(text, weight), changes }))

describe('SEARCH-03: what was meant', () => {
  test('the nearest word', () => {
    expect(chooseSpelling('flowr', near(['flower', 50, 1], ['floor', 40, 1]), 'en')?.text).toBe('flower')
  })

  test('of two as near the likelier slip, then the more frequent one', () => {
    expect(chooseSpelling('hoese', near(['horse', 10, 1], ['house', 10, 1]), 'en')?.text).toBe('horse')
    expect(chooseSpelling('sunsat', near(['sunset', 900, 1], ['sunsaw', 2, 1]), 'en')?.text).toBe('sunset')
  })

  test('a word of the catalogue stays, unless a near one is fifty times as frequent', () => {
    expect(chooseSpelling('boar', near(['boar', 5, 0], ['boat', 200, 1]), 'en')).toBeNull()
    expect(chooseSpelling('boar', near(['boar', 4, 0], ['boat', 200, 1]), 'en')).toEqual({
      text: 'boat',
      isSure: false,
    })
  })

  test('a word that nobody knows is surely a slip', () => {
    expect(chooseSpelling('flowwer', near(['flower', 3, 1]), 'en')).toEqual({ text: 'flower', isSure: true })
  })

  test.each([
    ['a short word', 'dgo', near(['dog', 100, 1])],
    ['a figure', '2o24', near(['2024', 100, 1])],
    ['a word that is too far', 'flwer', near(['flaws', 1_000, 2])],
    ['one that no asset has', 'flowr', near(['flower', 0, 1])],
    ['nothing near', 'flowr', near()],
  ])('%s is not corrected', (_what, typed, candidates) => {
    expect(chooseSpelling(typed, candidates, 'en')).toBeNull()
  })
})

test.each([
  ['flower', true],
  ['цветок', true],
  ['dog', false],
  ['東京都庁舎', false],
  ['abc123', false],
])('%s can be misspelt: %s', (word, can) => expect(canBeMisspelt(word)).toBe(can))
