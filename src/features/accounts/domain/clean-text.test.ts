import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText, isLongerThan } from './clean-text.ts'

test('a line stays what it is', () => {
  expect(cleanText('  Mira   Sand ', 100)).toBe('Mira Sand')
  expect(cleanLine(' Mira\u0000Sand ')).toBe('Mira Sand')
})

test('length is counted in characters', () => {
  expect(isLongerThan(3, '🦜🦜🦜')).toBe(false)
  expect(isLongerThan(3, 'abcd')).toBe(true)
})

test('nothing that ends a line, turns writing around or cannot be stored is left', () => {
  expect(cleanText('a\u0000b\r\nc\u202ed\u2028e\ud800', 100)).toBe('a b c d e\ufffd')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      const clean = cleanText(text, most)
      expect([...clean].length).toBeLessThanOrEqual(most)
      expect(clean.isWellFormed() && !/\p{Cc}/u.test(clean)).toBe(true)
    }),
  )
})
