import type { Stage } from '../stage.ts'
import { circle, d, rect, rounded, shape } from '../svg.ts'
import { mix } from '../tint.ts'

/** A wall for interviews: one mark over and over. */
export function pressWall({ width, dice, palette }: Stage, bottom: number): string {
  const mark = dice.pick([
    (x: number, y: number) => circle(x, y, 15, palette.far),
    (x: number, y: number) => rect(x - 14, y - 14, 28, 28, palette.far, rounded(6)),
    (x: number, y: number) => shape(d`M${x} ${y - 17}L${x + 16} ${y + 12}L${x - 16} ${y + 12}Z`, palette.far),
  ])
  const marks: string[] = []
  for (let row = 0, y = 46; y < bottom - 30; row += 1, y += 84) {
    for (let x = row % 2 ? 20 : 74; x < width; x += 108) marks.push(mark(x, y))
  }
  return rect(0, 0, width, bottom, mix(palette.haze, palette.paper, 0.3)) + marks.join('')
}
