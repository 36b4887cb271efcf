import { expect, test } from 'vitest'
import type { IndexEntry, Order } from '#features/search/domain.ts'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { openNameTable } from '../segment/name-table.ts'
import { columnsOf } from '../segment/segment-columns.ts'
import { shuffled, writeKeys } from './order-keys.ts'

const dice = openDice(2)
function keysOf(order: Order, isScored: boolean, ...fields: readonly Partial<IndexEntry['fields']>[]) {
  const entries = fields.map((some, at) => {
    const entry = drawEntry(dice, at + 1)
    return {
      ...entry,
      fields: { ...entry.fields, quality: 3, popularity: 0, createdOn: null, submittedOn: null, ...some },
    }
  })
  const columns = columnsOf(buildSegment('one', entries, openNameTable()))
  const keys = new Float64Array(entries.length)
  const places = Uint32Array.from(entries, (_, place) => place)
  const scores = Float32Array.from(entries, (_, place) => place + 1)
  writeKeys(columns, order, isScored, { places, scores, isScored, count: entries.length }, keys)
  return [...keys]
}

test('the day of creation comes before that of submission, and neither is day 0', () => {
  const days = [{ createdOn: 5, submittedOn: 9 }, { submittedOn: 7 }, { createdOn: 0, submittedOn: 9 }, {}]
  expect(keysOf({ by: 'newest' }, false, ...days)).toEqual([5, 7, 0, 0])
  expect(keysOf({ by: 'oldest' }, false, ...days).map(Math.abs)).toEqual([5, 7, 0, 0])
})

test('popularity is 0 where nobody knows it', () => {
  expect(keysOf({ by: 'popular' }, false, { popularity: 4_294_967_295 }, { popularity: null })).toEqual([
    4_294_967_295, 0,
  ])
})

test('words decide, and of equal words what speaks for an asset', () => {
  const [weak = 0, strong = 0] = keysOf({ by: 'best', today: 100 }, true, {}, {})
  expect(strong).toBeCloseTo(weak * 2)
  const [bad = 0, good = 0] = keysOf({ by: 'best', today: 100 }, false, { quality: 5 }, { quality: 1 })
  expect(good).toBeGreaterThan(bad)
})

test('chance is the same for the same seed, and spreads', () => {
  const keys = Array.from({ length: 500 }, (_, id) => shuffled(id, 7))
  expect(keys).toEqual(Array.from({ length: 500 }, (_, id) => shuffled(id, 7)))
  expect(new Set(keys).size).toBe(500)
  expect(shuffled(1, 7)).not.toBe(shuffled(1, 8))
  expect(shuffled(2 ** 40 + 1, 7)).not.toBe(shuffled(1, 7))
  expect(keys.filter((key) => key < 2 ** 31).length).toBeGreaterThan(200)
})
