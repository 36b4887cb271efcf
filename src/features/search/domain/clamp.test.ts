import { expect, test } from 'vitest'
import { clamp } from './clamp.ts'

test.each([
  [5, 5],
  [-3, 0],
  [99, 10],
  [2.9, 2],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 10],
])('%d of at most 10 is %d', (asked, given) => expect(clamp(asked, 10)).toBe(given))
