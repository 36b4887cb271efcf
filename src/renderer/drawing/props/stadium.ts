import type { Stage } from '../stage.ts'
import { d, rect } from '../svg.ts'
import { lighter, mix } from '../tint.ts'

/** Empty seats in rows, and a roof: a stadium from inside. */
export function stands({ width, palette, dice }: Stage, top: number, bottom: number): string {
  const rows = 7
  const high = (bottom - top) / rows
  const seats = Array.from({ length: rows }, (_, row) => {
    const color = dice.pick([palette.far, palette.mid, lighter(palette.mid, 0.15)])
    return (
      rect(0, top + row * high, width, high, mix(palette.haze, palette.far, 0.2 + row * 0.06)) +
      `<path d="${d`M${(row % 2) * 12} ${top + (row + 0.6) * high}H${width}`}" stroke="${color}" stroke-width="${Math.round(high * 0.5)}" stroke-dasharray="16 8"/>`
    )
  }).join('')
  return (
    rect(0, 0, width, top, palette.sky) + seats + rect(0, top - 16, width, 16, lighter(palette.ink, 0.25))
  )
}
