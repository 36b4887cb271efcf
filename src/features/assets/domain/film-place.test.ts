import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAfterStep, placeUnder } from './film-place.ts'

const tile = { left: 100, width: 200 }

test.each([
  ['the left edge', 100, 0],
  ['the middle', 200, 2],
  ['left of the tile', 20, 0],
  ['right of the tile', 900, 3.95],
])('%s stands for its part of the film', (_where, x, seconds) => {
  expect(placeUnder(x, tile, 4)).toBe(seconds)
})

test('a place is always within the film, whatever the tile and the film are', () => {
  const number = fc.double({ min: -1e4, max: 1e4, noNaN: true })
  const length = fc.double({ min: 0, max: 1e4, noNaN: true })
  fc.assert(
    fc.property(number, number, length, length, (x, left, width, seconds) => {
      const place = placeUnder(x, { left, width }, seconds)
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThanOrEqual(seconds)
    }),
  )
})

test.each([
  ['on', 1, 1 as const, 1.5],
  ['back', 1, -1 as const, 0.5],
  ['on from the end to the beginning', 3.8, 1 as const, 0],
  ['back from the beginning to the end', 0.2, -1 as const, 3.95],
])('a step leads %s', (_where, from, step, to) => {
  expect(placeAfterStep(from, step, 4)).toBe(to)
})
