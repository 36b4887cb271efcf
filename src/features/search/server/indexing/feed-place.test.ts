import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameMaking, readPlace, writePlace } from './feed-place.ts'

const word = fc.stringMatching(/^[\w.-]{1,40}$/)
const number = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String)
const place = fc.record({
  making: fc.record({ database: word, vocabulary: fc.oneof(word, fc.constant('')), rules: word }),
  at: fc.record({ transaction: number, number }),
})

test('a place that is written is read as the same place', () => {
  fc.assert(
    fc.property(place, (one) => {
      expect(readPlace(writePlace(one))).toEqual(one)
    }),
  )
})

test('what no follower has written is no place', () => {
  for (const text of [null, '', 'x', 'a b c 1 x', 'a b c 1 2 3', ' b c 1 2', 'a b  1 2']) {
    expect(readPlace(text)).toBeNull()
  }
})

test('another database, vocabulary or rule makes another index', () => {
  const making = { database: 'd', vocabulary: 'v', rules: 'r' }
  expect(isSameMaking(making, { ...making })).toBe(true)
  for (const part of ['database', 'vocabulary', 'rules']) {
    expect(isSameMaking(making, { ...making, [part]: 'x' })).toBe(false)
  }
})
