import { expect, test } from 'vitest'
import { rangeOf } from './pick-range.ts'

const ids = ['a', 'b', 'c', 'd', 'e']

test.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'bcd'],
  ['c', 'c', 'c'],
  [null, 'd', 'd'],
  ['gone', 'd', 'd'],
  ['b', 'gone', 'gone'],
])('from %s to %s: %s', (from, to, range) => {
  expect(rangeOf(ids, from, to).join('')).toBe(range)
})
