import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinList, splitList } from './text-list.ts'

test.each([
  ['sky, sea', ['sky', 'sea']],
  ['sky; sea, calm', ['sky', 'sea, calm']],
  ['sky;', ['sky']],
  ['Smith, Ann;', ['Smith, Ann']],
  ['sky\nsea', ['sky', 'sea']],
  [String.raw`a\;b; c\\d`, ['a;b', String.raw`c\d`]],
  [String.raw`AC\DC`, [String.raw`AC\DC`]],
  [' ; ;', []],
  [' , ,', []],
  ['', []],
])('the cell %j holds %j', (cell, parts) => {
  expect(splitList(cell)).toEqual(parts)
})

test('whatever was joined is split into the same parts', () => {
  const part = fc
    .string({ minLength: 1, unit: fc.constantFrom('a', 'é', ' ', ',', ';', '\\', '@', '"') })
    .map((text) => text.trim())
    .filter((text) => text !== '')
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(splitList(joinList(parts))).toEqual(parts)
    }),
  )
})
