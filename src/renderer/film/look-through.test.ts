import { expect, test } from 'vitest'
import { lookThrough } from './look-through.ts'

const still = {
  width: 4,
  height: 2,
  pixels: Uint8Array.from([0, 40, 80, 120, 10, 50, 90, 130].flatMap((shade) => [shade, shade, shade])),
}

test('the whole still at its own size comes back unchanged', () => {
  expect(lookThrough(still, { left: 0, top: 0, size: 1 }, still).pixels).toEqual(still.pixels)
})

test('half a pixel to the right shows the mean of two neighbors', () => {
  const half = lookThrough(still, { left: 0.125, top: 0, size: 1 }, still)
  expect([half.pixels[0], half.pixels[3], half.pixels[6]]).toEqual([20, 60, 100])
})

test('beyond the edge the last pixel is repeated', () => {
  const beyond = lookThrough(still, { left: 0.75, top: 0.5, size: 1 }, still)
  expect(beyond.pixels.at(-1)).toBe(130)
})
