import { expect, test } from 'vitest'
import type { HitList } from './hit-list.ts'
import { collectUnion, uniteList } from './unite.ts'

const listOf = (hits: Readonly<Record<number, number>>, isScored = true): HitList => ({
  places: Uint32Array.from(Object.keys(hits), Number),
  scores: Float32Array.from(isScored ? Object.values(hits) : []),
  isScored,
  count: Object.keys(hits).length,
})
const empty = (isScored: boolean): HitList => ({
  places: new Uint32Array(100),
  scores: new Float32Array(isScored ? 100 : 0),
  isScored,
  count: 0,
})

test.each([
  ['sum', 5],
  ['best', 3],
] as const)('lists become one in ascending order; scores gather as %s', (gathering, both) => {
  const bits = new Uint32Array(4)
  const byPlace = new Float32Array(100)
  uniteList(listOf({ 31: 1, 64: 3 }), bits, byPlace, gathering)
  uniteList(listOf({ 0: 4, 64: 2, 99: 0 }), bits, byPlace, gathering)
  const union = empty(true)
  collectUnion(100, bits, byPlace, union)
  expect([...union.places.subarray(0, union.count)]).toEqual([0, 31, 64, 99])
  expect([...union.scores.subarray(0, union.count)]).toEqual([4, 1, both, 0])
  expect([...bits]).toEqual([0, 0, 0, 0])
})

test('without scores only places are gathered', () => {
  const bits = new Uint32Array(4)
  uniteList(listOf({ 5: 0, 6: 0 }, false), bits, new Float32Array(), 'sum')
  const union = empty(false)
  collectUnion(100, bits, new Float32Array(), union)
  expect([...union.places.subarray(0, union.count)]).toEqual([5, 6])
})
