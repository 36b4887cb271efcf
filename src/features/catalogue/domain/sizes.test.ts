import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizesOf } from './sizes.ts'

const photo = { mediaType: 'photography', format: 'jpg' } as const

test('the original is the largest size it reaches, the smaller ones are scaled', () => {
  expect(sizesOf({ width: 3000, height: 2000, ...photo }).map(({ name, width }) => [name, width])).toEqual([
    ['xsmall', 480],
    ['small', 1024],
    ['medium', 1700],
    ['large', 3000],
  ])
})

test('a vector can be had as it was drawn', () => {
  const sizes = sizesOf({ width: 1200, height: 1200, mediaType: 'vector', format: 'svg' })
  expect(sizes.at(-1)).toMatchObject({ name: 'vector', format: 'svg' })
})

test('nothing is ever enlarged, the sizes grow, and the original is among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 30_000 }), (width, height) => {
      const sizes = sizesOf({ width, height, ...photo })
      expect(sizes.every((size) => size.width <= width && size.height <= height)).toBe(true)
      expect(sizes.at(-1)).toMatchObject({ width, height })
      const widths = sizes.map((size) => size.width)
      expect(widths).toEqual([...widths].sort((one, other) => one - other))
    }),
  )
})
