import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Measures, measuresByAge } from './measures.data.ts'
import { poses } from './poses.data.ts'
import { type Limb, type Point, skeletonOf } from './skeleton.ts'

const ages = Object.values(measuresByAge)

function lengthOf([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

function expectWhole(limb: Limb, upper: number, lower: number): void {
  expect(lengthOf(limb.joint, limb.middle)).toBeCloseTo(upper, 5)
  expect(lengthOf(limb.middle, limb.end)).toBeCloseTo(lower, 5)
}

function expectWholeBody(measures: Measures, pose: Parameters<typeof skeletonOf>[1]): void {
  const { arms, legs } = skeletonOf(measures, pose)
  for (const arm of [arms.left, arms.right]) expectWhole(arm, measures.upperArm, measures.foreArm)
  for (const leg of [legs.left, legs.right]) expectWhole(leg, measures.thigh, measures.shin)
}

describe('skeletonOf', () => {
  it.each(Object.entries(poses))('breaks no bone: %s', (_, pose) => {
    for (const measures of ages) expectWholeBody(measures, pose)
  })

  it('breaks no bone where a hand reaches for something near or far', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ages),
        fc.integer({ min: -200, max: 200 }),
        fc.integer({ min: -200, max: 50 }),
        fc.constantFrom(1 as const, -1 as const),
        (measures, x, y, bend) => {
          const reach = { to: [x, y], bend } as const
          expectWholeBody(measures, { ...poses.standing, arms: { left: reach, right: reach } })
        },
      ),
    )
  })

  it('stands on the ground with its lower foot', () => {
    for (const measures of ages) {
      const { legs } = skeletonOf(measures, poses.walking)
      expect(Math.max(legs.left.end[1], legs.right.end[1]) + measures.foot).toBeCloseTo(0, 5)
    }
  })
})
