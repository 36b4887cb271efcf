import { expect, test } from 'vitest'
import { gone, isDead, joinPlaces, liveCount } from './live-places.ts'
import type { Part } from './segment.ts'
import { sharedUint8 } from './shared-array.ts'

function partOf(size: number, dead: readonly number[] | null): Part {
  const bits = sharedUint8((size + 7) >>> 3)
  for (const place of dead ?? []) bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7))
  return { segment: { name: 's', size, arrays: {} }, dead: dead === null ? null : bits }
}

test('the lowest bit is the first place', () => {
  const { dead } = partOf(10, [0, 9])
  expect([0, 1, 8, 9].map((place) => isDead(dead, place))).toEqual([true, false, false, true])
  expect(isDead(null, 0)).toBe(false)
})

test('what is not dead is counted', () => {
  expect(liveCount(partOf(10, [0, 3, 9]))).toBe(7)
  expect(liveCount(partOf(10, null))).toBe(10)
})

test('places of joined parts follow each other without the dead', () => {
  const { size, moves } = joinPlaces([partOf(3, [1]), partOf(2, null)])
  expect(size).toBe(4)
  expect(moves.map((move) => [...move])).toEqual([
    [0, gone, 1],
    [2, 3],
  ])
})
