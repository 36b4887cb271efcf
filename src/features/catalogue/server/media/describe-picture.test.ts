import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderPicture } from '#renderer/render-picture.ts'
import { readDescriptor } from '../../domain/descriptor.ts'
import { compareDescriptors } from '../../domain/descriptor-ranking.ts'
import { type DescribedSource, describePicture } from './describe-picture.ts'
import { defaultLimits } from './picture-limits.ts'

const recipe = { family: 'hills', look: 'dawn', seed: 14, width: 240, height: 160 } as const
const drawn = renderPicture(recipe)
const picture = () => sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 3 } })

async function descriptorOf(source: DescribedSource) {
  const outcome = await describePicture(source, defaultLimits)
  const descriptor = outcome.kind === 'described' ? readDescriptor(outcome.descriptor) : null
  if (!descriptor) throw new Error('There is no descriptor.')
  return descriptor
}
const ofBytes = async (bytes: Promise<Uint8Array>) => descriptorOf({ kind: 'bytes', bytes: await bytes })

describe('a picture', () => {
  test('is described alike as a recipe, as pixels and as a file', async () => {
    const pixels = await descriptorOf({ kind: 'pixels', picture: drawn })
    const file = await ofBytes(picture().png().toBuffer())
    expect(await descriptorOf({ kind: 'recipe', recipe })).toEqual(pixels)
    expect(file).toEqual(pixels)
  })

  test('stays itself when it is compressed and scaled', async () => {
    const original = await descriptorOf({ kind: 'pixels', picture: drawn })
    const copy = await ofBytes(picture().resize(120).jpeg({ quality: 50 }).toBuffer())
    expect(compareDescriptors(original, copy)).toBeGreaterThan(0.9)
  })

  test('is described upright, whatever way the camera was held', async () => {
    const original = await descriptorOf({ kind: 'pixels', picture: drawn })
    const lying = await picture().rotate(90).png().toBuffer()
    const upright = await ofBytes(sharp(lying).withMetadata({ orientation: 8 }).png().toBuffer())
    expect(compareDescriptors(original, upright)).toBeGreaterThan(0.95)
    expect(compareDescriptors(original, await ofBytes(Promise.resolve(lying)))).toBeLessThan(0.8)
  })

  test('of any kind becomes one: grey, with 16 bits, in CMYK, transparent, a drawing', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h20v20z"/></svg>'
    const all = await Promise.all([
      ofBytes(picture().toColourspace('b-w').png().toBuffer()),
      ofBytes(picture().toColourspace('rgb16').png().toBuffer()),
      ofBytes(picture().toColourspace('cmyk').jpeg().toBuffer()),
      ofBytes(picture().ensureAlpha(0.4).png().toBuffer()),
      descriptorOf({ kind: 'svg', svg }),
    ])
    expect(all.map(({ isGrey }) => isGrey)).toEqual([true, false, false, false, true])
  })
})

test('what is no picture, or a damaged one, is refused', async () => {
  const whole = await picture().jpeg().toBuffer()
  const refused = (bytes: Uint8Array) => describePicture({ kind: 'bytes', bytes }, defaultLimits)
  expect(await refused(Buffer.from('MZ, a program'))).toMatchObject({ reason: 'not-a-picture' })
  expect(await refused(whole.subarray(0, whole.length / 3))).toMatchObject({ reason: 'damaged' })
})
