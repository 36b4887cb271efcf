import { expect, test } from 'vitest'
import { lookLength } from '#features/search/domain.ts'
import type { Segment } from '../segment/segment.ts'
import { bytesPerCode, lookCodesOf } from './look-codes.ts'

function segmentOf(looks: readonly (readonly number[] | null)[]): Segment {
  const look = new Int8Array(new SharedArrayBuffer(looks.length * lookLength))
  const hasLook = new Uint8Array(new SharedArrayBuffer(looks.length))
  looks.forEach((values, place) => {
    if (values === null) return
    look.set(values, place * lookLength)
    hasLook[place] = 1
  })
  return { name: 'one', size: looks.length, arrays: { look, hasLook } }
}

test('a bit says whether a number is above the middle, however long the look is', () => {
  const codes = lookCodesOf(segmentOf([[10, 40], [100, 0], [1, 4], null]))
  const bits = [0, 1, 2].map((place) => (codes?.codes[place * bytesPerCode] ?? 0) & 3)
  expect(bits).toEqual([0b10, 0b01, 0b10])
})

test('products with looks become cosines by their lengths', () => {
  const codes = lookCodesOf(segmentOf([[3, 4], null]))
  expect(codes?.inverses[0]).toBeCloseTo(0.2, 6)
  expect(codes?.inverses[1]).toBe(1)
})

test('a segment has its codes once, and one without looks has none', () => {
  const segment = segmentOf([[1]])
  expect(lookCodesOf(segment)).toBe(lookCodesOf(segment))
  expect(lookCodesOf({ name: 'bare', size: 3, arrays: {} })).toBeNull()
})
