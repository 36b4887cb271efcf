import { expect, test } from 'vitest'
import { openShortMemory } from './short-memory.ts'

test('what is kept is known for its time and no longer', () => {
  let time = 0
  const memory = openShortMemory<string>({ forMs: 100, entries: 5, now: () => time })
  memory.keep('a', 'broken')
  time = 99
  expect(memory.recall('a')).toBe('broken')
  time = 100
  expect(memory.recall('a')).toBeNull()
})

test('the oldest gives way when there are too many', () => {
  const memory = openShortMemory<number>({ forMs: 100, entries: 2, now: () => 0 })
  memory.keep('a', 1)
  memory.keep('b', 2)
  memory.keep('a', 3)
  memory.keep('c', 4)
  expect(['a', 'b', 'c'].map(memory.recall)).toEqual([3, null, 4])
})
