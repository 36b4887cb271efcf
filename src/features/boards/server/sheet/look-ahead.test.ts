import { expect, test } from 'vitest'
import { openLookAhead } from './look-ahead.ts'

test('items come in their order, a few of them begun before they are asked for', async () => {
  const begun: number[] = []
  const next = openLookAhead([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item)
    return item * 10
  })
  expect(begun).toEqual([])
  expect(await next()).toBe(10)
  expect(begun).toEqual([1, 2, 3])
  expect([await next(), await next(), await next(), await next()]).toEqual([20, 30, 40, 50])
  await expect(next()).rejects.toThrow('no more')
})

test('a failure is told to the one who asks for that item', async () => {
  const next = openLookAhead(['good', 'bad', 'good'], 3, async (item) => {
    if (item === 'bad') throw new Error('broken')
    return item
  })
  expect(await next()).toBe('good')
  await expect(next()).rejects.toThrow('broken')
  expect(await next()).toBe('good')
})
