import { cycle } from '../dice.ts'
import { d, stroke } from '../svg.ts'
import { layTile } from './lay-tile.ts'
import type { Motif } from './sheet.ts'

/** Line weights of a repeat from top to bottom, as shares of its height. */
const rhythms = [
  [0.2, 0.03, 0.12, 0.03, 0.2, 0.06],
  [0.13, 0.13, 0.13, 0.13, 0.13],
  [0.24, 0.05, 0.05, 0.05, 0.16],
  [0.06, 0.1, 0.15, 0.2, 0.04],
]

export const waves: Motif = {
  palette: ({ ground, colors, variant }) => {
    const rhythm = cycle(rhythms, variant)
    const widthOf = (place: number) => (rhythm[place] ?? 0) + (rhythm[place + colors.length] ?? 0)
    const order = colors.map((_, place) => place).sort((a, b) => widthOf(b) - widthOf(a))
    return [ground, ...order.map((place) => cycle(colors, place))]
  },
  draw: (sheet) => {
    const { dice, colors, variant } = sheet
    const side = 220
    const rhythm = cycle(rhythms, variant)
    const half = side / cycle([2, 4], Math.floor(variant / 4))
    // Steeper bends would run into the next line.
    const lift = half * dice.between(0.16, 0.3)
    const turn = dice.pick(['upright', 'upright', 'sideways', 'diagonal'] as const)
    const { columns, rows, print } = layTile(sheet, { width: side, height: side, turn })
    const [left, right] = [Math.min(...columns) * side, (Math.max(...columns) + 1) * side]
    const halves = Math.round((right - left) / half)
    const gap = (1 - rhythm.reduce((sum, weight) => sum + weight, 0)) / rhythm.length
    const line = (y: number) => {
      const bends = Array.from({ length: halves }, (_, step) => {
        const [x, bend] = [left + step * half, step % 2 === 0 ? -lift : lift]
        return d`C${x + half * 0.36} ${y + bend} ${x + half * 0.64} ${y + bend} ${x + half} ${y}`
      })
      return d`M${left} ${y}` + bends.join('')
    }
    let depth = 0
    const lines = rhythm.map((weight, place) => {
      const middle = depth + weight / 2
      depth += weight + gap
      return { middle, weight, color: cycle(colors, place) }
    })
    return print(
      rows
        .flatMap((row) =>
          lines.map(({ middle, weight, color }) => stroke(line((row + middle) * side), color, weight * side)),
        )
        .join(''),
    )
  },
}
