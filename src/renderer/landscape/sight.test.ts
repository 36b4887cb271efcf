import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { valueAt } from '../canvas.ts'
import { type Camera, paintSight, sightLand, viewOf } from './sight.ts'

const camera: Camera = { horizon: 0, spread: 1, eye: 0.1 }
const reach = { from: 0.05, to: 3 }

describe('what a camera sees of the land', () => {
  test('a plain fills the picture below the horizon, nearer towards the bottom, and sky is above', () => {
    const view = viewOf({ width: 30, height: 40 })
    const { distance } = sightLand(view, camera, reach, () => 0)
    const column = Array.from({ length: 40 }, (_, row) => valueAt(distance, row * 30 + 15))
    expect(column.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0))
    for (let row = 23; row < 39; row += 1) {
      expect(column[row]).toBeGreaterThan(column[row + 1] ?? 0)
      const below = view.top + (row + 0.5) * view.pixel
      expect((column[row] ?? 0) * below).toBeCloseTo(0.1, 2)
    }
  })

  test('a ridge hides what lies behind it', () => {
    const view = viewOf({ width: 20, height: 20 })
    const { distance } = sightLand(view, camera, reach, (_x, z) => (z > 1 && z < 1.1 ? 0.3 : 0))
    const seen = [...distance].filter((z) => z > 0)
    expect(Math.max(...seen)).toBeLessThan(1.1)
  })

  test('every silhouette covers between none and all of the pixel that it ends in', () => {
    const view = viewOf({ width: 16, height: 12 })
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 0.5, noNaN: true }), (tall) => {
        const { edge } = sightLand(view, camera, reach, (x) => tall * Math.abs(Math.sin(x * 9)))
        expect(edge.every((cover) => cover >= 0 && cover <= 1)).toBe(true)
      }),
    )
  })

  test('an edge inside a pixel is drawn as a mixture of both sides', () => {
    const view = viewOf({ width: 8, height: 8 })
    const low: Camera = { ...camera, horizon: 0.02 }
    const sight = sightLand(view, low, reach, () => 0)
    const { light } = paintSight(view, low, sight, (_direction, _x, z, color) => color.fill(z > 0 ? 1 : 0))
    expect([...light].some((value) => value > 0.05 && value < 0.95)).toBe(true)
    expect(valueAt(light, 0)).toBe(0)
    expect(valueAt(light, light.length - 1)).toBe(1)
  })
})
