import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '#features/search/domain.ts'
import { readCursor, writeCursor } from './cursor.ts'

test('a cursor leads to the place it was made of, in its order alone', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeNat(), (drawn, id) => {
      const key = drawn === 0 ? 0 : drawn
      const order: Order = { by: 'random', seed: 3 }
      const cursor = writeCursor(order, [key, id])
      expect(readCursor(order, cursor)).toEqual([key, id])
      expect(readCursor({ by: 'random', seed: 4 }, cursor)).toBeNull()
      expect(readCursor({ by: 'newest' }, cursor)).toBeNull()
    }),
  )
})

test('anything else is no cursor', () => {
  fc.assert(fc.property(fc.string(), (text) => readCursor({ by: 'best', today: 1 }, text) === null))
  for (const text of ['newest/1/2/3', 'newest/1', 'newest/x/2', 'newest/Infinity/2', 'newest/01/2']) {
    expect(readCursor({ by: 'newest' }, text)).toBeNull()
  }
})
