import { expect, test } from 'vitest'
import { openScratch } from './scratch.ts'

test('what was given back is used again where it is long enough', () => {
  const { scores } = openScratch()
  const long = scores.borrow(5000)
  const short = scores.borrow(10)
  scores.giveBack(long)
  scores.giveBack(short)
  expect(scores.borrow(10)).toBe(short)
  expect(scores.borrow(4000)).toBe(long)
  expect(scores.borrow(10)).not.toBe(short)
})

test('a list without scores has no room for them', () => {
  const scratch = openScratch()
  const list = scratch.borrowList(20, false)
  expect(list.places.length).toBeGreaterThanOrEqual(20)
  expect(list.scores).toHaveLength(0)
  scratch.giveBackList(list)
  expect(scratch.borrowList(20, true).scores.length).toBeGreaterThanOrEqual(20)
})

test('every place counts up', () => {
  expect([...openScratch().everyPlace(4).subarray(0, 4)]).toEqual([0, 1, 2, 3])
})
