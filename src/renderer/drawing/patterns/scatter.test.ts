import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { scatter } from './scatter.ts'

test('scattered circles keep their distance, also across the edges of the tile', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
      const spots = scatter(diceOf(seed, 1), 200, [40, 30, 20, 20, 10, 10, 10], 3)
      const copies = spots.flatMap((spot) =>
        [-200, 0, 200].flatMap((dx) =>
          [-200, 0, 200].map((dy) => ({ ...spot, x: spot.x + dx, y: spot.y + dy })),
        ),
      )
      for (const spot of spots) {
        for (const other of copies.filter(({ place }) => place !== spot.place)) {
          const far = Math.hypot(spot.x - other.x, spot.y - other.y)
          expect(far).toBeGreaterThan(spot.radius + other.radius + 3 - 1e-9)
        }
      }
      expect(spots.length).toBeGreaterThan(3)
    }),
    { numRuns: 40 },
  )
})
