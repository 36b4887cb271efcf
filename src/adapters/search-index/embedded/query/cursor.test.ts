import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

const newest = { by: 'newest' } as const

test('a cursor leads back to where it was written', () => {
  fc.assert(
    fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), fc.maxSafeNat(), (key, id) => {
      const kept = readCursor(newest, writeCursor(newest, { key, id }))
      // What is not told apart in an order need not be told apart here.
      expect(kept).toEqual({ key: key + 0, id })
    }),
  )
})

test('a cursor of another order is none', () => {
  const cursor = writeCursor({ by: 'random', seed: 1 }, { key: 3, id: 4 })
  expect(readCursor({ by: 'random', seed: 2 }, cursor)).toBeNull()
  expect(readCursor(newest, cursor)).toBeNull()
})

test.each([
  '',
  'newest',
  'newest_1',
  'newest_1_2_3',
  'newest_x_1',
  'newest_Infinity_1',
  'newest_1_1.5',
  'newest_01_1',
])('"%s" is not a cursor', (cursor) => expect(readCursor(newest, cursor)).toBeNull())

test('no text makes reading fail', () => {
  fc.assert(
    fc.property(fc.string(), (cursor) => {
      expect(() => readCursor(newest, cursor)).not.toThrow()
    }),
  )
})
