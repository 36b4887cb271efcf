import { expect, test } from 'vitest'
import { growing, push, sharedFloat64, sharedUint32, toShared } from './shared-array.ts'

test('arrays lie in memory that threads share, and begin as zeros', () => {
  expect(sharedUint32(3).buffer).toBeInstanceOf(SharedArrayBuffer)
  expect([...sharedFloat64(2)]).toEqual([0, 0])
})

test('a growing list keeps everything in order', () => {
  const list = growing()
  for (let value = 0; value < 1000; value += 1) push(list, value * 3)
  expect([...toShared(list)]).toEqual(Array.from({ length: 1000 }, (_, value) => value * 3))
})
