import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJpegBlocks } from './jpeg-segments.ts'

const latin1 = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

function segment(marker: number, text: string): number[] {
  return [0xff, marker, (text.length + 2) >> 8, (text.length + 2) & 255, ...latin1(text)]
}

function read(...segments: readonly number[][]) {
  const { exif, xmp, photoshop } = readJpegBlocks(Uint8Array.from([0xff, 0xd8, ...segments.flat()]))
  const text = (bytes: Uint8Array | null) => bytes && String.fromCharCode(...bytes)
  return { exif: text(exif), xmp: text(xmp), photoshop: text(photoshop) }
}

test('each kind of metadata is found, one that is spread over segments joined', () => {
  expect(
    read(
      segment(0xe0, 'JFIF'),
      segment(0xe1, 'Exif\0\0II'),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>'),
      segment(0xed, 'Photoshop 3.0\x008B'),
      [0xff],
      segment(0xed, 'Photoshop 3.0\0IM'),
      segment(0xda, ''),
      segment(0xed, 'Photoshop 3.0\0!!'),
    ),
  ).toEqual({ exif: 'Exif\0\0II', xmp: '<x/>', photoshop: '8BIM' })
})

test('a picture that is cut off keeps what came before', () => {
  expect(read(segment(0xe1, 'Exif\0\0II'), [0xff, 0xe1, 0xff, 0xff, 1]).exif).toBe('Exif\0\0II')
})

test('no bytes whatever make it fail or loop', () => {
  const bytes = fc.array(fc.constantFrom(0xff, 0xe1, 0xed, 0, 1, 2, 3), { maxLength: 300 })
  fc.assert(
    fc.property(bytes, (given) => {
      const { exif, xmp, photoshop } = readJpegBlocks(Uint8Array.from(given))
      for (const block of [exif, xmp, photoshop]) expect(block?.length ?? 0).toBeLessThanOrEqual(given.length)
    }),
  )
})
