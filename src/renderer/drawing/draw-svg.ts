import { drawScene } from './draw-scene.ts'
import type { Drawing } from './drawing.ts'
import { drawPattern } from './patterns/draw-pattern.ts'
import { frameOf } from './stage.ts'
import { num } from './svg.ts'

/** A complete file: nothing outside of it, no script, no text that would need a font. */
export function drawSvg(drawing: Drawing): string {
  if (drawing.style === 'pattern') return drawPattern(drawing)
  const { width, height } = frameOf(drawing)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${drawing.width}" height="${drawing.height}" viewBox="0 0 ${num(width)} ${num(height)}" preserveAspectRatio="xMidYMid slice">${drawScene(drawing)}</svg>`
}
