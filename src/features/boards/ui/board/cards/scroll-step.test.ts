import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrollStep } from './scroll-step.ts'

const screenHeight = 800

test.each([
  ['in the middle of the screen', { y: 400, top: -500, bottom: 2_000 }, 0],
  ['at the lower edge of the screen', { y: 790, top: -500, bottom: 2_000 }, 14],
  ['at the upper edge of the screen', { y: 10, top: -500, bottom: 2_000 }, -14],
  ['shortly before the end of the board', { y: 790, top: -500, bottom: 733 }, 5],
  ['at the end of the board', { y: 790, top: -500, bottom: 700 }, 0],
  ['at its beginning', { y: 10, top: 90, bottom: 2_000 }, 0],
])('BOARD-10: %s', (_, where, step) => {
  expect(scrollStep({ ...where, screenHeight })).toBeCloseTo(step)
})

test('the page never scrolls past either end of the board', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 3_000 }), (y, height) => {
      let [top, steps] = [300, 0]
      for (; steps < 500; steps += 1) {
        const step = scrollStep({ y, screenHeight, top, bottom: top + height })
        if (step === 0) break
        top -= step
      }
      expect(steps).toBeLessThan(500)
      expect(top + height).toBeGreaterThanOrEqual(Math.min(300 + height, screenHeight - 72))
    }),
  )
})
