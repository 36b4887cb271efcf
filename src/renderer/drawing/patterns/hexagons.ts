import { cycle, type Dice } from '../dice.ts'
import { circle, d, shape, stroke } from '../svg.ts'
import { repeatTile } from './lay-tile.ts'
import type { Motif, Sheet } from './sheet.ts'

const edge = 50
const half = (edge * Math.sqrt(3)) / 2

function outline(x: number, y: number, size: number): string {
  const [wide, high] = [half * size, edge * size]
  return d`M${x} ${y - high}L${x + wide} ${y - high / 2}V${y + high / 2}L${x} ${y + high}L${x - wide} ${y + high / 2}V${y - high / 2}Z`
}

function cell({ colors, ground }: Sheet, dice: Dice, x: number, y: number, place: number): string {
  const color = cycle(colors, place)
  const second = cycle(colors, place + 2)
  const solid = shape(outline(x, y, 0.93), color)
  switch (dice.whole(0, 5)) {
    case 0:
      return solid + shape(outline(x, y, 0.66), ground) + shape(outline(x, y, 0.42), second)
    case 1:
      return solid + circle(x, y, edge * 0.4, second)
    case 2:
      return (
        solid +
        shape(
          d`M${x} ${y}L${x} ${y - edge * 0.93}L${x + half * 0.93} ${y - edge * 0.465}V${y + edge * 0.465}Z`,
          second,
        )
      )
    case 3:
      return (
        stroke(outline(x, y, 0.88), color, 4) +
        stroke(outline(x, y, 0.64), color, 4) +
        stroke(outline(x, y, 0.4), color, 4)
      )
    default:
      return solid
  }
}

export const hexagons: Motif = {
  palette: ({ ground, colors }) => [ground, ...colors],
  draw: (sheet) => {
    const { dice } = sheet
    const order = dice.shuffled(Array.from({ length: 20 }, (_, place) => place))
    const cells = order.map((place, turn) => {
      const [row, column] = [Math.floor(place / 5), place % 5]
      return cell(sheet, dice, half * (2 * column + (row % 2)), edge * 1.5 * row, turn)
    })
    const turn = dice.pick(['upright', 'sideways'] as const)
    return repeatTile(sheet, { width: half * 10, height: edge * 6, turn }, [cells.join('')])
  },
}
