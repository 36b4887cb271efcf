import { openByteReader } from './byte-reader.ts'

/** The characters that a plain font has a glyph for (OpenType, `cmap` of formats 4 and 12). */
export function readCharacters(font: Uint8Array): ReadonlySet<number> {
  const characters = new Set<number>()
  const cmap = tableOf(font, 'cmap')
  const header = openByteReader(cmap, 2)
  const offsets = Array.from({ length: header.u16() }, () => {
    header.u32()
    return header.u32()
  })
  for (const offset of new Set(offsets)) {
    const format = openByteReader(cmap, offset).u16()
    if (format === 4) readSegments(cmap.subarray(offset), characters)
    if (format === 12) readGroups(cmap.subarray(offset), characters)
  }
  return characters
}

function tableOf(font: Uint8Array, wanted: string): Uint8Array {
  const reader = openByteReader(font, 4)
  const count = reader.u16()
  reader.take(6)
  for (let place = 0; place < count; place += 1) {
    const tag = Buffer.from(reader.take(4)).toString('latin1')
    reader.u32()
    const [offset, length] = [reader.u32(), reader.u32()]
    if (tag === wanted) return font.subarray(offset, offset + length)
  }
  throw new Error(`the font has no table ${wanted}`)
}

function readSegments(table: Uint8Array, into: Set<number>): void {
  const count = openByteReader(table, 6).u16() / 2
  const column = (place: number) => {
    const reader = openByteReader(table, 14 + place * count * 2 + (place > 0 ? 2 : 0))
    return Array.from({ length: count }, () => reader.u16())
  }
  const [ends, starts, deltas, ranges] = [column(0), column(1), column(2), column(3)]
  for (const [place, end] of ends.entries()) {
    const [start = 0, delta = 0, range = 0] = [starts[place], deltas[place], ranges[place]]
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const at = 16 + 3 * count * 2 + place * 2 + range + (code - start) * 2
      const glyph = range === 0 ? code + delta : openByteReader(table, at).u16()
      if ((glyph & 0xffff) !== 0) into.add(code)
    }
  }
}

function readGroups(table: Uint8Array, into: Set<number>): void {
  const reader = openByteReader(table, 12)
  for (let left = reader.u32(); left > 0; left -= 1) {
    const [start, end, glyph] = [reader.u32(), reader.u32(), reader.u32()]
    for (let code = start; code <= end; code += 1) if (glyph + code - start !== 0) into.add(code)
  }
}
