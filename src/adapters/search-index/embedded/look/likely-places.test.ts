import { expect, test } from 'vitest'
import { lookLength } from '#features/search/domain.ts'
import { likelyPlaces } from './likely-places.ts'
import { lookCodesOf } from './look-codes.ts'

const size = 600
const looks = new Int8Array(new SharedArrayBuffer(size * lookLength))
const hasLook = new Uint8Array(new SharedArrayBuffer(size)).fill(1)
for (let at = 0; at < looks.length; at += 1) looks[at] = (Math.imul(at + 1, 0x9e3779b1) >>> 24) - 128
hasLook[5] = 0
const codes = lookCodesOf({ name: 'one', size, arrays: { look: looks, hasLook } })
const everyPlace = Uint32Array.from({ length: size }, (_, place) => place)
const likely = (place: number, places: Uint32Array, wanted: number) =>
  codes && [...likelyPlaces(codes, looks.slice(place * lookLength, (place + 1) * lookLength), places, wanted)]

test('the same look is among the few that are likely', () => {
  for (const place of [0, 77, 598]) {
    const found = likely(place, everyPlace, 10)
    expect(found).toContain(place)
    expect(found?.length).toBeGreaterThanOrEqual(10)
    expect(found?.length).toBeLessThan(30)
  }
})

test('only places that were given are told, and never one that has no look', () => {
  const few = Uint32Array.of(3, 5, 8, 13)
  expect(likely(5, few, 10)).toEqual([3, 8, 13])
  expect(likely(5, new Uint32Array(), 10)).toEqual([])
})
