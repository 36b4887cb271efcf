import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldLetters } from './fold-letters.ts'

test.each([
  ['Été à Málaga', 'ete a malaga'],
  ['Yesterday’s', "yesterday's"],
  ['März in Köln', 'marz in koln'],
  ['パリ', 'パリ'],
  ['ガーデン', 'ガーデン'],
  ['Straße', 'straße'],
  ['２０２４年', '2024年'],
  ['d´hier ｀', "d'hier '"],
])('%s is %s', (text, folded) => expect(foldLetters(text)).toBe(folded))

test('folding keeps every place, and folding again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldLetters(text)
      expect(folded).toHaveLength(text.length)
      expect(foldLetters(folded)).toBe(folded)
    }),
  )
})
