import { expect, test } from 'vitest'
import { openAssetIdMemory } from './asset-id-memory.ts'

const plus = (id: string) => (ids: readonly string[]) => [id, ...ids]

test('ids are found for the revision they were learned at, and for no other', () => {
  const memory = openAssetIdMemory()
  memory.learn('a', 3, ['1'])
  expect(memory.find('a', 3)).toEqual(['1'])
  expect([memory.find('a', 2), memory.find('a', 4), memory.find('b', 3)]).toEqual([null, null, null])
})

test('changes move it along, in whatever order they are told', () => {
  const memory = openAssetIdMemory()
  memory.learn('a', 3, ['1'])
  memory.advance('a', 5, plus('3'))
  expect([memory.find('a', 3), memory.find('a', 5)]).toEqual([['1'], null])
  memory.advance('a', 4, plus('2'))
  expect(memory.find('a', 5)).toEqual(['3', '2', '1'])
})

test('a change that was read already is not made twice', () => {
  const memory = openAssetIdMemory()
  memory.learn('a', 3, ['1'])
  memory.advance('a', 5, plus('3'))
  memory.learn('a', 5, ['3', '2', '1'])
  memory.advance('a', 4, plus('2'))
  memory.advance('a', 6, plus('4'))
  expect(memory.find('a', 6)).toEqual(['4', '3', '2', '1'])
})

test('what somebody read a moment ago does not take the place of what is newer', () => {
  const memory = openAssetIdMemory()
  memory.learn('a', 4, ['2', '1'])
  memory.learn('a', 3, ['1'])
  expect(memory.find('a', 4)).toEqual(['2', '1'])
})

test('where a change is missing, those after it do not pile up', () => {
  const memory = openAssetIdMemory()
  memory.learn('a', 1, ['1'])
  for (let revision = 3; revision < 300; revision += 1) memory.advance('a', revision, plus(String(revision)))
  expect(memory.has('a')).toBe(false)
  expect(memory.weigh()).toBe(0)
})

test('changes that wait weigh something, and nothing once they are made', () => {
  const memory = openAssetIdMemory()
  memory.learn('a', 1, ['1'])
  const before = memory.weigh()
  memory.advance('a', 3, plus('3'))
  expect(memory.weigh()).toBeGreaterThan(before)
  memory.advance('a', 2, plus('2'))
  expect(memory.weigh()).toBe(before + 2)
})

test('boards without assets are forgotten, too, where there are very many', () => {
  const memory = openAssetIdMemory({ most: 1_000 })
  for (let board = 0; board < 1_000; board += 1) memory.learn(`board ${board}`, 1, [])
  expect([memory.has('board 0'), memory.has('board 999')]).toEqual([false, true])
  expect(memory.weigh()).toBeLessThanOrEqual(1_000)
})

test('it is bounded by the weight in all; the board that was asked for last stays longest', () => {
  const ids = Array.from({ length: 400 }, (_, index) => String(index))
  const memory = openAssetIdMemory({ most: 1_000 })
  memory.learn('a', 1, ids)
  memory.learn('b', 1, ids)
  memory.find('a', 1)
  memory.learn('c', 1, ids)
  expect([memory.has('a'), memory.has('b'), memory.has('c'), memory.weigh()]).toEqual([
    true,
    false,
    true,
    900,
  ])
  memory.learn('d', 1, [...ids, ...ids, ...ids])
  expect(memory.weigh()).toBe(0)
})
