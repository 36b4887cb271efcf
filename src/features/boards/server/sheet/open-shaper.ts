import { Blob, Buffer, BufferFlag, Direction, Face, Font, shape } from 'harfbuzzjs'

export type WritingDirection = 'left-to-right' | 'right-to-left'

/** In units of the font. They come in the order in which they are seen, from left to right. */
export type ShapedGlyph = Readonly<{
  id: number
  /** Glyphs of the same number stand for the same letters together. */
  cluster: number
  /** These letters. */
  codes: readonly number[]
  advance: number
  x: number
  y: number
}>

/** Letters of one script, without spaces, as the glyphs that a font joins, stacks and moves them to. */
export type Shaper = (text: string, direction: WritingDirection) => readonly ShapedGlyph[]

const directions = { 'left-to-right': Direction.LTR, 'right-to-left': Direction.RTL } as const

/** Takes some megabytes of memory once it is imported, and is only when a text needs it. */
export function openShaper(font: Uint8Array): Shaper {
  const opened = new Font(new Face(new Blob(font)))
  const buffer = new Buffer()
  return (text, direction) => {
    buffer.reset()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(directions[direction])
    buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES)
    shape(opened, buffer)
    const infos = buffer.getGlyphInfos()
    const positions = buffer.getGlyphPositions()
    const codesAt = readClusters(
      text,
      infos.map(({ cluster }) => cluster),
    )
    return infos.map(({ codepoint, cluster }, place) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {}
      const codes = codesAt.get(cluster) ?? []
      return { id: codepoint, cluster, codes, advance: xAdvance, x: xOffset, y: yOffset }
    })
  }
}

/** The characters from the place of each cluster to that of the next. */
function readClusters(text: string, clusters: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const starts = [...new Set(clusters)].sort((one, other) => one - other)
  return new Map(
    starts.map((start, place) => [
      start,
      Array.from(text.slice(start, starts[place + 1] ?? text.length), (letter) => letter.codePointAt(0) ?? 0),
    ]),
  )
}
