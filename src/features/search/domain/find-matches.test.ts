import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMatches } from './find-matches.ts'

test('finds what matchAll finds, however often it is asked', () => {
  const patterns = [/a+/gu, /(?<=b)|x*/gu, /\p{L}(?<rest>\d*)/gu, /^b/gu]
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'x', '1', ' ', '😀'), maxLength: 12 })
  fc.assert(
    fc.property(fc.constantFrom(...patterns), texts, (pattern, text) => {
      const plain = (matches: Iterable<RegExpExecArray>) =>
        [...matches].map(({ index, groups, ...match }) => ({ index, rest: groups?.rest, text: match[0] }))
      expect(plain(findMatches(pattern, text))).toEqual(plain(text.matchAll(pattern)))
    }),
  )
})
