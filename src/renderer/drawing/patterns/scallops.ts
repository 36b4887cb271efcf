import { cycle } from '../dice.ts'
import { circle } from '../svg.ts'
import { repeatTile } from './lay-tile.ts'
import type { Motif } from './sheet.ts'

const radius = 84

/** Shares of the radius where one ring ends and the next begins. */
const rings = [
  [1, 0.82, 0.64, 0.46, 0.28],
  [1, 0.93, 0.68, 0.61, 0.36],
  [1, 0.7, 0.62, 0.34, 0.2],
]

/** Half circles like the scales of a fish; each row lies upon the one above it. */
export const scallops: Motif = {
  palette: ({ ground, colors }) => [ground, ...colors.slice(0, 4)],
  draw: (sheet) => {
    const { colors, ground, variant } = sheet
    const cuts = cycle(rings, variant)
    const isStriped = variant % 2 === 0
    const scale = (x: number, y: number, first: number) =>
      cuts
        .map((cut, ring) => {
          const color =
            ring % 2 === 1 ? ground : cycle(colors.slice(0, 4), isStriped ? first + ring / 2 : first)
          return circle(x, y, radius * cut, color)
        })
        .join('')
    const layers = Array.from({ length: 4 }, (_, row) => {
      const shift = row % 2 === 0 ? 0 : radius
      return Array.from({ length: 2 }, (_, column) =>
        scale(column * radius * 2 + shift, (row + 1) * radius * 0.5, row + (isStriped ? 0 : column * 2)),
      ).join('')
    })
    return repeatTile(sheet, { width: radius * 4, height: radius * 2, turn: 'upright' }, layers)
  },
}
