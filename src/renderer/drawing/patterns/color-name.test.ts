import { expect, test } from 'vitest'
import { colorName } from './color-name.ts'

test.each([
  ['#ffffff', 'white'],
  ['#eef7f8', 'white'],
  ['#151515', 'black'],
  ['#8c8c8c', 'gray'],
  ['#4b5d67', 'gray'],
  ['#d7263d', 'red'],
  ['#e8a09a', 'pink'],
  ['#f25c9a', 'pink'],
  ['#c8603f', 'orange'],
  ['#8f3f2e', 'brown'],
  ['#f7ebdd', 'beige'],
  ['#f2c14e', 'yellow'],
  ['#7aa95c', 'green'],
  ['#5fb6c4', 'turquoise'],
  ['#141a3a', 'blue'],
  ['#9b82cf', 'purple'],
])('%s is called %s', (hex, name) => {
  expect(colorName(hex)).toBe(name)
})
