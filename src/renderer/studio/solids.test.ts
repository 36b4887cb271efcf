import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newHit, newRay } from './ray.ts'
import { archFrame, archPanel, ball, drum, type Meet, sweep } from './solids.ts'

type Point = [x: number, y: number, z: number]

function shoot(meet: Meet, from: Point, to: Point): { distance: number; normal: Point } | undefined {
  const ray = newRay()
  const hit = newHit()
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
  ;[ray.ox, ray.oy, ray.oz] = from
  ray.dx = (to[0] - from[0]) / length
  ray.dy = (to[1] - from[1]) / length
  ray.dz = (to[2] - from[2]) / length
  return meet(ray, hit) ? { distance: hit.distance, normal: [hit.nx, hit.ny, hit.nz] } : undefined
}

const arch = { x: 0, spring: 1, radius: 1.5, front: 0, back: -1, thickness: 0.3, bevel: 0.02 }

describe('rays and solids', () => {
  test('a ray meets the near side of a ball, which faces it', () => {
    const met = shoot(ball(0, 0, 0, 1).meet, [0, 0, 5], [0, 0, 0])
    expect(met?.distance).toBeCloseTo(4)
    expect(met?.normal[2]).toBeCloseTo(1)
  })

  test('a drum is met on its lid from above and on its side from the front', () => {
    const { meet } = drum({ x: 0, z: 0, radius: 1, bottom: 0, top: 0.5, bevel: 0.01 })
    expect(shoot(meet, [0, 3, 0.001], [0, 0, 0])?.distance).toBeCloseTo(2.5)
    expect(shoot(meet, [0, 0.25, 5], [0, 0.25, 0])?.normal[2]).toBeCloseTo(1)
    expect(shoot(meet, [0, 0.6, 5], [0, 0.6, 0])).toBeUndefined()
  })

  test('one looks through an arch frame but not through an arch panel', () => {
    expect(shoot(archFrame(arch).meet, [0, 1, 5], [0, 1.01, -5])).toBeUndefined()
    expect(shoot(archPanel(arch).meet, [0, 1, 5], [0, 1.01, -5])?.distance).toBeCloseTo(5)
    expect(shoot(archFrame(arch).meet, [1.35, 1, 5], [1.35, 1.01, -5])?.distance).toBeCloseTo(5)
  })

  test('inside the opening of a frame a slanted ray meets the reveal, which faces inward', () => {
    const met = shoot(archFrame(arch).meet, [-2, 0.5, 5], [1.4, 0.51, -0.8])
    expect(met?.normal[0]).toBeLessThan(-0.9)
  })

  test('the ground is met exactly once by every ray that goes down or back', () => {
    const ground = sweep(-3, 1)
    const aim = fc.tuple(
      fc.double({ min: -4, max: 4, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    fc.assert(
      fc.property(aim, ([x, share]) => {
        // From the floor before the camera, up the curve, to the top of the wall.
        const target: Point = share < 0.5 ? [x, 0, 3 - 12 * share] : [x, (share - 0.5) * 8, -3]
        const met = shoot(ground, [0, 1.5, 6], target)
        expect(met).toBeDefined()
        expect(Math.hypot(...(met?.normal ?? [0, 0, 0]))).toBeCloseTo(1, 3)
      }),
    )
  })
})
