import { cycle } from '../dice.ts'
import { circle, d, placed, shape } from '../svg.ts'
import { brightness, lighter, mix } from '../tint.ts'
import { repeatTile } from './lay-tile.ts'
import { leaf } from './leaves.ts'
import { scatter, sizes } from './scatter.ts'
import type { Motif, Sheet } from './sheet.ts'

const side = 360

function segments(radius: number, count: number, color: string, from: number, to: number): string {
  const share = (to - from) / count
  const data = Array.from({ length: count }, (_, place) => {
    const middle = from + (place + 0.5) * share
    const [near, far] = [radius * 0.2, radius * 0.74]
    const [left, right] = [middle - share * 0.36, middle + share * 0.36]
    return d`M${Math.cos(middle) * near} ${Math.sin(middle) * near}L${Math.cos(left) * far} ${Math.sin(left) * far}A${far} ${far} 0 0 1 ${Math.cos(right) * far} ${Math.sin(right) * far}Z`
  })
  // The stroke rounds the corners of the flesh.
  return shape(
    data.join(''),
    color,
    ` stroke="${color}" stroke-width="${Math.round(radius * 7) / 100}" stroke-linejoin="round"`,
  )
}

function slice(radius: number, rind: string, pith: string, flesh: string): string {
  return (
    circle(0, 0, radius, rind) +
    circle(0, 0, radius * 0.88, pith) +
    segments(radius, 9, flesh, 0, Math.PI * 2)
  )
}

function wedge(radius: number, rind: string, pith: string, flesh: string): string {
  const bow = (size: number) => d`M${-size} 0A${size} ${size} 0 0 0 ${size} 0Z`
  return (
    shape(bow(radius), rind) +
    shape(bow(radius * 0.88), pith) +
    placed(segments(radius * 0.94, 5, flesh, 0.06, Math.PI - 0.06), 0, radius * 0.02)
  )
}

function blossom(radius: number, color: string, heart: string): string {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    placed(leaf(radius, radius * 0.42, color), 0, 0, 1, 1, turn),
  )
  return petals.join('') + circle(0, 0, radius * 0.24, heart)
}

function twig(radius: number, color: string, vein: string): string {
  return [-38, 38]
    .map((turn) =>
      placed(
        leaf(radius * 1.5, radius * 0.5, color) + shape(d`M-0.7 0L0 ${-radius * 1.2}L0.7 0Z`, vein),
        0,
        radius * 0.6,
        1,
        1,
        turn,
      ),
    )
    .join('')
}

/** The three that stand out from the ground are fruit, the other two are leaves and blossoms. */
function rolesOf({ colors, ground }: Sheet): readonly string[] {
  const stands = (color: string) => Math.abs(brightness(color) - brightness(ground))
  const faint = [...colors].sort((a, b) => stands(a) - stands(b)).slice(0, 2)
  return [...colors.filter((color) => !faint.includes(color)), ...faint]
}

function piece(sheet: Sheet, place: number, radius: number): string {
  const roles = rolesOf(sheet)
  const rind = cycle(roles.slice(0, 3), place)
  const green = cycle(roles, 3)
  const petal = cycle(roles, 4)
  // Pale fruit has darker flesh in pale pith, dark fruit pale pith around its flesh.
  const isPale = brightness(rind) > 0.8
  const pith = lighter(rind, isPale ? 0.5 : 0.8)
  const deep = brightness(sheet.ground) < 0.5 ? sheet.ground : sheet.bold
  const flesh = isPale ? mix(rind, deep, 0.28) : lighter(rind, 0.16)
  if (radius > 40) return slice(radius, rind, pith, flesh)
  if (radius > 26) return wedge(radius * 1.15, rind, pith, flesh)
  if (radius > 14)
    return place % 3 === 0 ? blossom(radius, petal, sheet.ink) : twig(radius, green, sheet.ground)
  return circle(0, 0, radius * 0.5, cycle([petal, green], place))
}

export const citrus: Motif = {
  palette: (sheet) => [sheet.ground, ...rolesOf(sheet)],
  draw: (sheet) => {
    const { dice } = sheet
    const radii = [
      ...sizes(dice, 6, 54),
      ...sizes(dice, 6, 32),
      ...sizes(dice, 16, 18),
      ...sizes(dice, 20, 7),
    ]
    const pieces = scatter(dice, side, radii, 4).map(({ x, y, radius, place }) =>
      placed(piece(sheet, place, radius), x, y, 1, 1, dice.between(0, 360)),
    )
    return repeatTile(sheet, { width: side, height: side, turn: 'upright' }, [pieces.join('')])
  },
}
