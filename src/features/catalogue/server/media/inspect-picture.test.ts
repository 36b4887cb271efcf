import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeHeic } from '../../../../../tests/support/make-heic.ts'
import { inspectPicture } from './inspect-picture.ts'
import { admitPicture } from './open-picture.ts'
import { defaultLimits } from './picture-limits.ts'

const inspect = (bytes: Uint8Array, limits = defaultLimits) => inspectPicture(bytes, limits)
const plain = (width: number, height: number, background = '#dc1e28') =>
  sharp({ create: { width, height, channels: 3, background } })

function pngSaying(width: number, height: number): Buffer {
  const header = Buffer.alloc(17)
  header.write('IHDR')
  header.writeUInt32BE(width, 4)
  header.writeUInt32BE(height, 8)
  header.set([8, 6, 0, 0, 0], 12)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(header))
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\r', 'latin1'), header, check, Buffer.alloc(40)])
}

describe('a picture', () => {
  test.each([5, 6, 7, 8])('that lies on its side (EXIF %i) is measured upright', async (orientation) => {
    const bytes = await plain(60, 40).withMetadata({ orientation }).jpeg().toBuffer()
    expect(await inspect(bytes)).toMatchObject({ width: 40, height: 60, orientation: 'vertical' })
  })

  test('in CMYK shows its colors', async () => {
    const bytes = await plain(80, 60).toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(bytes).metadata()).space).toBe('cmyk')
    const facts = await inspect(bytes)
    expect(facts).toMatchObject({
      kind: 'picture',
      colorSpace: 'cmyk',
      hasAlpha: false,
      isBlackAndWhite: false,
    })
    if (facts.kind === 'picture') expect(facts.dominantColor).toMatch(/^#[c-f].[0-4].[0-4].$/)
  })

  test('with 16 bits a channel is read', async () => {
    const bytes = await plain(80, 60).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(bytes).metadata()).depth).toBe('ushort')
    expect(await inspect(bytes)).toMatchObject({
      format: 'png',
      dominantColor: '#dc1e28',
      colorSpace: 'rgb16',
    })
  })

  test('in grey is black and white', async () => {
    const bytes = await plain(80, 60, '#777777').toColourspace('b-w').jpeg().toBuffer()
    expect(await inspect(bytes)).toMatchObject({ colorSpace: 'b-w', isBlackAndWhite: true })
  })

  test('with transparent parts shows the colors of the rest', async () => {
    const clear = { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const dot = await plain(20, 20).png().toBuffer()
    const bytes = await sharp({ create: clear })
      .composite([{ input: dot }])
      .png()
      .toBuffer()
    const facts = await inspect(bytes)
    expect(facts).toMatchObject({ hasAlpha: true, orientation: 'square' })
    if (facts.kind === 'picture') expect(facts.palette).toHaveLength(1)
  })

  test('with a channel for transparency that is opaque has none', async () => {
    expect(await inspect(await plain(20, 20).ensureAlpha().png().toBuffer())).toMatchObject({
      hasAlpha: false,
    })
  })

  test('in another color space is seen as it is meant', async () => {
    const bytes = await plain(60, 40).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
    const facts = await inspect(bytes)
    if (facts.kind !== 'picture') throw new Error(facts.sentence)
    expect(facts.profileName).toBeTruthy()
    expect(facts.dominantColor).toMatch(/^#d[b-d]1.2.$/)
  })

  test('that moves is known by its first frame', async () => {
    const frames = [await plain(20, 10).png().toBuffer(), await plain(20, 10, '#1e3cc8').png().toBuffer()]
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect(await inspect(bytes)).toMatchObject({
      isAnimated: true,
      width: 20,
      height: 10,
      dominantColor: '#dc1e28',
    })
  })

  test('drawn as SVG is rasterised to be looked at', async () => {
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1000"><rect width="3000" height="1000" fill="#dc1e28"/></svg>',
    )
    expect(await inspect(bytes)).toMatchObject({
      format: 'svg',
      width: 3000,
      orientation: 'panoramichorizontal',
      dominantColor: '#dc1e28',
    })
  })

  test('from a telephone is decoded, turned and converted from its profile', async () => {
    const profile = (await sharp(await plain(8, 8).withIccProfile('p3').png().toBuffer()).metadata()).icc
    if (!profile) throw new Error('no profile')
    const size = { width: 128, height: 64, color: '0xdc1e28' }
    const upright = await inspect(makeHeic(size))
    const turned = await inspect(makeHeic({ ...size, turns: 1, profile }))
    if (upright.kind !== 'picture' || turned.kind !== 'picture') throw new Error('refused')
    expect(upright).toMatchObject({ format: 'heic', width: 128, height: 64 })
    expect(turned).toMatchObject({ width: 64, height: 128 })
    const chroma = ({ palette }: typeof upright) =>
      Math.hypot(palette[0]?.lab[1] ?? 0, palette[0]?.lab[2] ?? 0)
    expect(chroma(turned)).toBeGreaterThan(chroma(upright) + 0.01)
  })

  test('gets a placeholder of under 200 characters, however restless it is', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
    const restless = sharp({ create: { width: 300, height: 200, channels: 3, background: '#000', noise } })
    const facts = await inspect(await restless.jpeg().toBuffer())
    if (facts.kind !== 'picture') throw new Error(facts.sentence)
    expect(facts.placeholder.length).toBeLessThan(200)
    const pixels = Buffer.from(facts.placeholder.split(',')[1] ?? '', 'base64')
    expect(await sharp(pixels).metadata()).toMatchObject({ format: 'webp' })
  })
})

describe('a file is refused', () => {
  const gif = Buffer.from('GIF89a\x30\x75\x30\x75\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;', 'latin1')
  const webp = Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x2f\x75\0\x2f\x75\0', 'latin1')
  const tiff = Buffer.from(
    'II*\0\x08\0\0\0\x02\0\0\x01\x04\0\x01\0\0\0\x30\x75\0\0\x01\x01\x04\0\x01\0\0\0\x30\x75\0\0\0\0\0\0',
    'latin1',
  )

  test.each([
    ['PNG', pngSaying(30_000, 30_000)],
    ['GIF', gif],
    ['WebP', webp],
    ['TIFF', tiff],
    ['HEIC', makeHeic({ width: 64, height: 64, color: 'red', claimedSize: [30_000, 30_000] })],
  ])('for its pixels by its header alone: a %s that says 30,000 x 30,000', (_, bytes) => {
    expect(admitPicture(bytes, defaultLimits)).toMatchObject({ kind: 'refused', reason: 'too-many-pixels' })
  })

  test('for its pixels: an SVG that says 30,000 x 30,000', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'
    expect(await inspect(Buffer.from(svg))).toMatchObject({ reason: 'too-many-pixels' })
  })

  test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('when a %s is cut off', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const whole = sharp({ create: { width: 400, height: 300, channels: 3, background: '#000', noise } })
    const bytes = await whole.toFormat(format).toBuffer()
    expect(await inspect(bytes.subarray(0, bytes.length * 0.6))).toMatchObject({
      kind: 'refused',
      reason: 'damaged',
    })
  })

  test.each([
    ['a program with the name of a picture', 'MZ\x90\0\x03\0\0\0', 'not-a-picture'],
    ['a PDF', '%PDF-1.7\n', 'unsupported-format'],
    ['an EPS', '%!PS-Adobe-3.0 EPSF-3.0\n', 'unsupported-format'],
    ['only the first bytes of a JPEG', '\xff\xd8\xff\xe0', 'damaged'],
    ['nothing at all', '', 'not-a-picture'],
  ] as const)('that is %s', async (_, text, reason) => {
    expect(await inspect(Buffer.from(text, 'latin1'))).toMatchObject({ kind: 'refused', reason })
  })

  test('that is an SVG with a script', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    expect(await inspect(bytes)).toMatchObject({ reason: 'unsafe-svg' })
  })

  test('that is larger than files may be', async () => {
    const bytes = await plain(60, 40).jpeg().toBuffer()
    expect(await inspect(bytes, { ...defaultLimits, maxBytes: 100 })).toMatchObject({
      reason: 'file-too-large',
    })
  })
})
