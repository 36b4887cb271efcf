import { cycle, type Dice } from '../dice.ts'
import { circle, d, num, placed, rect, rounded, shape, stroke } from '../svg.ts'
import { repeatTile } from './lay-tile.ts'
import { scatter, sizes } from './scatter.ts'
import type { Motif } from './sheet.ts'

const side = 360

type Piece = (radius: number, color: string, second: string) => string

function dotGrid(radius: number, color: string): string {
  const steps = [-0.66, -0.22, 0.22, 0.66]
  return steps.flatMap((x) => steps.map((y) => circle(x * radius, y * radius, radius * 0.1, color))).join('')
}

const large: readonly Piece[] = [
  (radius, color, second) => circle(0, 0, radius * 0.85, color) + dotGrid(radius * 0.62, second),
  (radius, color, second) =>
    shape(d`M${-radius * 0.9} 0A${radius * 0.9} ${radius * 0.9} 0 0 1 ${radius * 0.9} 0Z`, color) +
    stroke(
      d`M${-radius * 0.9} ${radius * 0.2}H${radius * 0.9}M${-radius * 0.6} ${radius * 0.42}H${radius * 0.6}`,
      second,
      radius * 0.1,
    ),
  (radius, color, second) =>
    shape(d`M0 ${-radius * 0.9}L${radius * 0.82} ${radius * 0.55}H${-radius * 0.82}Z`, color) +
    stroke(
      d`M${radius * 0.14} ${-radius * 0.68}L${radius * 0.96} ${radius * 0.77}H${-radius * 0.68}Z`,
      second,
      radius * 0.07,
    ),
  (radius, color, second) =>
    circle(0, 0, radius * 0.7, 'none', ` stroke="${color}" stroke-width="${num(radius * 0.34)}"`) +
    circle(0, 0, radius * 0.22, second),
]

const middle: readonly Piece[] = [
  (radius, color) => {
    const step = radius * 0.45
    return stroke(
      d`M${-step * 2} ${step}L${-step} ${-step}L0 ${step}L${step} ${-step}L${step * 2} ${step}`,
      color,
      radius * 0.22,
    )
  },
  (radius, color) => {
    const step = radius * 0.48
    return stroke(
      d`M${-step * 2} 0Q${-step * 1.5} ${-step * 1.6} ${-step} 0T0 0T${step} 0T${step * 2} 0`,
      color,
      radius * 0.24,
    )
  },
  (radius, color, second) =>
    rect(-radius * 0.62, -radius * 0.62, radius * 1.24, radius * 1.24, color) +
    stroke(d`M${-radius * 0.3} ${radius * 0.3}L${radius * 0.3} ${-radius * 0.3}`, second, radius * 0.14),
  (radius, color) => dotGrid(radius, color),
  (radius, color) => rect(-radius, -radius * 0.24, radius * 2, radius * 0.48, color, rounded(radius * 0.24)),
]

const small: readonly Piece[] = [
  (radius, color) => circle(0, 0, radius * 0.6, color),
  (radius, color) => stroke(d`M${-radius} 0H${radius}M0 ${-radius}V${radius}`, color, radius * 0.5),
  (radius, color) => shape(d`M0 ${-radius}L${radius} ${radius * 0.8}H${-radius}Z`, color),
  (radius, color) => stroke(d`M${-radius} 0H${radius}`, color, radius * 0.55),
]

function pieceFor(dice: Dice, radius: number): Piece {
  return dice.pick(radius > 30 ? large : radius > 15 ? middle : small)
}

export const memphis: Motif = {
  palette: ({ ground, colors, ink }) => [ground, ...colors, ink],
  draw: (sheet) => {
    const { dice, colors, ink } = sheet
    const radii = [...sizes(dice, 5, 42), ...sizes(dice, 11, 25), ...sizes(dice, 26, 8)]
    const pieces = scatter(dice, side, radii, 9).map(({ x, y, radius, place }) => {
      const color = place % 4 === 3 ? ink : cycle(colors, place)
      const second = place % 3 === 0 ? ink : cycle(colors, place + 2)
      return placed(pieceFor(dice, radius)(radius, color, second), x, y, 1, 1, dice.whole(0, 23) * 15)
    })
    return repeatTile(sheet, { width: side, height: side, turn: 'upright' }, [pieces.join('')])
  },
}
