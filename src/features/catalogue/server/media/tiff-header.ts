import type { PixelSize } from './pixel-size.ts'

/** The size of the first picture in a TIFF, classic or big. */
export function readTiffSize(view: DataView): PixelSize | null {
  if (view.byteLength < 16) return null
  const isLittle = view.getUint8(0) === 0x49
  const isBig = view.getUint16(2, isLittle) === 43
  const long = (at: number) => Number(view.getBigUint64(at, isLittle))
  const directory = isBig ? long(8) : view.getUint32(4, isLittle)
  const [head, entry, valueAt] = isBig ? [8, 20, 12] : [2, 12, 8]
  if (directory + head > view.byteLength) return null
  const count = Math.min(isBig ? long(directory) : view.getUint16(directory, isLittle), 4_096)

  const found = { width: 0, height: 0 }
  for (let index = 0; index < count; index += 1) {
    const at = directory + head + index * entry
    if (at + entry > view.byteLength) break
    const tag = view.getUint16(at, isLittle)
    const isShort = view.getUint16(at + 2, isLittle) === 3
    const value = isShort
      ? view.getUint16(at + valueAt, isLittle)
      : view.getUint32(at + valueAt + (isBig && !isLittle ? 4 : 0), isLittle)
    if (tag === 256) found.width = value
    if (tag === 257) found.height = value
  }
  return found.width > 0 && found.height > 0 ? found : null
}
