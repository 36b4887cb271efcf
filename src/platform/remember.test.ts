import { expect, test } from 'vitest'
import { createMemory } from './remember.ts'

function memoryWithClock() {
  const clock = { ms: 0, asked: 0 }
  const remember = createMemory({ forMs: 100, atMost: 2, nowMs: () => clock.ms })
  const ask = (key = 'a') =>
    remember(key, async () => {
      clock.asked += 1
      return clock.asked
    })
  return { clock, ask, remember }
}

test('an answer is given again until it is too old', async () => {
  const { clock, ask } = memoryWithClock()
  expect([await ask(), await ask()]).toEqual([1, 1])
  clock.ms = 100
  expect(await ask()).toBe(2)
})

test('a crowd that asks at once costs one question', async () => {
  const { ask } = memoryWithClock()
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
})

test('a failure is not remembered', async () => {
  const { ask, remember } = memoryWithClock()
  await expect(remember('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await ask()).toBe(1)
})

test('the oldest answer is forgotten when there are too many', async () => {
  const { ask } = memoryWithClock()
  for (const key of ['a', 'b', 'c']) await ask(key)
  expect(await ask('c')).toBe(3)
  expect(await ask('a')).toBe(4)
})
