import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPictureHeader } from './picture-header.ts'

const blank = sharp({ create: { width: 37, height: 21, channels: 3, background: '#369' } })

test.each(['jpeg', 'png', 'gif', 'webp', 'tiff', 'avif'] as const)(
  'the size of a %s is read from its head',
  async (format) => {
    const bytes = await blank.clone().toFormat(format).toBuffer()
    expect(readPictureHeader(bytes)).toEqual({ kind: 'picture', format, size: { width: 37, height: 21 } })
  },
)

test.each([
  ['lossless', { lossless: true }],
  ['with metadata', {}],
] as const)('a WebP %s says its size elsewhere', async (_, options) => {
  const picture = blank.clone().webp(options)
  const bytes = await ('lossless' in options
    ? picture
    : picture.withExif({ IFD0: { Artist: 'A' } })
  ).toBuffer()
  expect(readPictureHeader(bytes)).toMatchObject({ format: 'webp', size: { width: 37, height: 21 } })
})

test('a TIFF is read in either byte order, classic or big', async () => {
  const big = await blank.clone().tiff({ bigtiff: true }).toBuffer()
  expect(readPictureHeader(big)).toMatchObject({ format: 'tiff', size: { width: 37, height: 21 } })
  const entry = (tag: number, value: number) =>
    [0, tag >> 8, tag & 255, 0, 3, 0, 0, 0, 1, 0, value, 0, 0].slice(1)
  const motorola = Uint8Array.from([
    ...Buffer.from('MM\0*'),
    0,
    0,
    0,
    8,
    0,
    2,
    ...entry(256, 9),
    ...entry(257, 7),
    0,
    0,
    0,
    0,
  ])
  expect(readPictureHeader(motorola)).toMatchObject({ format: 'tiff', size: { width: 9, height: 7 } })
})

test('a first frame that reaches beyond the screen of a GIF counts', async () => {
  const bytes = await blank.clone().gif().toBuffer()
  bytes.writeUInt16LE(1, 6)
  bytes.writeUInt16LE(1, 8)
  expect(readPictureHeader(bytes)).toMatchObject({ size: { width: 37, height: 21 } })
})

test.each([
  ['%PDF-1.7', 'PDF'],
  ['%!PS-Adobe-3.0 EPSF-3.0', 'PostScript or EPS'],
  ['8BPS', 'Photoshop'],
])('%s is named for what it is', (text, name) => {
  expect(readPictureHeader(Buffer.from(text))).toEqual({ kind: 'other', name })
})

test.each(['MZ\x90\0', '\x7fELF', '<html><body>', 'GIF', '', '<?xml version="1.0"?><note/>'])(
  '%j is no picture',
  (text) => {
    expect(readPictureHeader(Buffer.from(text, 'latin1'))).toBeNull()
  },
)

test('no bytes, whatever they begin with, make it fail or run on', () => {
  const starts = [
    '\xff\xd8\xff',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    'RIFF0000WEBPVP8X',
    'II*\0',
    'MM\0+',
    '\0\0\0\x18ftypheic',
    '<svg ',
    '',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
      const header = readPictureHeader(Buffer.concat([Buffer.from(start, 'latin1'), rest]))
      if (header?.kind === 'picture' && header.size) {
        expect(header.size.width).toBeGreaterThanOrEqual(0)
        expect(header.size.height).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 1_000 },
  )
})
