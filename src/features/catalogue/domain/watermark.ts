/** How much flatter than wide the lattice is, as most pictures are. */
const flatness = 0.66
/** A mark's height beside its tile's width. */
const markShare = 0.19
const markHeight = 33
/** Lines stop this far before the marks, which stay readable that way. */
const gap = 0.2

/** The two tall panels of the logo, leaning like an open book, around their middle: one filled, one drawn. */
const filledPanel = 'M-16-16.500l15 3v27l-15 3z'
const drawnPanel = 'M3-12.700l13-2.600v30.600l-13-2.600z'
const mark = [
  `<path d="${filledPanel}${drawnPanel}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3.600"/>`,
  `<path d="${filledPanel}" fill="#fff" fill-opacity=".34"/>`,
  `<path d="${drawnPanel}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.800"/>`,
].join('')

export type WatermarkTile = {
  /** What is drawn on one tile, without the `svg` element around it. */
  readonly drawing: string
  readonly width: number
  readonly height: number
  /** Where one tile's corner lies on the picture, so that the pattern sits in its middle. */
  readonly left: number
  readonly top: number
}

/**
 * The Diptych mark on a lattice, joined by thin lines, as paths: text would need fonts. White with a dark edge shows on
 * any picture, and no cut that is worth using misses it.
 */
export function watermarkSvg(width: number, height: number): string {
  const tile = watermarkTile(width, height)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><pattern id="lattice" patternUnits="userSpaceOnUse" width="${tile.width}" height="${tile.height}"`,
    ` x="${tile.left}" y="${tile.top}">${tile.drawing}</pattern></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#lattice)"/></svg>`,
  ].join('')
}

/** One tile of it: drawn once, it can be laid over any number of pictures of about this size. */
export function watermarkTile(width: number, height: number): WatermarkTile {
  const across = tileWidth(width, height)
  const down = Math.round(across * flatness)
  const corners = [point(0, 0), point(across, 0), point(0, down), point(across, down)]
  const middle = point(across / 2, down / 2)
  const scale = round((across * markShare) / markHeight)
  const lines = corners.map((corner) => lineBetween(corner, middle)).join('')
  const thickness = Math.max(0.9, across / 260)
  const drawing = [
    `<path d="${lines}" stroke="#000" stroke-opacity=".2" stroke-width="${round(thickness * 2.5)}"/>`,
    `<path d="${lines}" stroke="#fff" stroke-opacity=".5" stroke-width="${round(thickness)}"/>`,
    ...[...corners, middle].map(
      ({ x, y }) => `<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`,
    ),
  ].join('')
  return { drawing, width: across, height: down, left: Math.round(width / 2), top: Math.round(height / 2) }
}

type Point = { readonly x: number; readonly y: number }

/** Some five tiles along the longer side, but never so small that a mark becomes a speck. */
function tileWidth(width: number, height: number): number {
  return Math.max(96, Math.round(Math.max(width, height) / 4.6))
}

function lineBetween(from: Point, to: Point): string {
  const [dx, dy] = [(to.x - from.x) * gap, (to.y - from.y) * gap]
  return `M${round(from.x + dx)} ${round(from.y + dy)}L${round(to.x - dx)} ${round(to.y - dy)}`
}

function point(x: number, y: number): Point {
  return { x: round(x), y: round(y) }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
