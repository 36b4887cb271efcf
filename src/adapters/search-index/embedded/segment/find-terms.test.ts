import { expect, test } from 'vitest'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from './build-segment.ts'
import { documentFrequency, findPrefix, findTerm } from './find-terms.ts'
import { openNameTable } from './name-table.ts'
import { columnsOf } from './segment-columns.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const tokens = ['sea', 'se', 'season', 'sun', '犬', '犬小屋', 'seb']
const entry = { ...drawEntry(openDice(1), 1), words: { concepts: tokens } }
const columns = columnsOf(buildSegment('one', [entry], openNameTable()))

test('every term is found at a number of its own', () => {
  const numbers = tokens.map((token) => findTerm(columns, bytes(token)))
  expect(numbers.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(numbers.map((number) => documentFrequency(columns, number))).toEqual(tokens.map(() => 1))
})

test.each(['', 's', 'seas', 'seaz', 'zebra', '犬小', '\u{1f600}'])('"%s" is not a term', (token) => {
  expect(findTerm(columns, bytes(token))).toBe(-1)
})

test.each([
  ['se', 4],
  ['sea', 2],
  ['s', 5],
  ['犬', 2],
  ['zz', 0],
  ['a', 0],
])('"%s" begins %i terms', (prefix, count) => {
  const [start, end] = findPrefix(columns, bytes(prefix))
  expect(end - start).toBe(count)
})
