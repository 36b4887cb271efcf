import { shrinkCanvas } from './blur.ts'
import { type Canvas, frameOf, type Size } from './canvas.ts'

/**
 * Paints a canvas larger than asked for and evens it out, where details of this width would be lost between pixels.
 * A small picture of a fine texture then has the tones of a large one.
 */
export function paintFinely<S extends Size>(size: S, detail: number, paint: (fine: S) => Canvas): Canvas {
  const factor = Math.ceil((frameOf(size).pixel * 3) / detail)
  if (factor <= 1) return paint(size)
  const fine = { ...size, width: size.width * factor, height: size.height * factor }
  return shrinkCanvas(paint(fine), factor)
}
