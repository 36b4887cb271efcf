import type PDFDocument from 'pdfkit'
import type { Face } from './open-font-family.ts'
import type { ShapedGlyph, Shaper, WritingDirection } from './open-shaper.ts'

type Document = InstanceType<typeof PDFDocument>

/** Of the font of a document, what is written into it. The places of the lists are the numbers of its glyphs there. */
type EmbeddedFont = {
  readonly id: string
  readonly ref: () => unknown
  /** From the units of the font to thousandths of the letters' size. */
  readonly scale: number
  readonly font: {
    getGlyph(id: number): { readonly advanceWidth: number; readonly path: { toSVG(): string } }
  }
  readonly subset: { readonly glyphs: number[] }
  readonly widths: number[]
  readonly unicode: (readonly number[])[]
}

/** A mark that nobody sees, for readers who take a glyph without letters for another letter. */
const nothing = [0x34f]

/** Words come again; what is longer are parts of one that is being broken. They take some hundred bytes for each letter. */
const longestKept = 24
const keptWords = 1_000

export type ShapedPiece = Readonly<{ text: string; direction: WritingDirection }>

/**
 * Sets letters that find their shapes by each other. What writes PDF does it by a library that fails for half of the scripts
 * of India, and tells readers one letter for each glyph; so this reaches into it, and tests look at what comes out.
 */
export function openShapedDrawing(doc: Document, { name, shape }: Face & { readonly shape: Shaper }) {
  const { _font: font } = doc.font(name) as unknown as { _font: EmbeddedFont }
  const shaped = new Map<string, readonly ShapedGlyph[]>()
  const numbers = new Map<string, number>()

  function glyphsOf({ text, direction }: ShapedPiece): readonly ShapedGlyph[] {
    const key = `${direction} ${text}`
    const known = shaped.get(key)
    if (known) return known
    const glyphs = shape(text, direction)
    if (shaped.size >= keptWords) shaped.clear()
    if (text.length <= longestKept) shaped.set(key, glyphs)
    return glyphs
  }

  /** A glyph that stands for several letters, such as one without its dots, is there once for each. */
  function numberOf(id: number, codes: readonly number[]): string {
    if (id === 0) return '0000'
    const key = `${id} ${codes.join(' ')}`
    const known = numbers.get(key)
    const number = known ?? font.subset.glyphs.push(id) - 1
    if (known === undefined) {
      numbers.set(key, number)
      font.widths[number] = font.font.getGlyph(id).advanceWidth * font.scale
      font.unicode[number] = codes
    }
    return number.toString(16).padStart(4, '0')
  }

  return {
    /** Of letters as large as 1. */
    widthOf: (piece: ShapedPiece): number =>
      (glyphsOf(piece).reduce((width, { advance }) => width + advance, 0) * font.scale) / 1_000,

    /** In the color of the document, from here to the right. */
    draw(piece: ShapedPiece, at: { readonly x: number; readonly y: number }, size: number): void {
      const page = doc.page as unknown as { readonly height: number; readonly fonts: Record<string, unknown> }
      page.fonts[font.id] ??= font.ref()
      const scale = (font.scale * size) / 1_000
      let start = at.x
      const placed = glyphsOf(piece).map((glyph) => {
        const left = start + glyph.x * scale
        start += glyph.advance * scale
        return { ...glyph, left, base: at.y - glyph.y * scale }
      })
      const isTurned = piece.direction === 'right-to-left'
      const written = isTurned ? mainOf(placed) : placed
      for (const { id, left, base } of placed.filter((glyph) => !written.includes(glyph))) {
        const path = font.font.getGlyph(id).path.toSVG()
        if (path !== '') doc.save().translate(left, base).scale(scale, -scale).path(path).fill().restore()
      }
      doc.save().transform(1, 0, 0, -1, 0, page.height)
      doc.addContent(`BT /${font.id} ${size} Tf`)
      for (const glyph of written) {
        // Readers turn around what goes from right to left, these letters as well.
        const codes = isTurned ? glyph.codes.toReversed() : shareOf(glyph, written)
        const [x, y] = [round(glyph.left), round(page.height - glyph.base)]
        doc.addContent(`1 0 0 1 ${x} ${y} Tm <${numberOf(glyph.id, codes)}> Tj`)
      }
      doc.addContent('ET').restore()
    },
  }
}

/**
 * Of the glyphs that stand for some letters together, the widest. Readers know no better than to put one glyph after the
 * other, so the others, which are dots and marks, are drawn as outlines.
 */
function mainOf<Glyph extends ShapedGlyph>(glyphs: readonly Glyph[]): readonly Glyph[] {
  const main = new Map<number, Glyph>()
  for (const glyph of glyphs)
    if (glyph.advance > (main.get(glyph.cluster)?.advance ?? -1)) main.set(glyph.cluster, glyph)
  return glyphs.filter((glyph) => main.get(glyph.cluster) === glyph)
}

/** Of the letters that several glyphs stand for, one for each, and the rest for the last. */
function shareOf(glyph: ShapedGlyph, glyphs: readonly ShapedGlyph[]): readonly number[] {
  const same = glyphs.filter(({ cluster }) => cluster === glyph.cluster)
  const place = same.indexOf(glyph)
  const share = glyph.codes.slice(place, place === same.length - 1 ? undefined : place + 1)
  return share.length > 0 ? share : nothing
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
