import type { Stage } from '../stage.ts'
import { ellipse, faded, rect } from '../svg.ts'
import { lighter, mix } from '../tint.ts'

export const gold = '#f2c14e'

/** Boards of a stage, lit from above. */
export function boards({ width, height, palette }: Stage, floor: number): string {
  return (
    rect(0, floor, width, height - floor, mix(palette.wood, palette.night, 0.3)) +
    rect(0, floor, width, 9, lighter(palette.wood, 0.2)) +
    ellipse(
      width / 2,
      floor + (height - floor) * 0.34,
      width * 0.36,
      (height - floor) * 0.24,
      palette.light,
      faded(0.28),
    )
  )
}
