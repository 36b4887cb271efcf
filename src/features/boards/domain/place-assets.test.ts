import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeGap, placesBetween } from './place-assets.ts'

const place = fc.bigInt({ min: -(2n ** 40n), max: 2n ** 40n })

test('BOARD-10: assets get places of their own, between their neighbors and in order', () => {
  fc.assert(
    fc.property(
      place,
      fc.bigInt({ min: 1n, max: 300n }),
      fc.integer({ min: 1, max: 200 }),
      (below, room, count) => {
        const places = placesBetween(below + room, below, count)
        expect(places === null).toBe(room <= BigInt(count))
        if (places === null) return
        const line = [below + room, ...places, below]
        expect(line).toHaveLength(count + 2)
        expect(line).toEqual([...new Set(line)].sort((one, other) => (one < other ? 1 : -1)))
      },
    ),
  )
})

test.each([
  [null, null, [-placeGap, -2n * placeGap]],
  [null, 5n, [5n + 2n * placeGap, 5n + placeGap]],
  [5n, null, [5n - placeGap, 5n - 2n * placeGap]],
] as const)('at the ends there is always room: above %s, below %s', (above, below, places) => {
  expect(placesBetween(above, below, 2)).toEqual(places)
})
