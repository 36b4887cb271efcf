import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=50-5000', { first: 50, last: 99 }],
  ['Bytes = 1-1', { first: 1, last: 1 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-1', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  [undefined, null],
] as const)('of 100 bytes, %j means %j', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range)
})

test('a range always lies within the file', () => {
  const edge = fc.option(fc.nat(2_000), { nil: '' })
  fc.assert(
    fc.property(edge, edge, fc.nat(1_000), (from, to, bytes) => {
      const range = parseByteRange(`bytes=${from}-${to}`, bytes)
      if (range === null || range === 'unsatisfiable') return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.first).toBeLessThanOrEqual(range.last)
      expect(range.last).toBeLessThan(bytes)
    }),
  )
})
