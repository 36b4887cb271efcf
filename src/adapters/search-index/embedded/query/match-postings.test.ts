import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { openNameTable } from '../segment/name-table.ts'
import { columnsOf, type SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'
import { keepTermByLeaps, keepTermByMarks, leapTo, markPlaces, missed, scoreHits } from './match-postings.ts'

const size = 200
const someOf = (chance: number) =>
  fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: size, maxLength: size })
    .map((draws) => draws.flatMap((draw, place) => (draw < chance ? [place] : [])))
const listOf = (places: readonly number[]): HitList => ({
  places: Uint32Array.from(places),
  scores: new Float32Array(places.length).fill(1),
  isScored: true,
  count: places.length,
})
/** One term, at these places. */
function columnsWith(places: readonly number[]): SegmentColumns {
  const base = columnsOf(buildSegment('one', [drawEntry(openDice(1), 1)], openNameTable()))
  return {
    ...base,
    postingOffsets: Uint32Array.of(0, places.length),
    postingPlaces: Uint32Array.from(places),
    postingImpacts: Uint8Array.from(places, (place) => 1 + (place % 9)),
  }
}
const kept = ({ places, scores, count }: HitList) =>
  Array.from({ length: count }, (_, hit) => [places[hit], scores[hit]])
const many = fc.oneof(someOf(0.01), someOf(0.2), someOf(0.8))

describe('keeping the places of a term', () => {
  const expected = (list: readonly number[], term: readonly number[]) =>
    list.filter((place) => term.includes(place)).map((place) => [place, 1 + 2 * (1 + (place % 9))])

  test('by leaps', () => {
    fc.assert(
      fc.property(many, many, (places, term) => {
        const list = listOf(places)
        keepTermByLeaps(columnsWith(term), 0, 2, list)
        expect(kept(list)).toEqual(expected(places, term))
      }),
    )
  })

  test('by marks', () => {
    fc.assert(
      fc.property(many, many, (places, term) => {
        const list = listOf(places)
        const bits = new Uint32Array(8)
        markPlaces(list, bits)
        keepTermByMarks(columnsWith(term), 0, 2, list, bits, new Float32Array(size).fill(1))
        expect(kept(list)).toEqual(expected(places, term))
      }),
    )
  })
})

test.each(['sum', 'best'] as const)('scores gather as %s, whatever the lengths of the lists', (gathering) => {
  fc.assert(
    fc.property(many, many, (places, term) => {
      const list = listOf(places)
      const bits = new Uint32Array(8)
      markPlaces(list, bits)
      const hitAt = new Uint32Array(size)
      places.forEach((place, hit) => {
        hitAt[place] = hit
      })
      const scores = Float32Array.from(places, (_, hit) => (hit % 2 === 0 ? missed : 4))
      scoreHits(columnsWith(term), 0, 1, list, { bits, hitAt }, new Uint32Array(size), scores, gathering)
      const expected = places.map((place, hit) => {
        const before = hit % 2 === 0 ? missed : 4
        const impact = 1 + (place % 9)
        if (!term.includes(place)) return before
        if (before === missed) return impact
        return gathering === 'sum' ? before + impact : Math.max(before, impact)
      })
      expect([...scores]).toEqual(expected)
    }),
  )
})

test('a leap lands on the first value that is not too small', () => {
  fc.assert(
    fc.property(many, fc.nat(size), (values, value) => {
      const found = leapTo(Uint32Array.from(values), 0, values.length, value)
      const first = values.findIndex((other) => other >= value)
      expect(found).toBe(first === -1 ? values.length : first)
    }),
  )
})
