import { drawSvg } from '#renderer/drawing/draw-svg.ts'
import { glyphSvg } from '../vocabulary/glyph-svg.ts'
import type { DrawnOrigin } from './read-origin.ts'

/** Drawings and glyphs as SVG. */
export async function svgOf(origin: DrawnOrigin): Promise<string> {
  return origin.kind === 'drawing' ? drawSvg(origin.drawing) : glyphSvg(origin)
}
