import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countKinds, mediaKindOf, mediaKinds } from './media-kind.ts'

test.each([
  ['image', 'photography', 'images'],
  ['image', 'fineart', 'images'],
  ['image', 'illustration', 'illustrations'],
  ['image', 'vector', 'vectors'],
  ['film', 'photography', 'videos'],
  ['film', 'vector', 'videos'],
] as const)('%s of %s is among %s', (assetType, mediaType, kind) =>
  expect(mediaKindOf(assetType, mediaType)).toBe(kind),
)

test('every one is counted once, and no kind that is not there', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...mediaKinds)), (kinds) => {
      const counts = countKinds(kinds)
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(kinds.length)
      expect(Object.keys(counts)).toEqual(mediaKinds.filter((kind) => kinds.includes(kind)))
    }),
  )
})
