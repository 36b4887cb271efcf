import { type ByteReader, openByteReader } from './byte-reader.ts'
import { type Component, componentBits, type Glyph, type Point } from './glyph.ts'

/** The outlines in the table that WOFF2 makes of `glyf` and `loca` (W3C WOFF2, 5.1). Hints are left out: print needs none. */
export function readWoff2Glyphs(transformed: Uint8Array): readonly Glyph[] {
  const header = openByteReader(transformed)
  header.take(4)
  const count = header.u16()
  header.u16()
  const sizes = Array.from({ length: 7 }, () => header.u32())
  const streams = sizes.map((size) => openByteReader(header.take(size)))
  const [contours, lengths, flags, shapes, composites, boxes] = streams as [
    ...[ByteReader, ByteReader, ByteReader],
    ...[ByteReader, ByteReader, ByteReader],
  ]
  const boxed = boxes.take(4 * Math.ceil(count / 32))

  return Array.from({ length: count }, (_, glyph): Glyph => {
    const contourCount = contours.i16()
    const isBoxed = ((boxed[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0
    const box = isBoxed ? boxes.take(8) : new Uint8Array(8)
    if (contourCount < 0) {
      const components = readComponents(composites)
      if (components.some((one) => one.flags & componentBits.hasInstructions)) shapes.short255()
      return { kind: 'composite', components, box }
    }
    if (contourCount === 0) return { kind: 'simple', points: [], ends: [] }
    const ends: number[] = []
    for (let contour = 0; contour < contourCount; contour += 1)
      ends.push((ends.at(-1) ?? -1) + lengths.short255())
    let [x, y] = [0, 0]
    const points = Array.from({ length: (ends.at(-1) ?? -1) + 1 }, (): Point => {
      const moved = readMove(flags.u8(), shapes)
      x += moved.x
      y += moved.y
      return { x, y, isOnCurve: moved.isOnCurve }
    })
    shapes.short255()
    return { kind: 'simple', points, ends }
  })
}

function readComponents(from: ByteReader): readonly Component[] {
  const components: Component[] = []
  for (;;) {
    const flags = from.u16()
    const glyph = from.u16()
    const [x, y] = flags & componentBits.hasWords ? [from.i16(), from.i16()] : [from.i8(), from.i8()]
    const scale = from.take(scaleLength(flags))
    components.push({ flags, glyph, x, y, scale })
    if (!(flags & componentBits.hasMore)) return components
  }
}

function scaleLength(flags: number): number {
  if (flags & componentBits.hasScale) return 2
  if (flags & componentBits.hasTwoScales) return 4
  return flags & componentBits.hasMatrix ? 8 : 0
}

/** One of 128 ways to say how far a point lies from the one before it. */
function readMove(flag: number, from: ByteReader): Point {
  const isOnCurve = flag < 0x80
  const code = flag & 0x7f
  const signed = (bits: number, value: number) => (bits & 1 ? value : -value)
  const both = (x: number, y: number) => ({ x: signed(code, x), y: signed(code >> 1, y), isOnCurve })
  if (code < 10) return { x: 0, y: signed(code, ((code & 14) << 7) + from.u8()), isOnCurve }
  if (code < 20) return { x: signed(code, (((code - 10) & 14) << 7) + from.u8()), y: 0, isOnCurve }
  if (code < 84) {
    const [high, low] = [code - 20, from.u8()]
    return both(1 + (high & 0x30) + (low >> 4), 1 + ((high & 0x0c) << 2) + (low & 0x0f))
  }
  if (code < 120) {
    const high = code - 84
    return both(1 + (Math.floor(high / 12) << 8) + from.u8(), 1 + (((high % 12) >> 2) << 8) + from.u8())
  }
  if (code < 124) {
    const [first, second, third] = [from.u8(), from.u8(), from.u8()]
    return both((first << 4) + (second >> 4), ((second & 0x0f) << 8) + third)
  }
  return both(from.u16(), from.u16())
}
