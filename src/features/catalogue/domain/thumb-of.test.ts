import { expect, test } from 'vitest'
import { thumbOf } from './thumb-of.ts'

const asset = { id: 'gi:1', mediaKey: 'ab', isSensitive: false }
const picture = { jpg: '/media/ab/320.jpg', avif: '/media/ab/320.avif' }

test('what not everyone wants to see has a picture only for those who want to see all', () => {
  expect(thumbOf(asset, false)).toEqual({ id: 'gi:1', picture })
  expect(thumbOf({ ...asset, isSensitive: true }, false)).toEqual({ id: 'gi:1', picture: null })
  expect(thumbOf({ ...asset, isSensitive: true }, true)).toEqual({ id: 'gi:1', picture })
})
