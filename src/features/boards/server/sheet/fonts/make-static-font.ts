import { openByteReader } from './byte-reader.ts'
import type { Glyph } from './glyph.ts'
import { moveGlyph } from './move-points.ts'
import { openVariations } from './read-variations.ts'
import { readWoff2 } from './read-woff2.ts'
import { boxOf, writeTrueType } from './write-true-type.ts'

/** What a page of text needs; ligatures, kerning and hints are not among it. */
const keptTables = ['cmap', 'head', 'hhea', 'maxp', 'OS/2', 'post']
/** By these, marks find their places above and below letters; the places are those of the font's own weight. */
const shapingTables = ['GDEF', 'GPOS', 'GSUB']

/**
 * One weight of a variable web font as a plain font. What writes PDF can neither unpack WOFF2 when it embeds a font, nor
 * choose a weight.
 */
export function makeStaticFont(
  file: Uint8Array,
  weight: number,
  name: string,
  { isShaped = false }: { readonly isShaped?: boolean } = {},
): Uint8Array {
  const { tables, glyphs } = readWoff2(file)
  const table = (tag: string) => {
    const bytes = tables.get(tag)
    if (!bytes) throw new Error(`the font has no table ${tag}`)
    return bytes
  }
  const variationsOf = openVariations(table('gvar'), placeOfWeight(table('fvar'), tables.get('avar'), weight))
  const advances = readAdvances(table('hmtx'), openByteReader(table('hhea'), 34).u16())
  const moved = glyphs.map((glyph, place) => moveGlyph(glyph, variationsOf(place, pointsOf(glyph) + 4)))
  const metrics = moved.map(({ glyph, wider }, place) => ({
    advance: (advances[place] ?? advances.at(-1) ?? 0) + wider,
    bearing: glyph.kind === 'simple' && glyph.points.length > 0 ? boxOf(glyph.points)[0] : 0,
  }))
  const tags = isShaped ? [...keptTables, ...shapingTables.filter((tag) => tables.has(tag))] : keptTables
  const kept = new Map(tags.map((tag) => [tag, table(tag)]))
  return writeTrueType(
    kept,
    moved.map(({ glyph }) => glyph),
    metrics,
    name,
  )
}

function pointsOf(glyph: Glyph): number {
  return glyph.kind === 'simple' ? glyph.points.length : glyph.components.length
}

function readAdvances(table: Uint8Array, count: number): readonly number[] {
  const reader = openByteReader(table)
  return Array.from({ length: count }, () => {
    const advance = reader.u16()
    reader.i16()
    return advance
  })
}

/** From -1 to 1, with 0 for the weight that the outlines have (OpenType, `fvar` and `avar`). */
function placeOfWeight(fvar: Uint8Array, avar: Uint8Array | undefined, weight: number): number {
  const header = openByteReader(fvar, 4)
  const axis = openByteReader(fvar, header.u16() + 4)
  const [lowest, own, highest] = [axis.fixed(), axis.fixed(), axis.fixed()]
  const wanted = Math.min(highest, Math.max(lowest, weight))
  const span = wanted < own ? own - lowest : highest - own
  const plain = span === 0 ? 0 : (wanted - own) / span
  if (!avar) return plain
  const map = openByteReader(avar, 8)
  const pairs = Array.from({ length: map.u16() }, () => ({ from: map.f2dot14(), to: map.f2dot14() }))
  const after = pairs.findIndex(({ from }) => from >= plain)
  const [low, high] = [pairs[after - 1], pairs[after]]
  if (!high) return plain
  if (!low || high.from === plain) return high.to
  return low.to + ((high.to - low.to) * (plain - low.from)) / (high.from - low.from)
}
