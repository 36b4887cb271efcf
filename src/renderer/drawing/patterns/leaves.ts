import { cycle, type Dice } from '../dice.ts'
import { circle, d, placed, shape, stroke } from '../svg.ts'
import { repeatTile } from './lay-tile.ts'
import { scatter, sizes } from './scatter.ts'
import type { Motif, Sheet } from './sheet.ts'

const side = 400

/** A leaf from its foot at the origin upwards. */
export function leaf(length: number, width: number, color: string): string {
  return shape(
    d`M0 0C${width} ${-length * 0.25} ${width * 0.8} ${-length * 0.75} 0 ${-length}C${-width * 0.8} ${-length * 0.75} ${-width} ${-length * 0.25} 0 0Z`,
    color,
  )
}

function frond(radius: number, color: string, stem: string, pairs: number): string {
  const leaflets = Array.from({ length: pairs }, (_, pair) => {
    const share = pair / pairs
    const length = radius * (0.72 - 0.36 * share)
    const y = radius * (0.6 - 1.3 * share)
    return [-1, 1]
      .map((way) =>
        placed(leaf(length, radius * (0.17 - 0.05 * share), color), 0, y, 1, 1, way * (58 - 20 * share)),
      )
      .join('')
  })
  return (
    stroke(d`M0 ${radius}V${-radius * 0.68}`, stem, radius * 0.05) +
    leaflets.join('') +
    placed(leaf(radius * 0.4, radius * 0.11, color), 0, radius * -0.62)
  )
}

function roundSprig(radius: number, color: string, stem: string): string {
  const pads = [0, 1, 2].map((pair) => {
    const size = radius * (0.27 - 0.05 * pair)
    const y = radius * (0.5 - 0.58 * pair)
    const twigs = d`M0 ${y + size * 0.9}L${size * 1.3} ${y}M0 ${y + size * 0.9}L${-size * 1.3} ${y}`
    const rounds = [-1, 1].map((way) => circle(way * size * 1.45, y - size * 0.35, size, color)).join('')
    return stroke(twigs, stem, radius * 0.05) + rounds
  })
  return (
    stroke(d`M0 ${radius}V${-radius * 0.8}`, stem, radius * 0.05) +
    pads.join('') +
    circle(0, -radius * 0.98, radius * 0.16, color)
  )
}

function broadLeaf(radius: number, color: string, vein: string): string {
  const ribs = [0.3, 0.05, -0.2, -0.45].map(
    (y) =>
      d`M0 ${radius * y}L${radius * 0.3} ${radius * (y - 0.22)}M0 ${radius * y}L${-radius * 0.3} ${radius * (y - 0.22)}`,
  )
  return (
    placed(leaf(radius * 1.9, radius * 0.78, color), 0, radius * 0.85) +
    stroke(d`M0 ${radius * 1.02}V${-radius * 0.72}` + ribs.join(''), vein, radius * 0.04)
  )
}

function berries(radius: number, color: string, stem: string): string {
  return (
    stroke(
      d`M0 ${radius}V${-radius * 0.5}M0 ${radius * 0.3}L${-radius * 0.6} ${-radius * 0.3}M0 ${radius * 0.3}L${radius * 0.6} ${-radius * 0.3}`,
      stem,
      radius * 0.1,
    ) +
    circle(0, -radius * 0.65, radius * 0.3, color) +
    circle(-radius * 0.65, -radius * 0.4, radius * 0.3, color) +
    circle(radius * 0.65, -radius * 0.4, radius * 0.3, color)
  )
}

function sprig(sheet: Sheet, place: number, radius: number): string {
  const { colors, ink, ground } = sheet
  const color = cycle(colors, place)
  if (radius < 13) return circle(0, 0, radius * 0.45, color)
  if (radius < 26) return place % 2 === 0 ? berries(radius, color, ink) : frond(radius, color, ink, 3)
  return (
    [
      () => frond(radius, color, ink, 6),
      () => broadLeaf(radius, color, ground),
      () => roundSprig(radius, color, ink),
    ][place % 3]?.() ?? ''
  )
}

/** Rows that lean to one side and then to the other, or sprigs strewn at every angle. */
function placesOf(dice: Dice, isStrewn: boolean) {
  if (isStrewn) {
    const radii = [
      ...sizes(dice, 5, 66),
      ...sizes(dice, 6, 38),
      ...sizes(dice, 16, 19),
      ...sizes(dice, 24, 8),
    ]
    return scatter(dice, side, radii, -1).map((spot) => ({ ...spot, angle: dice.between(0, 360) }))
  }
  const step = side / 4
  return [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2, 3].flatMap((row) => {
      const [x, y] = [(column + 0.5) * step, (row + (column % 2) / 2) * step]
      const angle = column % 2 === 0 ? 28 : -28
      return [
        { x, y, radius: 49, place: row + column * 3, angle },
        { x: x + step / 2, y: y + step * 0.25, radius: 11, place: row + column + 1, angle },
      ]
    }),
  )
}

export const leaves: Motif = {
  palette: ({ ground, colors }) => [ground, ...colors],
  draw: (sheet) => {
    const sprigs = placesOf(sheet.dice, sheet.variant % 2 === 0).map(({ x, y, radius, place, angle }) =>
      placed(sprig(sheet, place, radius), x, y, 1, 1, angle),
    )
    return repeatTile(sheet, { width: side, height: side, turn: 'upright' }, [sprigs.join('')])
  },
}
