import { brotliDecompressSync } from 'node:zlib'
import { openByteReader } from './byte-reader.ts'
import type { Glyph } from './glyph.ts'
import { readWoff2Glyphs } from './read-woff2-glyphs.ts'

export type PackedFont = Readonly<{
  /** By their tags, all but the outlines. */
  tables: ReadonlyMap<string, Uint8Array>
  glyphs: readonly Glyph[]
}>

/** In the order by which WOFF2 numbers them; a space of a tag is written as a line here. */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx ' +
  'BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty ' +
  'just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '))

const signature = 0x774f4632
const otherTag = 63
/** Of outlines this version means: as they are. Of all other tables the first does. */
const plainOutlines = 3

/** What a WOFF2 file with TrueType outlines holds. Only the way of packing that our fonts have is understood. */
export function readWoff2(file: Uint8Array): PackedFont {
  const reader = openByteReader(file)
  if (reader.u32() !== signature) throw new Error('this is no WOFF2 file')
  reader.take(8)
  const count = reader.u16()
  reader.take(6)
  const packedLength = reader.u32()
  reader.take(24)
  const entries = Array.from({ length: count }, () => {
    const flags = reader.u8()
    const known = flags & 0x3f
    const tag = known === otherTag ? Buffer.from(reader.take(4)).toString('latin1') : knownTags[known]
    const isOutlines = tag === 'glyf' || tag === 'loca'
    const isPacked = isOutlines ? flags >> 6 !== plainOutlines : flags >> 6 !== 0
    const length = reader.base128()
    return { tag: tag ?? '', isPacked, length: isPacked ? reader.base128() : length }
  })
  const data = openByteReader(brotliDecompressSync(reader.take(packedLength)))
  const tables = new Map(entries.map(({ tag, length }) => [tag, data.take(length)]))
  const packed = entries.filter(({ isPacked }) => isPacked).map(({ tag }) => tag)
  const outlines = tables.get('glyf')
  if (!outlines || packed.join(' ') !== 'glyf loca') throw new Error('the font is packed in another way')
  tables.delete('glyf')
  tables.delete('loca')
  return { tables, glyphs: readWoff2Glyphs(outlines) }
}
