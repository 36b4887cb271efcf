import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerAll, openTopHits, type Position, sortedHits } from './top-hits.ts'

const hits = fc.uniqueArray(fc.record({ key: fc.integer({ min: 0, max: 5 }), id: fc.nat(50) }), {
  selector: ({ id }) => id,
})
const sort = (some: readonly Position[]) =>
  some.toSorted((one, other) => other.key - one.key || other.id - one.id)

function offerThem(some: readonly Position[], capacity: number, after: Position | null) {
  const top = openTopHits(capacity, after)
  const places = Uint32Array.from(some, (_, at) => at)
  const keys = Float64Array.from(some, ({ key }) => key)
  const ids = Float64Array.from(some, ({ id }) => id)
  offerAll(top, places, keys, some.length, ids)
  return top
}

test('the best are kept, in order, and of equal keys the higher ids', () => {
  fc.assert(
    fc.property(hits, fc.nat(12), (some, capacity) => {
      expect(sortedHits(offerThem(some, capacity, null))).toEqual(sort(some).slice(0, capacity))
    }),
  )
})

test('behind a position only what follows it is kept and counted', () => {
  fc.assert(
    fc.property(hits, fc.nat(12), fc.record({ key: fc.nat(5), id: fc.nat(50) }), (some, capacity, after) => {
      const top = offerThem(some, capacity, after)
      const following = sort(some).filter(
        ({ key, id }) => key < after.key || (key === after.key && id < after.id),
      )
      expect(sortedHits(top)).toEqual(following.slice(0, capacity))
      expect(top.eligible).toBe(following.length)
    }),
  )
})
