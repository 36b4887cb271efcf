import { expect, test } from 'vitest'
import { fitWithin, shrinkPicture } from './shrink-picture.ts'

test('a picture is sent with at most 1024 pixels a side, in its shape', () => {
  expect(fitWithin(4096, 3072)).toEqual({ width: 1024, height: 768 })
  expect(fitWithin(1000, 8000)).toEqual({ width: 128, height: 1024 })
  expect(fitWithin(90_000, 10)).toEqual({ width: 1024, height: 1 })
})

test('a small one, or one without a size, is sent as it is', () => {
  expect(fitWithin(1024, 600)).toBeNull()
  expect(fitWithin(0, 0)).toBeNull()
})

test('what cannot be read here is sent as it is', async () => {
  const file = new Blob(['no picture'])
  expect(await shrinkPicture(file)).toBe(file)
})
