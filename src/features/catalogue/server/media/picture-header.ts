import { readHeifHeader } from './heif-header.ts'
import type { PixelSize } from './pixel-size.ts'
import { readTiffSize } from './tiff-header.ts'

export type TakenFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'avif' | 'heic' | 'svg'

/** What the first bytes say. A size of null means that only a decoder can tell. */
export type PictureHeader =
  | { readonly kind: 'picture'; readonly format: TakenFormat; readonly size: PixelSize | null }
  | { readonly kind: 'other'; readonly name: string }

/** Files that people take for pictures, or that others dress up as such, by how they begin. */
const others: readonly (readonly [name: string, begins: string, at?: number])[] = [
  ['PDF', '%PDF-'],
  ['PostScript or EPS', '%!PS'],
  ['PostScript or EPS', '\xc5\xd0\xd3\xc6'],
  ['Photoshop', '8BPS'],
  ['BMP', 'BM'],
  ['JPEG XL', '\xff\x0a'],
  ['JPEG XL', '\0\0\0\x0cJXL '],
  ['JPEG 2000', '\0\0\0\x0cjP  '],
]

/** Reads kind and size from the bytes alone, whatever the file is called. Nothing is decoded or allocated. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begins = (text: string, at = 0) => hasText(bytes, text, at)
  const picture = (format: TakenFormat, size: PixelSize | null): PictureHeader => ({
    kind: 'picture',
    format,
    size,
  })
  if (begins('\xff\xd8\xff')) return picture('jpeg', readJpegSize(view))
  if (begins('\x89PNG\r\n\x1a\n'))
    return picture(
      'png',
      sizeAt(view, 16, (at) => view.getUint32(at), 4),
    )
  if (begins('GIF87a') || begins('GIF89a')) return picture('gif', readGifSize(view))
  if (begins('RIFF') && begins('WEBP', 8)) return picture('webp', readWebpSize(view))
  if (begins('II*\0') || begins('MM\0*') || begins('II+\0') || begins('MM\0+')) {
    return picture('tiff', readTiffSize(view))
  }
  const heif = readHeifHeader(view)
  if (heif) return picture(heif.format, heif.size)
  if (isSvg(bytes)) return picture('svg', null)
  const other = others.find(([, text, at]) => begins(text, at))
  return other ? { kind: 'other', name: other[0] } : null
}

function hasText(bytes: Uint8Array, text: string, at: number): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false
  }
  return true
}

function sizeAt(view: DataView, at: number, read: (at: number) => number, step: number): PixelSize | null {
  if (at + 2 * step > view.byteLength) return null
  return { width: read(at), height: read(at + step) }
}

/** The size stands in the frame header, behind any number of other segments. */
function readJpegSize(view: DataView): PixelSize | null {
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
    at += isAlone ? 2 : 2 + Math.max(2, view.getUint16(at + 2))
  }
  return null
}

/** The screen, or the first frame where that reaches beyond it. */
function readGifSize(view: DataView): PixelSize | null {
  const screen = sizeAt(view, 6, (at) => view.getUint16(at, true), 2)
  if (!screen || view.byteLength < 13) return screen
  const packed = view.getUint8(10)
  let at = 13 + (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
  while (at + 10 <= view.byteLength && view.getUint8(at) === 0x21) {
    at += 2
    while (at < view.byteLength && view.getUint8(at) !== 0) at += view.getUint8(at) + 1
    at += 1
  }
  if (at + 10 > view.byteLength || view.getUint8(at) !== 0x2c) return screen
  return {
    width: Math.max(screen.width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true)),
    height: Math.max(screen.height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true)),
  }
}

function readWebpSize(view: DataView): PixelSize | null {
  if (view.byteLength < 30) return null
  switch (view.getUint32(12)) {
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 0x5650384c: {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 0x56503858: {
      const read = (at: number) => (view.getUint32(at, true) & 0xffffff) + 1
      return { width: read(24), height: (view.getUint32(26, true) >>> 8) + 1 }
    }
    default:
      return null
  }
}

/** XML that speaks of `svg` early on; whether it is a good one is for `screenSvg` to say. */
function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4_096)).trimStart()
  return start.startsWith('<') && /<(?:svg:)?svg[\s>]/.test(start)
}
