import { type Canvas, frameOf, valueAt } from './canvas.ts'
import type { Rgb } from './color.ts'

/**
 * Adds a soft round dot of light; `strength` is its brightness in the middle.
 * A dot smaller than a pixel is drawn a pixel wide and paler, so that its light stays the same at any size.
 */
export function addDot(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  color: Rgb,
  strength: number,
): void {
  const { right, bottom, pixel } = frameOf(canvas)
  const column = (x + right) / pixel - 0.5
  const row = (y + bottom) / pixel - 0.5
  const wished = radius / pixel
  const reach = Math.max(wished, 1.1)
  const fading = strength * (wished / reach) ** 2
  const left = Math.max(Math.ceil(column - reach), 0)
  const end = Math.min(Math.floor(column + reach), canvas.width - 1)
  const top = Math.max(Math.ceil(row - reach), 0)
  const floor = Math.min(Math.floor(row + reach), canvas.height - 1)
  for (let atRow = top; atRow <= floor; atRow += 1) {
    for (let atColumn = left; atColumn <= end; atColumn += 1) {
      const away = ((atColumn - column) ** 2 + (atRow - row) ** 2) / (reach * reach)
      if (away >= 1) continue
      const light = fading * (1 - away) * (1 - away)
      const place = (atRow * canvas.width + atColumn) * 3
      canvas.light[place] = valueAt(canvas.light, place) + color[0] * light
      canvas.light[place + 1] = valueAt(canvas.light, place + 1) + color[1] * light
      canvas.light[place + 2] = valueAt(canvas.light, place + 2) + color[2] * light
    }
  }
}
