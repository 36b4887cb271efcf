import { expect, test } from 'vitest'
import { type HitList, hitsFrom, keepFlagged, keepMatching, splitFlagged } from './hit-list.ts'

const listOf = (places: readonly number[], isScored = true): HitList => ({
  places: Uint32Array.from(places),
  scores: isScored ? Float32Array.from(places, (place) => place * 10) : new Float32Array(),
  isScored,
  count: places.length,
})
const placesOf = ({ places, count }: HitList) => [...places.subarray(0, count)]
const scoresOf = ({ scores, count }: HitList) => [...scores.subarray(0, count)]

test('what matches is kept and gains its score', () => {
  const list = listOf([1, 2, 3])
  keepMatching(list, Float32Array.of(5, -1, 0), true)
  expect([placesOf(list), scoresOf(list)]).toEqual([
    [1, 3],
    [15, 30],
  ])
})

test('what must not match gains nothing', () => {
  const list = listOf([1, 2, 3])
  keepMatching(list, Float32Array.of(5, -1, 0), false)
  expect([placesOf(list), scoresOf(list)]).toEqual([[2], [20]])
})

test.each([true, false])('flags tell what is kept (with scores: %s)', (isScored) => {
  const list = listOf([1, 2, 3], isScored)
  keepFlagged(list, Uint8Array.of(0, 1, 1))
  expect(placesOf(list)).toEqual([2, 3])
  if (isScored) expect(scoresOf(list)).toEqual([20, 30])
})

test('a split list loses nothing', () => {
  const list = listOf([1, 2, 3])
  const others = listOf([0, 0, 0], false)
  splitFlagged(list, Uint8Array.of(1, 0, 1), others)
  expect([placesOf(list), placesOf(others)]).toEqual([[1, 3], [2]])
})

test('a window shows some hits with their scores, and none behind the last', () => {
  const list = { ...listOf([1, 2, 3, 4]), count: 3 }
  const windows = [hitsFrom(list, 0, 2), hitsFrom(list, 2, 2)]
  expect(windows.map(placesOf)).toEqual([[1, 2], [3]])
  expect(windows.map(scoresOf)).toEqual([[10, 20], [30]])
  expect(hitsFrom(listOf([5, 6], false), 1, 9)).toMatchObject({ count: 1, isScored: false })
})
