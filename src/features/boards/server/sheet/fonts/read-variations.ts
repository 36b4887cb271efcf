import { type ByteReader, openByteReader } from './byte-reader.ts'

/** By how much points move, by their number; `null` where every point has its own. */
export type Variation = Readonly<{
  share: number
  points: readonly number[] | null
  x: readonly number[]
  y: readonly number[]
}>

/** How a font of one axis moves the points of a glyph at a place on that axis (OpenType, `gvar`). */
export function openVariations(table: Uint8Array, place: number) {
  const header = openByteReader(table, 4)
  if (header.u16() !== 1) throw new Error('the font has another axis than its weight')
  const sharedCount = header.u16()
  const sharedAt = header.u32()
  const glyphCount = header.u16()
  const isLong = (header.u16() & 1) === 1
  const dataAt = header.u32()
  const offsets = Array.from({ length: glyphCount + 1 }, () => (isLong ? header.u32() : header.u16() * 2))
  const sharedReader = openByteReader(table, sharedAt)
  const peaks = Array.from({ length: sharedCount }, () => sharedReader.f2dot14())

  /** Counts the points of the glyph and the four behind them that stand for its edges. */
  return (glyph: number, pointCount: number): readonly Variation[] => {
    const from = offsets[glyph] ?? 0
    const until = offsets[glyph + 1] ?? from
    if (from === until) return []
    const bytes = table.subarray(dataAt + from, dataAt + until)
    const heads = openByteReader(bytes)
    const counted = heads.u16()
    const data = openByteReader(bytes, heads.u16())
    const sharedPoints = counted & 0x8000 ? readPoints(data) : null
    return Array.from({ length: counted & 0x0fff }, () => {
      const size = heads.u16()
      const index = heads.u16()
      const peak = index & 0x8000 ? heads.f2dot14() : (peaks[index & 0x0fff] ?? 0)
      const region = index & 0x4000 ? [heads.f2dot14(), heads.f2dot14()] : null
      const own = openByteReader(data.take(size))
      const points = index & 0x2000 ? readPoints(own) : sharedPoints
      const count = points?.length ?? pointCount
      const share = shareAt(place, peak, region?.[0] ?? Math.min(0, peak), region?.[1] ?? Math.max(0, peak))
      return { share, points, x: readDeltas(own, count), y: readDeltas(own, count) }
    }).filter(({ share }) => share !== 0)
  }
}

function shareAt(place: number, peak: number, start: number, end: number): number {
  if (peak === 0 || place === peak) return 1
  if (place <= start || place >= end) return 0
  return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
}

function readPoints(from: ByteReader): readonly number[] | null {
  const first = from.u8()
  if (first === 0) return null
  const count = first & 0x80 ? ((first & 0x7f) << 8) | from.u8() : first
  const points: number[] = []
  while (points.length < count) {
    const control = from.u8()
    for (let run = (control & 0x7f) + 1; run > 0; run -= 1)
      points.push((points.at(-1) ?? 0) + (control & 0x80 ? from.u16() : from.u8()))
  }
  return points
}

function readDeltas(from: ByteReader, count: number): readonly number[] {
  const deltas: number[] = []
  while (deltas.length < count) {
    const control = from.u8()
    for (let run = (control & 0x3f) + 1; run > 0; run -= 1)
      deltas.push(control & 0x80 ? 0 : control & 0x40 ? from.i16() : from.i8())
  }
  return deltas
}
