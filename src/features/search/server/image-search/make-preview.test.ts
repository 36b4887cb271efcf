import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePreview, mostPreviewBytes } from './make-preview.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const

test.each([
  [640, 640, 160, 160],
  [640, 320, 160, 80],
  [100, 640, 25, 160],
  [40, 20, 40, 20],
])('a picture of %i x %i, however restless, has a preview of %i x %i in few bytes', async (...sizes) => {
  const [width, height, shownWidth, shownHeight] = sizes
  const create = { width, height, channels: 3, background: '#000', noise } as const
  const preview = await makePreview(await sharp({ create }).webp().toBuffer())
  expect(preview.length).toBeLessThanOrEqual(mostPreviewBytes)
  expect(await sharp(preview).metadata()).toMatchObject({
    format: 'webp',
    width: shownWidth,
    height: shownHeight,
  })
})
