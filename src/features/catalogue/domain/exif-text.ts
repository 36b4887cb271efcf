import { decodeUnknown } from './decode-bytes.ts'

/** The tags that tell of a picture's content and maker. Where it was taken (GPS) is not read at all. */
const tags: ReadonlyMap<number, string> = new Map([
  [0x010e, 'ImageDescription'],
  [0x013b, 'Artist'],
  [0x8298, 'Copyright'],
  [0x9003, 'DateTimeOriginal'],
  [0x9004, 'DateTimeDigitized'],
  [0x9c9b, 'XPTitle'],
  [0x9c9c, 'XPComment'],
  [0x9c9d, 'XPAuthor'],
  [0x9c9e, 'XPKeywords'],
])
const pointerToExif = 0x8769
const mostBytes = 65_536
const utf16 = new TextDecoder('utf-16le')

/** Texts of a TIFF structure, which EXIF is. Text that is no ASCII has no stated encoding. Damage ends the reading. */
export function readExifTexts(block: Uint8Array): ReadonlyMap<string, string> {
  const tiff = startsWith(block, 'Exif\0\0') ? block.subarray(6) : block
  const texts = new Map<string, string>()
  if (tiff.length < 8 || !(startsWith(tiff, 'II*\0') || startsWith(tiff, 'MM\0*'))) return texts
  const isLittle = tiff[0] === 0x49
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const exifAt = readDirectory(tiff, view, isLittle, view.getUint32(4, isLittle), texts)
  if (exifAt !== null) readDirectory(tiff, view, isLittle, exifAt, texts)
  return texts
}

/** Adds the texts of one directory; returns where the EXIF directory lies, if this one says so. */
function readDirectory(
  tiff: Uint8Array,
  view: DataView,
  isLittle: boolean,
  at: number,
  texts: Map<string, string>,
): number | null {
  if (at + 2 > tiff.length) return null
  let exifAt: number | null = null
  const entries = view.getUint16(at, isLittle)
  for (let entry = at + 2; entry < at + 2 + entries * 12 && entry + 12 <= tiff.length; entry += 12) {
    const tag = view.getUint16(entry, isLittle)
    const bytes = view.getUint32(entry + 4, isLittle)
    const name = tags.get(tag)
    if (tag === pointerToExif) exifAt = view.getUint32(entry + 8, isLittle)
    if (!name || texts.has(name) || bytes > mostBytes || !isText(view.getUint16(entry + 2, isLittle)))
      continue
    const start = bytes <= 4 ? entry + 8 : view.getUint32(entry + 8, isLittle)
    if (start + bytes > tiff.length) continue
    const value = tiff.subarray(start, start + bytes)
    const text = (name.startsWith('XP') ? utf16.decode(value) : decodeUnknown(value)).split('\0')[0]?.trim()
    if (text) texts.set(name, text)
  }
  return exifAt
}

/** Bytes, ASCII, undefined, UTF-8: all one byte wide. */
function isText(type: number): boolean {
  return type === 1 || type === 2 || type === 7 || type === 129
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((sign, position) => bytes[position] === sign.charCodeAt(0))
}
