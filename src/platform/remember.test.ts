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

test('an answer that took long lives from the moment it came', async () => {
  const { clock, ask, remember } = memoryWithClock()
  const slow = Promise.withResolvers<number>()
  const first = remember('a', () => slow.promise)
  clock.ms = 500
  expect(remember('a', async () => 0)).toBe(first)
  slow.resolve(7)
  await first
  clock.ms = 599
  expect(await ask()).toBe(7)
  clock.ms = 600
  expect(await ask()).toBe(1)
})

test('an answer that is not worth keeping is shared by those who wait, and asked for again', async () => {
  let asked = 0
  const remember = createMemory<number>({ forMs: 100, atMost: 2, keeps: (value) => value > 1 })
  const ask = () => remember('a', async () => ++asked)
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  expect([await ask(), await ask()]).toEqual([2, 2])
})

test('an old answer is given while the next is made, and kept where none can be', async () => {
  let now = 0
  const options = { forMs: 100, staleForMs: 1_000, atMost: 2, nowMs: () => now }
  const remember = createMemory<string>({ ...options, keeps: (value) => value !== 'none' })
  const ask = (answer: string) => remember('a', async () => answer)
  await ask('first')
  now = 150
  expect(await ask('none')).toBe('first')
  expect(await remember('a', () => Promise.reject(new Error('no')))).toBe('first')
  expect(await ask('second')).toBe('first')
  await Promise.resolve()
  expect(await ask('third')).toBe('second')
  now = 2_000
  expect(await ask('fourth')).toBe('fourth')
})
