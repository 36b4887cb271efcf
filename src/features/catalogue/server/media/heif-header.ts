import type { PixelSize } from './pixel-size.ts'

export type HeifHeader = { readonly format: 'avif' | 'heic'; readonly size: PixelSize | null }

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
const avifBrands = new Set(['avif', 'avis'])

type Box = { readonly type: string; readonly from: number; readonly to: number }

/** Which of the two it is, and the largest size that any picture in it claims. */
export function readHeifHeader(view: DataView): HeifHeader | null {
  const format = formatOf(view)
  if (!format) return null
  const sizes = [...boxesOfType(view, 'ispe')]
    .filter(({ from, to }) => to - from >= 12)
    .map(({ from }) => ({ width: view.getUint32(from + 4), height: view.getUint32(from + 8) }))
  const size = sizes.reduce<PixelSize | null>(
    (largest, next) =>
      !largest || next.width * next.height > largest.width * largest.height ? next : largest,
    null,
  )
  return { format, size }
}

/** The profile that the colors of a HEIC are meant in, if it carries one. */
export function readHeifProfile(view: DataView): Uint8Array | null {
  for (const { from, to } of boxesOfType(view, 'colr')) {
    const kind = to - from > 4 ? textAt(view, from) : ''
    if (kind === 'prof' || kind === 'rICC') {
      return new Uint8Array(view.buffer, view.byteOffset + from + 4, to - from - 4)
    }
  }
  return null
}

function formatOf(view: DataView): HeifHeader['format'] | null {
  if (view.byteLength < 16 || textAt(view, 4) !== 'ftyp') return null
  const end = Math.min(view.getUint32(0), view.byteLength, 256)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(textAt(view, at))
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif'
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : null
}

/** Properties stand in meta / iprp / ipco; nothing else is entered. */
function* boxesOfType(view: DataView, wanted: string): Generator<Box> {
  for (const meta of boxes(view, 0, view.byteLength, 'meta')) {
    for (const properties of boxes(view, meta.from + 4, meta.to, 'iprp')) {
      for (const container of boxes(view, properties.from, properties.to, 'ipco')) {
        yield* boxes(view, container.from, container.to, wanted)
      }
    }
  }
}

function* boxes(view: DataView, from: number, to: number, wanted: string): Generator<Box> {
  let at = from
  while (at + 8 <= to) {
    const short = view.getUint32(at)
    const isLong = short === 1 && at + 16 <= to
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    const head = isLong ? 16 : 8
    if (length < head || at + length > to) return
    const type = textAt(view, at + 4)
    if (type === wanted) yield { type, from: at + head, to: at + length }
    at += length
  }
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)))
}
