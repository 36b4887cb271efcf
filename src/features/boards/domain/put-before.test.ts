import { expect, test } from 'vitest'
import { putBefore } from './put-before.ts'

const ids = ['1', '2', '3', '4', '5']

test.each([
  [['4'], '2', '1 4 2 3 5'],
  [['1', '3'], null, '2 4 5 1 3'],
  [['5', '2'], '1', '5 2 1 3 4'],
  // Before itself, or another that moves: before the next that stays.
  [['2'], '2', '1 2 3 4 5'],
  [['4', '3'], '3', '1 2 4 3 5'],
  [['5'], '5', '1 2 3 4 5'],
  [['9', '3'], '1', '3 1 2 4 5'],
  [['3'], '9', '1 2 3 4 5'],
] as const)('BOARD-10: %j before %s gives %s', (moved, before, order) => {
  expect(putBefore(ids, moved, before).join(' ')).toBe(order)
})
