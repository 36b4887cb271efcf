import sharp from 'sharp'
import { expect, test } from 'vitest'
import { megapixelsOf } from './media-weight.ts'

test('a file weighs what its header says', async () => {
  const picture = sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#fff' } })
  expect(megapixelsOf({ kind: 'bytes', bytes: await picture.png().toBuffer() })).toBe(2)
  expect(megapixelsOf({ kind: 'bytes', bytes: Buffer.from('MZ') })).toBe(1)
  expect(megapixelsOf({ kind: 'bytes', bytes: Buffer.from([0xff, 0xd8, 0xff]) })).toBe(24)
})

test('what is drawn weighs no more than its largest rendition', () => {
  expect(megapixelsOf({ kind: 'svg', svg: '<svg/>' })).toBe(12)
})

test('what is fetched later weighs what is known of it', () => {
  const read = () => Promise.reject(new Error('not yet'))
  expect(megapixelsOf({ kind: 'late', megapixels: 50, read })).toBe(50)
})
