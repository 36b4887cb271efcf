import { expect, test } from 'vitest'
import { tileRatio, tileSizes } from './tile-ratio.ts'

test.each([
  ['an ordinary picture keeps its ratio', { width: 1500, height: 1000 }, 1.5],
  ['a panorama is cropped', { width: 5000, height: 1000 }, 2.4],
  ['a tower is cropped', { width: 100, height: 1000 }, 0.5],
])('%s', (_, size, ratio) => expect(tileRatio(size)).toBe(ratio))

test('a tile asks for a picture as wide as it is in most rows', () => {
  expect(tileSizes(1.5)).toBe('(max-width: 760px) 100vw, (max-width: 1200px) 363px, 454px')
  expect(tileSizes(0.7)).toContain('60vw')
})
