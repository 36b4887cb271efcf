import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareBytes, compareTerms } from './compare-terms.ts'

const encoder = new TextEncoder()
const text = fc.string({ unit: 'grapheme', maxLength: 4 }).map((drawn) => drawn.toWellFormed())

test('terms are ordered as their bytes are', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const bytes = Buffer.compare(encoder.encode(one), encoder.encode(other))
      expect(Math.sign(compareTerms(one, other))).toBe(bytes)
    }),
  )
  expect(compareTerms('\u{1f600}', '\uffed')).toBeGreaterThan(0)
})

test('stretches of bytes are compared within their bounds', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 4 }), fc.uint8Array({ maxLength: 4 }), (one, other) => {
      const framed = Uint8Array.of(9, ...one, 9)
      const order = compareBytes(framed, 1, 1 + one.length, other, 0, other.length)
      expect(Math.sign(order)).toBe(Buffer.compare(one, other))
    }),
  )
})
