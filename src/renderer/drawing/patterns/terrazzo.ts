import { cycle, type Dice } from '../dice.ts'
import { d, shape } from '../svg.ts'
import { repeatTile } from './lay-tile.ts'
import { scatter, sizes } from './scatter.ts'
import type { Motif } from './sheet.ts'

const side = 330

function chip(dice: Dice, x: number, y: number, radius: number): string {
  const corners = dice.whole(4, 7)
  const start = dice.between(0, 6)
  const flat = dice.between(0.62, 0.95)
  const lean = dice.between(0, Math.PI)
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = start + ((corner + dice.between(-0.28, 0.28)) / corners) * Math.PI * 2
    const [u, v] = [Math.cos(angle) * radius, Math.sin(angle) * radius * flat]
    return d`${x + u * Math.cos(lean) - v * Math.sin(lean)} ${y + u * Math.sin(lean) + v * Math.cos(lean)}`
  })
  return `M${points.join('L')}Z`
}

export const terrazzo: Motif = {
  palette: ({ ground, colors }) => [ground, ...colors],
  draw: (sheet) => {
    const { dice, colors, ink } = sheet
    const radii = [
      ...sizes(dice, 5, 40),
      ...sizes(dice, 12, 23),
      ...sizes(dice, 34, 11),
      ...sizes(dice, 60, 4),
    ]
    const chips = scatter(dice, side, radii, 4).map(({ x, y, radius, place }) =>
      shape(chip(dice, x, y, radius * 1.12), place % 13 === 12 ? ink : cycle(colors, place)),
    )
    return repeatTile(sheet, { width: side, height: side, turn: dice.pick(['upright', 'slanted']) }, [
      chips.join(''),
    ])
  },
}
