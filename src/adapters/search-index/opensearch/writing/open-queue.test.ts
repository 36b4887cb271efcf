import { expect, test } from 'vitest'
import { openQueue } from './open-queue.ts'

test('what is added begins when the one before is over, also when that one failed', async () => {
  const queue = openQueue()
  const log: string[] = []
  const first = queue.add(async () => {
    log.push('first begins')
    await Promise.resolve()
    log.push('first fails')
    throw new Error('no')
  })
  const second = queue.add(async () => log.push('second'))
  await expect(first).rejects.toThrow('no')
  await second
  expect(log).toEqual(['first begins', 'first fails', 'second'])
})

test('it is empty when the last one is over', async () => {
  const queue = openQueue()
  let isOver = false
  void queue.add(async () => {
    await Promise.resolve()
    isOver = true
  })
  await queue.whenEmpty()
  expect(isOver).toBe(true)
})
