import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paintCanvas } from './canvas.ts'
import { addDot } from './dots.ts'

/** The light of one dot on a black square, as a share of the frame. */
function lightOfDot(side: number, radius: number, x = 0, y = 0): number {
  const canvas = paintCanvas({ width: side, height: side }, (_x, _y, color) => {
    color.fill(0)
  })
  addDot(canvas, x, y, radius, [1, 1, 1], 1)
  return canvas.light.reduce((sum, light) => sum + light, 0) / 3 / side ** 2
}

describe('a dot of light', () => {
  test('gives the same light at any size of the picture', () => {
    expect(lightOfDot(50, 0.1)).toBeCloseTo(lightOfDot(200, 0.1), 4)
  })

  test('gives less light the thinner it is, even below the width of a pixel', () => {
    expect(lightOfDot(40, 0.005)).toBeGreaterThan(0)
    expect(lightOfDot(40, 0.005)).toBeLessThan(lightOfDot(40, 0.01))
  })

  test('may lie anywhere, also outside the frame', () => {
    const place = fc.double({ min: -2, max: 2, noNaN: true })
    fc.assert(
      fc.property(place, place, (x, y) => {
        expect(lightOfDot(12, 0.05, x, y)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
