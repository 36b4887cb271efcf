import { expect, test } from 'vitest'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { slots } from '../segment/field-layout.ts'
import { openNameTable } from '../segment/name-table.ts'
import { columnsOf } from '../segment/segment-columns.ts'
import type { FilterPlan } from './filter-plan.ts'
import { orderFilters } from './order-filters.ts'
import { openScratch } from './scratch.ts'

const dice = openDice(4)
const readingOf = (size: number) => {
  const entries = Array.from({ length: size }, (_, at) => drawEntry(dice, at + 1))
  const segment = buildSegment('one', entries, openNameTable())
  return { segment, columns: columnsOf(segment), part: 0, scratch: openScratch(), isScored: false }
}
const marks = slots.marks
const bits = (mask: number): FilterPlan => {
  if (marks.kind !== 'choices') throw new Error('Marks are no choices.')
  return { kind: 'bits', word: marks.word, bits: mask << marks.shift }
}
const loose = bits(0b11111111)
const strict = bits(0b10000000)
const words: FilterPlan = { kind: 'ids', ids: [] }

test('the strictest column goes first, other filters after all columns', () => {
  expect(orderFilters(readingOf(5_000), [words, loose, strict])).toEqual([strict, loose, words])
})

test('for a small segment the order is not worth the question', () => {
  expect(orderFilters(readingOf(50), [words, loose, strict])).toEqual([words, loose, strict])
})
