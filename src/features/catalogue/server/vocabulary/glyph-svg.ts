import type { GlyphSet, Origin } from '../media/origin.ts'
import { glyphsOf } from './glyphs.ts'
import { type GlyphBody, readGlyphBodies } from './read-glyph-set.ts'

const sidePx = 1024

/** Of the side of the glyph, on each side of it. A cut-out needs less air than a picture with a backdrop. */
const margins = { backdrop: 0.24, transparent: 0.06 }

const bodies = new Map<GlyphSet, Promise<ReadonlyMap<string, GlyphBody>>>()

/** A whole picture of a glyph: square, on a backdrop of one color or cut out. */
export async function glyphSvg({
  set,
  name,
  backdrop,
}: Omit<Extract<Origin, { kind: 'glyph' }>, 'kind'>): Promise<string> {
  const glyph = (await bodiesOf(set)).get(name)
  if (!glyph) throw new Error(`The set ${set} offers no glyph "${name}".`)
  return drawGlyph(glyph, `${set}-${name}`, backdrop)
}

function bodiesOf(set: GlyphSet): Promise<ReadonlyMap<string, GlyphBody>> {
  const known = bodies.get(set)
  if (known !== undefined) return known
  const read = glyphsOf(set).then((glyphs) =>
    readGlyphBodies(
      set,
      glyphs.map(({ name }) => name),
    ),
  )
  read.catch(() => bodies.delete(set))
  bodies.set(set, read)
  return read
}

function drawGlyph({ body, width, height }: GlyphBody, prefix: string, backdrop: string | null): string {
  if (backdrop !== null && !/^#[0-9a-f]{6}$/i.test(backdrop)) throw new Error(`"${backdrop}" is no color.`)
  const side =
    Math.max(width, height) * (1 + 2 * (backdrop === null ? margins.transparent : margins.backdrop))
  const left = (width - side) / 2
  const top = (height - side) / 2
  const ground =
    backdrop && `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${backdrop}"/>`
  // Some glyphs have parts outside of their frame; an inner svg cuts them off.
  const framed = `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${withOwnIds(body, prefix)}</svg>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}" viewBox="${left} ${top} ${side} ${side}">${ground ?? ''}${framed}</svg>`
}

/** Ids of glyphs repeat within a set; two glyphs on one page would take each other's gradients. */
function withOwnIds(body: string, prefix: string): string {
  return body
    .replaceAll('xlink:href', 'href')
    .replace(/( id="|url\(#|href="#)([^")]+)/g, (_, before: string, id: string) => `${before}${prefix}-${id}`)
}
