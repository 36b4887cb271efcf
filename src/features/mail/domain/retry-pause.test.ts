import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { retryPause } from './retry-pause.ts'

const threeDays = 3 * 86_400

describe('a mail that could not be sent', () => {
  test('is tried again soon, then less and less often, at least once an hour', () => {
    const pauses = [1, 2, 3, 8, 9, 10, 60].map((attempts) => retryPause({ attempts, ageSeconds: 0 }))
    expect(pauses).toEqual([15, 30, 60, 1_920, 3_600, 3_600, 3_600])
  })

  test('is tried for three days, the last time at their end', () => {
    let ageSeconds = 0
    let attempts = 1
    for (let pause = retryPause({ attempts, ageSeconds }); pause !== null; attempts += 1) {
      ageSeconds += pause
      pause = retryPause({ attempts: attempts + 1, ageSeconds })
    }
    expect(ageSeconds).toBe(threeDays)
    expect(attempts).toBeGreaterThan(70)
    expect(attempts).toBeLessThan(100)
  })

  test('never waits for less than a second or more than an hour', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.double({ min: 0, max: threeDays - 1, noNaN: true }),
        (attempts, ageSeconds) => {
          const pause = retryPause({ attempts, ageSeconds }) ?? 0
          expect(pause).toBeGreaterThanOrEqual(1)
          expect(pause).toBeLessThanOrEqual(3_600)
        },
      ),
    )
  })
})
