import { expect, test } from 'vitest'
import type { IndexEntry } from '#features/search/domain.ts'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from './build-segment.ts'
import { mergeSegments } from './merge-segments.ts'
import { openNameTable } from './name-table.ts'
import type { Part } from './segment.ts'
import { sharedUint8 } from './shared-array.ts'

const names = openNameTable()
const dice = openDice(11)
const entries = Array.from({ length: 60 }, (_, at) => drawEntry(dice, 200 - at * 3))

function partOf(some: readonly IndexEntry[], dead: readonly number[]): Part {
  const bits = sharedUint8((some.length + 7) >>> 3)
  for (const place of dead) bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7))
  return { segment: buildSegment('part', some, names), dead: dead.length === 0 ? null : bits }
}

test('a merged segment is, to the byte, what the living entries would have been built to', () => {
  const parts = [
    partOf(entries.slice(0, 20), [0, 7, 19]),
    partOf(entries.slice(20, 25), [0, 1, 2, 3, 4]),
    partOf(entries.slice(25), []),
  ]
  const living = entries.filter((_, at) => ![0, 7, 19, 20, 21, 22, 23, 24].includes(at))
  const merged = mergeSegments('merged', parts)
  const built = buildSegment('merged', living, names)
  expect(Object.keys(merged.arrays).toSorted()).toEqual(Object.keys(built.arrays).toSorted())
  for (const [name, array] of Object.entries(built.arrays)) expect(merged.arrays[name], name).toEqual(array)
  expect(merged).toEqual(built)
})

test('looks survive beside a part that has none', () => {
  const plain = entries.slice(0, 3).map((entry) => ({ ...entry, look: null }))
  const seen = entries.slice(3, 4).map((entry) => ({ ...entry, look: new Int8Array(128).fill(9) }))
  const { look, hasLook } = mergeSegments('merged', [partOf(plain, []), partOf(seen, [])]).arrays
  expect([...(hasLook ?? [])]).toEqual([0, 0, 0, 1])
  expect(look?.[3 * 128]).toBe(9)
})

test('of the dead alone nothing is left', () => {
  const merged = mergeSegments('merged', [partOf(entries.slice(0, 2), [0, 1])])
  expect(merged.size).toBe(0)
  expect(merged.arrays['terms.offsets']).toHaveLength(1)
})
