import { expect, test } from 'vitest'
import { distinctTerms } from './distinct-terms.ts'
import type { IndexTerm } from './index-question.ts'

function term(kind: IndexTerm['kind'], folded: string, weight: number, id = ''): IndexTerm {
  return { kind, locale: null, text: folded, folded, id, weight }
}

test('the heaviest come first, and of the same weight the first of the alphabet', () => {
  const [light, sea, bee] = [term('word', 'light', 1), term('word', 'sea', 5), term('word', 'bee', 5)]
  expect(distinctTerms([light, sea, bee])).toEqual([bee, sea, light])
})

test('of one spelling and kind the heaviest is kept, and of one thing with several names', () => {
  const heavy = term('person', 'ada', 9, '1')
  expect(distinctTerms([term('person', 'ada', 2, '2'), heavy])).toEqual([heavy])
  expect(distinctTerms([heavy, term('person', 'ada lovelace', 3, '1')])).toEqual([heavy])
})

test('a word gives way to what is called so, however light that is', () => {
  const keyword = term('keyword', 'sea', 1, '7')
  expect(distinctTerms([term('word', 'sea', 100), keyword])).toEqual([keyword])
})

test('words have no id to be the same by', () => {
  expect(distinctTerms([term('word', 'a', 1), term('word', 'b', 1)])).toHaveLength(2)
})
