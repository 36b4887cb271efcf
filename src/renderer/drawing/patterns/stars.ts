import { cycle } from '../dice.ts'
import { circle, d, placed, shape, stroke } from '../svg.ts'
import { repeatTile } from './lay-tile.ts'
import { scatter, sizes } from './scatter.ts'
import type { Motif } from './sheet.ts'

const side = 340

function star(points: number, radius: number, waist: number, color: string): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner / points - 0.5) * Math.PI
    const reach = corner % 2 === 0 ? radius : radius * waist
    return d`${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`
  })
  return shape(
    `M${corners.join('L')}Z`,
    color,
    ` stroke="${color}" stroke-width="${Math.round(radius * 12) / 100}" stroke-linejoin="round"`,
  )
}

function sparkle(radius: number, color: string): string {
  return shape(
    d`M0 ${-radius}Q${radius * 0.12} ${-radius * 0.12} ${radius} 0Q${radius * 0.12} ${radius * 0.12} 0 ${radius}Q${-radius * 0.12} ${radius * 0.12} ${-radius} 0Q${-radius * 0.12} ${-radius * 0.12} 0 ${-radius}Z`,
    color,
  )
}

function burst(radius: number, color: string): string {
  const rays = Array.from({ length: 8 }, (_, ray) => {
    const angle = (ray / 8) * Math.PI * 2
    const far = ray % 2 === 0 ? radius : radius * 0.66
    return d`M${Math.cos(angle) * radius * 0.26} ${Math.sin(angle) * radius * 0.26}L${Math.cos(angle) * far} ${Math.sin(angle) * far}`
  })
  return stroke(rays.join(''), color, radius * 0.13)
}

type Maker = (radius: number, color: string) => string

/** Which stars a sheet has: plump ones, a night sky of sparkles, or a mixture. */
const skies: readonly (readonly Maker[])[] = [
  [(radius, color) => star(5, radius * 0.92, 0.48, color)],
  [sparkle, sparkle, burst],
  [(radius, color) => star(5, radius * 0.92, 0.48, color), sparkle, burst],
  [
    (radius, color) => star(8, radius * 0.94, 0.62, color),
    (radius, color) => star(6, radius * 0.94, 0.5, color),
  ],
]

export const stars: Motif = {
  palette: ({ ground, colors }) => [ground, ...colors],
  draw: (sheet) => {
    const { dice, colors, variant } = sheet
    const makers = cycle(skies, variant)
    const radii = [
      ...sizes(dice, 5, 40),
      ...sizes(dice, 11, 24),
      ...sizes(dice, 18, 12),
      ...sizes(dice, 40, 4.5),
    ]
    const leans = makers.includes(sparkle) ? 0 : 36
    const sky = scatter(dice, side, radii, 5).map(({ x, y, radius, place }) => {
      const color = cycle(colors, place)
      if (radius < 7) return circle(x, y, radius * 0.55, color)
      return placed(cycle(makers, place)(radius, color), x, y, 1, 1, dice.between(-leans, leans))
    })
    return repeatTile(sheet, { width: side, height: side, turn: 'upright' }, [sky.join('')])
  },
}
