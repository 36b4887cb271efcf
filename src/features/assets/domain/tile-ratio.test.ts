import { expect, test } from 'vitest'
import { tileRatio } from './tile-ratio.ts'

test.each([
  ['an ordinary picture keeps its ratio', { width: 1500, height: 1000 }, 1.5],
  ['a panorama is cropped', { width: 5000, height: 1000 }, 2.4],
  ['a tower is cropped', { width: 100, height: 1000 }, 0.5],
])('%s', (_, size, ratio) => expect(tileRatio(size)).toBe(ratio))
