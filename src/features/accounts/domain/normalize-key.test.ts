import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeKey } from './normalize-key.ts'

test('width, case and composition make no difference', () => {
  expect(normalizeKey(' ＭＩＲＡ ')).toBe('mira')
  expect(normalizeKey('Zoe\u0308')).toBe(normalizeKey('ZOË'))
})

test('a key of a key is the same key', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 })
  fc.assert(
    fc.property(text, (typed) => {
      expect(normalizeKey(normalizeKey(typed))).toBe(normalizeKey(typed))
    }),
    // Marks that stand apart are a space and a mark when they are composed.
    { examples: [['\uFE74'], ['a\u00A8'], ['\u00A8a']] },
  )
})
