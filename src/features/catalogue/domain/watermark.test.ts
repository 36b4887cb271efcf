import fc from 'fast-check'
import { expect, test } from 'vitest'
import { watermarkSvg, watermarkTile } from './watermark.ts'

test('the watermark is as large as the picture and covers all of it', () => {
  const svg = watermarkSvg(1280, 853)
  expect(svg).toMatch(/^<svg [^>]*width="1280" height="853">/)
  expect(svg).toContain('<rect width="1280" height="853" fill="url(#lattice)"/>')
})

test('it is made of paths alone: fonts and other files are never needed', () => {
  expect(watermarkSvg(1600, 1067)).not.toMatch(/<text|href|url\((?!#lattice\))/)
})

test('it shows on light and on dark', () => {
  const svg = watermarkSvg(640, 480)
  for (const color of ['#fff', '#000']) expect(svg).toContain(`stroke="${color}"`)
})

test('no quarter of a picture is without a mark', () => {
  const side = fc.integer({ min: 200, max: 1600 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const tile = watermarkTile(width, height)
      expect(tile.width).toBeLessThanOrEqual(Math.max(width, height) / 2)
      expect(tile.height).toBeLessThan(tile.width)
    }),
  )
})

test('numbers are written plainly whatever the size', () => {
  const side = fc.integer({ min: 1, max: 6400 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      expect(watermarkSvg(width, height)).not.toMatch(/NaN|Infinity|undefined|\de[-+]?\d/)
    }),
  )
})

test('pictures of one size get one tile', () => {
  expect(watermarkTile(1280, 853).drawing).toBe(watermarkTile(1280, 720).drawing)
})
