import { cycle, type Dice } from '../dice.ts'
import { circle, d, placed, rect, shape } from '../svg.ts'
import { repeatTile } from './lay-tile.ts'
import type { Motif } from './sheet.ts'

const cell = 84
const half = cell / 2

type Block = (color: string, second: string) => string

function quarter(reach: number, color: string): string {
  return shape(
    d`M${-half} ${-half}H${-half + reach}A${reach} ${reach} 0 0 1 ${-half} ${-half + reach}Z`,
    color,
  )
}

const blocks: readonly Block[] = [
  (color) => quarter(cell, color),
  (color, second) => quarter(cell, color) + quarter(cell * 0.66, second) + quarter(cell * 0.33, color),
  (color) => shape(d`M${-half} ${-half}H${half}A${half} ${half} 0 0 1 ${-half} ${-half}Z`, color),
  (color, second) =>
    shape(d`M${-half} ${-half}H${half}A${half} ${half} 0 0 1 ${-half} ${-half}Z`, color) +
    shape(d`M${-half} 0H${half}A${half} ${half} 0 0 1 ${-half} 0Z`, second),
  (color, second) => circle(0, 0, half * 0.86, color) + circle(0, 0, half * 0.4, second),
  (color) => shape(d`M${-half} ${-half}H${half}L${-half} ${half}Z`, color),
  (color, second) =>
    shape(d`M${-half} ${-half}H${half}L0 0Z`, color) + shape(d`M${-half} ${half}H${half}L0 0Z`, second),
  (color) => [0, 1, 2, 3].map((bar) => rect(-half, -half + (bar * cell) / 4, cell, cell / 8, color)).join(''),
  (color, second) => quarter(half, color) + placed(quarter(half, second), 0, 0, 1, 1, 180),
  () => '',
]

/** Three different ones, so that a block always shows against its square. */
function trio(dice: Dice, colors: readonly string[], ground: string): readonly [string, string, string] {
  const [back = ground, color = ground, second = ground] = dice.shuffled([ground, ...colors])
  return [back, color, second]
}

export const bauhaus: Motif = {
  palette: ({ ground, colors }) => [...colors, ground],
  draw: (sheet) => {
    const { dice, colors, ground } = sheet
    const count = 5
    const chosen = dice.shuffled(blocks.slice(0, -1)).slice(0, 6)
    const cells = Array.from({ length: count * count }, (_, place) => {
      const [back, color, second] = trio(dice, colors, ground)
      const block = place % 9 === 4 ? cycle(blocks, -1) : cycle(chosen, dice.whole(0, 5))
      const [x, y] = [(place % count) * cell + half, Math.floor(place / count) * cell + half]
      // Both a little larger than the cell, so that no hairline opens between neighbors.
      return {
        square: rect(x - half - 0.2, y - half - 0.2, cell + 0.4, cell + 0.4, back),
        drawn: placed(block(color, second), x, y, 1.01, 1.01, dice.whole(0, 3) * 90),
      }
    })
    return repeatTile(sheet, { width: cell * count, height: cell * count, turn: 'upright' }, [
      cells.map(({ square }) => square).join(''),
      cells.map(({ drawn }) => drawn).join(''),
    ])
  },
}
