import { writeShorts } from './byte-reader.ts'
import { componentBits, type Glyph, type Point } from './glyph.ts'

export type Metric = Readonly<{ advance: number; bearing: number }>

/** A plain TrueType font: these tables, these outlines. Checksums stay empty, since nobody who reads it here checks them. */
export function writeTrueType(
  kept: ReadonlyMap<string, Uint8Array>,
  glyphs: readonly Glyph[],
  metrics: readonly Metric[],
  name: string,
): Uint8Array {
  const tables = new Map(kept).set('name', writeName(name))
  const outlines = glyphs.map(writeGlyph)
  const offsets = [0]
  for (const bytes of outlines) offsets.push((offsets.at(-1) ?? 0) + bytes.length)
  const loca = Buffer.alloc(offsets.length * 4)
  for (const [place, offset] of offsets.entries()) loca.writeUInt32BE(offset, place * 4)
  const head = Buffer.from(tables.get('head') ?? [])
  head.writeUInt16BE(1, 50)
  const hhea = Buffer.from(tables.get('hhea') ?? [])
  hhea.writeUInt16BE(metrics.length, 34)
  tables.set('head', head).set('hhea', hhea).set('loca', loca).set('glyf', Buffer.concat(outlines))
  tables.set('hmtx', writeShorts(metrics.flatMap(({ advance, bearing }) => [advance, bearing])))
  return writeTables(tables)
}

function writeGlyph(glyph: Glyph): Uint8Array {
  const bytes = glyph.kind === 'simple' ? writeSimple(glyph) : writeComposite(glyph)
  return Buffer.concat([bytes, new Uint8Array((4 - (bytes.length % 4)) % 4)])
}

function writeSimple({ points, ends }: Extract<Glyph, { kind: 'simple' }>): Uint8Array {
  if (points.length === 0) return new Uint8Array()
  const moves = (coordinate: 'x' | 'y') =>
    points.map((point, place) => point[coordinate] - (points[place - 1]?.[coordinate] ?? 0))
  return Buffer.concat([
    writeShorts([ends.length, ...boxOf(points), ...ends, 0]),
    Uint8Array.from(points, ({ isOnCurve }) => (isOnCurve ? 1 : 0)),
    ...[writeShorts(moves('x')), writeShorts(moves('y'))],
  ])
}

function writeComposite({ components, box }: Extract<Glyph, { kind: 'composite' }>): Uint8Array {
  const parts = components.flatMap(({ flags, glyph, x, y, scale }) => [
    writeShorts([(flags | componentBits.hasWords) & ~componentBits.hasInstructions, glyph, x, y]),
    scale,
  ])
  return Buffer.concat([writeShorts([-1]), box, ...parts])
}

/** Leftmost, lowest, rightmost, highest. */
export function boxOf(points: readonly Point[]): readonly [number, number, number, number] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function writeTables(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const directory = Buffer.alloc(12 + 16 * sorted.length)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(sorted.length, 4)
  const parts: Uint8Array[] = [directory]
  let offset = directory.length
  for (const [place, [tag, bytes]] of sorted.entries()) {
    const at = 12 + 16 * place
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(bytes.length, at + 12)
    const padding = new Uint8Array((4 - (bytes.length % 4)) % 4)
    parts.push(bytes, padding)
    offset += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}

/** Its PostScript name alone, by which readers and writers of PDF tell fonts apart. */
function writeName(name: string): Uint8Array {
  const text = Buffer.from(name, 'utf16le').swap16()
  return Buffer.concat([writeShorts([0, 1, 18, 3, 1, 0x409, 6, text.length, 0]), text])
}
