import { expect, test } from 'vitest'
import { orientationOf } from './orientation.ts'

test.each([
  [3000, 2000, 'horizontal'],
  [2000, 3000, 'vertical'],
  [2000, 2050, 'square'],
  [3000, 1000, 'panoramichorizontal'],
  [1000, 2000, 'panoramicvertical'],
])('a picture of %i by %i is %s', (width, height, orientation) => {
  expect(orientationOf({ width, height })).toBe(orientation)
})
