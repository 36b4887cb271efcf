import { expect, test } from 'vitest'
import { isDarkInkOn } from './sheet-ink.ts'

test.each([
  ['#ffffff', true],
  ['#FFD900', true],
  ['#8a8a8a', true],
  ['#606060', false],
  ['#0000ff', false],
  ['#000000', false],
  ['no color', true],
])('dark letters can be read on %s: %j', (color, isDark) => {
  expect(isDarkInkOn(color)).toBe(isDark)
})
