import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

test.each([
  [0, [0, 'second']],
  [59, [0, 'second']],
  [-500, [0, 'second']],
  [60, [-1, 'minute']],
  [3_599, [-59, 'minute']],
  [90_000, [-1, 'day']],
  [40 * 86_400, [-1, 'month']],
])('%i seconds are %j', (seconds, expected) => expect(timeAgo(0, seconds * 1_000)).toEqual(expected))
