import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liveIn, planMerges, segmentsPerTier, tierOf, type Weighed } from './plan-merges.ts'

const part = fc
  .record({
    size: fc.integer({ min: 1, max: 3_000_000 }),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
  })
  .map(({ size, share }): Weighed => ({ size, dead: Math.floor(size * share) }))

/** Merges as planned until nothing is left to do. Gives the parts and how many assets were copied. */
function settle(parts: readonly Weighed[]): { parts: readonly Weighed[]; copied: number } {
  let copied = 0
  for (;;) {
    const plans = planMerges(parts)
    if (plans.length === 0) return { parts, copied }
    for (const plan of plans) {
      const size = plan.reduce((sum, one) => sum + liveIn(one), 0)
      copied += size
      parts = [...parts.filter((one) => !plan.includes(one)), { size, dead: 0 }]
    }
  }
}

test('few segments are left, none of them rotten, and no asset is lost', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const total = parts.reduce((sum, one) => sum + liveIn(one), 0)
      const { parts: left } = settle(parts)
      expect(left.reduce((sum, one) => sum + liveIn(one), 0)).toBe(total)
      for (const one of left) expect(one.dead).toBeLessThanOrEqual(one.size / 3)
      for (const tier of Map.groupBy(left, (one) => tierOf(liveIn(one))).values())
        expect(tier.length).toBeLessThanOrEqual(segmentsPerTier)
    }),
  )
})

test('no segment is in two plans, and a plan of one is only for a rotten one', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const plans = planMerges(parts)
      expect(new Set(plans.flat()).size).toBe(plans.flat().length)
      for (const [only, ...others] of plans) {
        if (only && others.length === 0) expect(only.dead * 3).toBeGreaterThan(only.size)
      }
    }),
  )
})

test.each([
  { batch: 1, batches: 5_000, copies: 600 },
  { batch: 100, batches: 5_000, copies: 12 },
  { batch: 1_000, batches: 2_000, copies: 10 },
])(
  'a stream of batches of $batch never makes more than twelve segments or many copies',
  ({ batch, batches, copies }) => {
    let parts: readonly Weighed[] = []
    let copied = 0
    let most = 0
    for (let count = 0; count < batches; count += 1) {
      const settled = settle([...parts, { size: batch, dead: 0 }])
      parts = settled.parts
      copied += settled.copied
      most = Math.max(most, parts.length)
    }
    expect(most).toBeLessThanOrEqual(12)
    expect(copied / (batch * batches)).toBeLessThan(copies)
  },
)

test('a large segment is not copied for the sake of a small one', () => {
  const large = { size: 3_900, dead: 0 }
  const small = [1, 1, 2].map((size) => ({ size, dead: 0 }))
  expect(planMerges([large, ...small])).toEqual([small])
})
