import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureFormats, type Rendition } from '../../domain/rendition.ts'
import { makeRenditions } from './make-renditions.ts'
import { defaultLimits } from './picture-limits.ts'
import type { PictureSource } from './picture-source.ts'

const credit = { creditLine: 'Zoë & Sons / Diptych', copyright: '© 2026 Zoë', isGenerated: false }

async function make(
  source: PictureSource,
  wanted: readonly Rendition[],
  more: { isGenerated?: boolean; background?: string } = {},
) {
  const outcome = await makeRenditions(
    {
      source,
      wanted,
      background: more.background ?? '#ffffff',
      credit: { ...credit, isGenerated: more.isGenerated ?? false },
    },
    defaultLimits,
  )
  if (outcome.kind === 'refused') throw new Error(outcome.sentence)
  return outcome.renditions
}

async function picture(width: number, height: number, background = '#808080'): Promise<PictureSource> {
  const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .withExif(exif)
    .jpeg()
    .toBuffer()
  return { kind: 'bytes', bytes }
}

async function pixelOf(bytes: Uint8Array, left: number, top: number): Promise<readonly number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
}

test('one decoding gives every size and format that is wanted', async () => {
  const wanted = (['320', 'preview'] as const).flatMap((name) =>
    pictureFormats.map((format) => ({ name, format })),
  )
  const made = await make(await picture(2_000, 1_500), wanted)
  expect(
    made.map(({ name, format, width, height }) => `${name}.${format} ${width}x${height}`).sort(),
  ).toEqual(
    ['avif', 'jpg', 'webp']
      .flatMap((format) => [`320.${format} 320x240`, `preview.${format} 1280x960`])
      .sort(),
  )
  for (const { bytes, width, format } of made) {
    const found = await sharp(bytes).metadata()
    expect(found).toMatchObject({
      width,
      format: { avif: 'heif', jpg: 'jpeg', webp: 'webp' }[format],
      space: 'srgb',
    })
  }
})

test('nothing is enlarged', async () => {
  const [made] = await make(await picture(200, 100), [{ name: 'comp', format: 'webp' }])
  expect(made).toMatchObject({ width: 200, height: 100 })
})

test('a picture of extreme height stays within what formats can hold', async () => {
  const [made] = await make(await picture(300, 20_000), [{ name: '320', format: 'webp' }])
  expect(made?.height).toBe(1_280)
})

test('thumbnails are clean, and what is large is marked all over', async () => {
  const source = await picture(1_400, 1_000)
  const [small, large] = await make(source, [
    { name: '640', format: 'jpg' },
    { name: 'preview', format: 'jpg' },
  ]).then((made) => [made.find(({ name }) => name === '640'), made.find(({ name }) => name === 'preview')])
  const spread = async (bytes: Uint8Array | undefined, left: number, top: number) => {
    const part = await sharp(bytes).extract({ left, top, width: 320, height: 200 }).toBuffer()
    return Math.max(...(await sharp(part).stats()).channels.map(({ stdev }) => stdev))
  }
  expect(await spread(small?.bytes, 0, 0)).toBeLessThan(1)
  for (const left of [0, 320, 640, 960]) expect(await spread(large?.bytes, left, 400)).toBeGreaterThan(5)
})

describe('what a file says about itself', () => {
  test.each(pictureFormats)('a comp in %s names its owner and nothing of the camera', async (format) => {
    const [made] = await make(await picture(400, 300), [{ name: 'comp', format }])
    const { exif, xmp } = await sharp(made?.bytes).metadata()
    expect(exif?.toString('latin1')).toContain('(c) 2026 Zoe')
    expect(exif?.toString('latin1')).not.toContain('Camera')
    expect(xmp?.toString()).toContain('photoshop:Credit="Zoë &amp; Sons / Diptych"')
    expect(xmp?.toString()).not.toContain('DigitalSourceType')
  })

  test('a generated picture says so in the words of the IPTC', async () => {
    const [made] = await make(await picture(400, 300), [{ name: 'comp', format: 'jpg' }], {
      isGenerated: true,
    })
    const { xmp } = await sharp(made?.bytes).metadata()
    expect(xmp?.toString()).toContain(
      'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"',
    )
  })

  test('a thumbnail says nothing', async () => {
    const [made] = await make(await picture(400, 300), [{ name: '320', format: 'jpg' }])
    const { exif, xmp, icc } = await sharp(made?.bytes).metadata()
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
  })
})

test('what is transparent lets the given color through', async () => {
  const clear = { width: 40, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } as const
  const bytes = await sharp({ create: clear }).png().toBuffer()
  const [made] = await make({ kind: 'bytes', bytes }, [{ name: '320', format: 'jpg' }], {
    background: '#204060',
  })
  const [red = 0, green = 0, blue = 0] = await pixelOf(made?.bytes ?? bytes, 20, 20)
  expect(Math.hypot(red - 0x20, green - 0x40, blue - 0x60)).toBeLessThan(6)
})

/** How pixels have to lie in a file so that its EXIF orientation turns them upright. */
const lying: readonly ((upright: Sharp) => Promise<Buffer>)[] = [
  (upright) => upright.toBuffer(),
  (upright) => upright.flop().toBuffer(),
  (upright) => upright.rotate(180).toBuffer(),
  (upright) => upright.flip().toBuffer(),
  async (upright) =>
    sharp(await upright.rotate(270).toBuffer())
      .flip()
      .toBuffer(),
  (upright) => upright.rotate(270).toBuffer(),
  async (upright) =>
    sharp(await upright.rotate(270).toBuffer())
      .flop()
      .toBuffer(),
  (upright) => upright.rotate(90).toBuffer(),
]

test.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %i comes out upright', async (orientation) => {
  const blue = { create: { width: 100, height: 60, channels: 3, background: '#0000ff' } } as const
  const corner = { ...blue, create: { ...blue.create, width: 30, height: 30, background: '#ff0000' } }
  const upright = await sharp(blue)
    .composite([{ input: await sharp(corner).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer()
  const turned = (await lying[orientation - 1]?.(sharp(upright))) ?? upright
  const bytes = await sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
  const [made] = await make({ kind: 'bytes', bytes }, [{ name: '320', format: 'jpg' }])
  expect(made).toMatchObject({ width: 100, height: 60 })
  const corners = [
    [10, 10],
    [90, 10],
    [10, 50],
    [90, 50],
  ] as const
  const reds = await Promise.all(
    corners.map(async ([x, y]) => (await pixelOf(made?.bytes ?? bytes, x, y))[0] ?? 0),
  )
  expect(reds.map((red) => red > 128)).toEqual([true, false, false, false])
})

test('CMYK, 16 bits, grey and palettes all become plain sRGB', async () => {
  const base = sharp({ create: { width: 90, height: 60, channels: 3, background: '#dc1e28' } })
  const sources = [
    await base.clone().toColourspace('cmyk').jpeg().toBuffer(),
    await base.clone().toColourspace('rgb16').png().toBuffer(),
    await base.clone().toColourspace('grey16').png().toBuffer(),
    await base.clone().toColourspace('b-w').jpeg().toBuffer(),
    await base.clone().png({ palette: true }).toBuffer(),
    await base.clone().withIccProfile('p3').tiff().toBuffer(),
  ]
  for (const bytes of sources) {
    const [made] = await make({ kind: 'bytes', bytes }, [{ name: '320', format: 'webp' }])
    expect(await sharp(made?.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3, width: 90 })
  }
})

test('a recipe is drawn no larger than it is needed, and shows the same scene in every size', async () => {
  const recipe = { family: 'bokeh-lights', look: 'warm', seed: 7, width: 1_440, height: 960 } as const
  const made = await make({ kind: 'recipe', recipe }, [{ name: '320', format: 'webp' }])
  expect(made[0]).toMatchObject({ width: 320, height: 213 })
})

test('an SVG is rasterised at the size of the rendition', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"><rect width="1000" height="1000" fill="#00f"/></svg>'
  const [made] = await make({ kind: 'svg', svg }, [{ name: '640', format: 'jpg' }])
  expect(made).toMatchObject({ width: 640, height: 320 })
  const [left, right] = [
    await pixelOf(made?.bytes ?? Buffer.of(), 318, 100),
    await pixelOf(made?.bytes ?? Buffer.of(), 324, 100),
  ]
  expect(left[2]).toBeGreaterThan(240)
  expect(left[0]).toBeLessThan(15)
  expect(right[0]).toBeGreaterThan(240)
})

test('a broken original is refused in words', async () => {
  const { bytes } = (await picture(900, 900)) as { bytes: Uint8Array }
  const source: PictureSource = { kind: 'bytes', bytes: bytes.subarray(0, bytes.length / 2) }
  const order = { source, wanted: [{ name: '320', format: 'webp' }], background: '#fff', credit } as const
  expect(await makeRenditions(order, defaultLimits)).toMatchObject({ kind: 'refused', reason: 'damaged' })
})
