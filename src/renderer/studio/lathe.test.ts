import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lathe, type OutlinePoint } from './lathe.ts'
import { newHit, newRay } from './ray.ts'
import type { Solid } from './solids.ts'

type Point = [x: number, y: number, z: number]

function shoot(solid: Solid, from: Point, to: Point): { distance: number; normal: Point } | undefined {
  const ray = newRay()
  const hit = newHit()
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
  ;[ray.ox, ray.oy, ray.oz] = from
  ray.dx = (to[0] - from[0]) / length
  ray.dy = (to[1] - from[1]) / length
  ray.dz = (to[2] - from[2]) / length
  return solid.meet(ray, hit) ? { distance: hit.distance, normal: [hit.nx, hit.ny, hit.nz] } : undefined
}

const pipe: OutlinePoint[] = [
  [0.5, 0],
  [0.5, 0.5],
  [0.5, 1],
]

// A half circle, which turned around its axis is a ball of radius 1 around the origin.
const globe = Array.from({ length: 17 }, (_, index): OutlinePoint => {
  const angle = (index / 16) * Math.PI
  return [Math.sin(angle), -Math.cos(angle)]
})

describe('a turned solid', () => {
  test('is met on the near side, which faces the ray', () => {
    const met = shoot(lathe(0, 0, pipe), [0, 0.5, 3], [0, 0.5, 0])
    expect(met?.distance).toBeCloseTo(2.5)
    expect(met?.normal[2]).toBeCloseTo(1)
  })

  test('lets a ray pass above it and beside it', () => {
    const solid = lathe(2, 0, pipe)
    expect(shoot(solid, [2, 1.2, 3], [2, 1.2, 0])).toBeUndefined()
    expect(shoot(solid, [0, 0.5, 3], [0, 0.5, 0])).toBeUndefined()
  })

  test('is met on its inner wall by a ray that falls in from above', () => {
    const met = shoot(lathe(0, 0, pipe), [0, 2, 1], [0, 0.5, -0.5])
    expect(met?.distance).toBeCloseTo(Math.SQRT2 * 1.5)
  })

  test('turned from a half circle is met where a ball would be', () => {
    const solid = lathe(0, 0, globe)
    const aim = fc.tuple(
      fc.double({ min: -0.8, max: 0.8, noNaN: true }),
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    )
    fc.assert(
      fc.property(aim, ([x, y]) => {
        const met = shoot(solid, [x, y, 4], [x, y, 0])
        expect(met?.distance).toBeCloseTo(4 - Math.sqrt(1 - x * x - y * y), 1)
        expect(met?.normal[0]).toBeCloseTo(x, 1)
        expect(met?.normal[1]).toBeCloseTo(y, 1)
      }),
    )
  })
})
