import { expect, test } from 'vitest'
import { openLines } from './stand-in-line.ts'

test('work on one thing is done in order, and work on another does not wait for it', async () => {
  const inLine = openLines()
  const done: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = inLine('a', async () => {
    await promise
    done.push('first')
  })
  const second = inLine('a', async () => void done.push('second'))
  await inLine('b', async () => void done.push('other'))
  resolve()
  await Promise.all([first, second])
  expect(done).toEqual(['other', 'first', 'second'])
})

test('what fails fails alone', async () => {
  const inLine = openLines()
  const first = inLine('a', () => Promise.reject(new Error('broken')))
  const second = inLine('a', async () => 'well')
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('well')
})
