import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderByLevels } from './sheet-order.ts'

test.each([
  ['from left to right', [0, 0, 0], [0, 1, 2]],
  ['from right to left', [1, 1, 1], [2, 1, 0]],
  ['a word from right to left among others', [0, 1, 1, 0], [0, 2, 1, 3]],
  ['a number in a line from right to left', [1, 2, 2, 1], [3, 1, 2, 0]],
  ['a quotation in a quotation', [0, 1, 2, 2, 1, 0], [0, 4, 2, 3, 1, 5]],
  ['nothing', [], []],
])('%s', (_, levels, order) => {
  expect(orderByLevels(levels)).toEqual(order)
})

const levels = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 40 })

test('every piece is seen exactly once', () => {
  fc.assert(
    fc.property(levels, (given) => {
      expect([...orderByLevels(given)].sort((one, other) => one - other)).toEqual(
        given.map((_, place) => place),
      )
    }),
  )
})

test('neighbors of one level stay neighbors, in the direction of the level', () => {
  fc.assert(
    fc.property(levels, (given) => {
      const order = orderByLevels(given)
      const seenAt = given.map((_, place) => order.indexOf(place))
      for (const [place, level] of given.slice(1).entries())
        if (given[place] === level)
          expect((seenAt[place + 1] ?? 0) - (seenAt[place] ?? 0)).toBe(level % 2 === 0 ? 1 : -1)
    }),
  )
})
