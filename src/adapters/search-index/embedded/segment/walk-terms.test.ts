import { expect, test } from 'vitest'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from './build-segment.ts'
import { openNameTable } from './name-table.ts'
import { columnsOf } from './segment-columns.ts'
import { walkTerms } from './walk-terms.ts'

const rangeOf = (...concepts: readonly string[]) => {
  const entry = { ...drawEntry(openDice(1), 1), words: { concepts } }
  const columns = columnsOf(buildSegment('one', [entry], openNameTable()))
  return { columns, start: 0, end: columns.termOffsets.length - 1 }
}
const walk = (...ranges: Parameters<typeof walkTerms>[0]) => {
  const seen: number[][] = []
  walkTerms(ranges, (terms) => seen.push([...terms]))
  return seen
}

test('each term of several dictionaries is seen once, in order', () => {
  expect(walk(rangeOf('b', 'd'), rangeOf('a', 'b', 'c'), rangeOf('d'))).toEqual([
    [-1, 0, -1],
    [0, 1, -1],
    [-1, 2, -1],
    [1, -1, 0],
  ])
})

test('only the given range of a dictionary is walked', () => {
  expect(walk({ ...rangeOf('a', 'b', 'c'), start: 1, end: 2 })).toEqual([[1]])
  expect(walk()).toEqual([])
})
