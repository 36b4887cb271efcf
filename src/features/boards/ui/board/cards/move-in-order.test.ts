import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followerOf, moveBefore, moveTo, placeByKey } from './move-in-order.ts'

const order = fc.uniqueArray(fc.stringMatching(/^[1-9]\d{0,3}$/), { minLength: 1, maxLength: 30 })
const orderAndPart = order.chain((ids) => fc.tuple(fc.constant(ids), fc.subarray(ids, { minLength: 1 })))

describe('BOARD-10: reordering', () => {
  test('keeps every asset once, and those that stay in their order', () => {
    fc.assert(
      fc.property(orderAndPart, fc.integer({ min: -5, max: 40 }), ([ids, moving], place) => {
        const moved = moveTo(ids, moving, place)
        expect([...moved].sort()).toEqual([...ids].sort())
        const staying = (list: readonly string[]) => list.filter((id) => !moving.includes(id))
        expect(staying(moved)).toEqual(staying(ids))
      }),
    )
  })

  test('what is said to the server gives the order that is shown', () => {
    fc.assert(
      fc.property(orderAndPart, fc.nat(40), ([ids, moving], place) => {
        const moved = moveTo(ids, moving, place)
        expect(moveBefore(ids, moving, followerOf(moved, moving, null))).toEqual(moved)
      }),
    )
  })

  test('an asset before one that is no longer there stays where it is', () => {
    expect(moveBefore(['1', '2'], ['1'], '9')).toEqual(['1', '2'])
  })

  test.each([
    ['ArrowRight', false, 6],
    ['ArrowLeft', false, 4],
    ['ArrowRight', true, 4],
    ['ArrowDown', false, 9],
    ['ArrowUp', false, 1],
    ['Home', false, 0],
    ['End', false, 10],
    ['a', false, null],
  ])('%s (right to left: %s) leads to %s', (key, isRightToLeft, place) => {
    expect(placeByKey(key, { place: 5, count: 11, columns: 4, isRightToLeft })).toBe(place)
  })
})
