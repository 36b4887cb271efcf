import { expect, test } from 'vitest'
import { hasCodeIn, parseCodeRanges } from './code-ranges.ts'

const ranges = parseCodeRanges('U+41, U+61-7A,U+1f600-1f64f')

test('ranges of characters are read as CSS writes them', () => {
  expect(ranges).toEqual([0x41, 0x41, 0x61, 0x7a, 0x1f600, 0x1f64f])
})

test.each([
  ['A', true],
  ['B', false],
  ['z', true],
  ['😀', true],
  ['B海z', true],
  ['', false],
])('of %j they hold one: %j', (text, isIn) => {
  expect(hasCodeIn(ranges, new Set([...text].map((letter) => letter.codePointAt(0) ?? 0)))).toBe(isIn)
})
