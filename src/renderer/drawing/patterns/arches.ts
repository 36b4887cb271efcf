import { cycle, type Dice } from '../dice.ts'
import { circle, d, placed, shape } from '../svg.ts'
import { repeatTile } from './lay-tile.ts'
import type { Motif, Sheet } from './sheet.ts'

const cell = 100

/** A gate in its cell: round above, straight to the bottom edge. */
function gate(reach: number, foot: number, color: string): string {
  return shape(d`M${-reach} ${foot}V0A${reach} ${reach} 0 0 1 ${reach} 0V${foot}Z`, color)
}

function rainbow({ colors, ground }: Sheet, first: number, bands: number): string {
  const outer = cell * 0.45
  const step = outer / (bands + 0.6)
  const foot = cell * 0.38
  return Array.from({ length: bands * 2 }, (_, ring) => {
    const isGap = ring % 2 === 1
    const reach = outer - (ring >> 1) * step - (isGap ? step * 0.7 : 0)
    return gate(reach, foot, isGap ? ground : cycle(colors, first + (ring >> 1)))
  }).join('')
}

function sun({ colors }: Sheet, first: number): string {
  return (
    gate(cell * 0.45, cell * 0.38, cycle(colors, first)) + circle(0, 0, cell * 0.22, cycle(colors, first + 2))
  )
}

function turnOf(dice: Dice, variant: number, column: number, row: number): number {
  if (variant < 5) return 0
  return variant < 9 ? ((column + row) % 2) * 180 : dice.whole(0, 3) * 90
}

export const arches: Motif = {
  palette: ({ ground, colors }) => [ground, ...colors],
  draw: (sheet) => {
    const { dice, variant } = sheet
    const bands = 3 + (variant % 2)
    const isHalfDrop = variant % 3 === 0
    const cells = [0, 1, 2, 3].flatMap((column) =>
      [0, 1, 2, 3].map((row) => {
        const first = column + row * 2
        const content = (column + row * 3) % 4 === 3 ? sun(sheet, first) : rainbow(sheet, first, bands)
        const turned = placed(content, 0, 0, 1, 1, turnOf(dice, variant, column, row))
        const drop = isHalfDrop ? (column % 2) / 2 : 0
        return placed(turned, (column + 0.5) * cell, (row + 0.5 + drop) * cell)
      }),
    )
    return repeatTile(sheet, { width: cell * 4, height: cell * 4, turn: 'upright' }, [cells.join('')])
  },
}
