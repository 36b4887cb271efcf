import { cycle, type Dice } from '../dice.ts'
import { d, shape } from '../svg.ts'
import { brightness, mix } from '../tint.ts'
import type { Motif, Sheet } from './sheet.ts'
import { type Heights, traceContours } from './trace-contours.ts'

const grain = 13
const margin = 3

type Swell = {
  readonly across: number
  readonly down: number
  readonly phase: number
  readonly weight: number
}

/** Whole numbers of swells each way, so that the land goes on where the sheet begins again. */
function landOf(dice: Dice, { width, height, zoom }: Sheet): (x: number, y: number) => number {
  const per = (length: number) => Math.max(1, Math.round(length / (520 * zoom)))
  const [wide, high] = [per(width), per(height)]
  const swell = (across: number, down: number, weight: number): Swell => ({
    across: across * wide,
    down: down * high,
    phase: dice.between(0, Math.PI * 2),
    weight: weight * dice.between(0.7, 1.3),
  })
  const side = dice.pick([-1, 1])
  const broad = [
    swell(1, 1, 0.9),
    swell(1, -1, 0.7),
    swell(side, 2, 0.5),
    swell(2, -side, 0.45),
    swell(1, 0, 0.4),
  ]
  const [bendX, bendY] = [swell(0, 1, 0.05), swell(1, 1, 0.05)]
  const value = ({ across, down, phase, weight }: Swell, x: number, y: number) =>
    weight * Math.sin((across * x + down * y) * Math.PI * 2 + phase)
  return (x, y) => {
    const [u, v] = [x + value(bendX, x, y) / wide, y + value(bendY, x, y) / high]
    return broad.reduce((sum, part) => sum + value(part, u, v), 0)
  }
}

function heightsOf(sheet: Sheet): Heights & { readonly stepX: number; readonly stepY: number } {
  const land = landOf(sheet.dice, sheet)
  const [inX, inY] = [Math.round(sheet.width / grain), Math.round(sheet.height / grain)]
  const columns = inX + margin * 2 + 1
  const rows = inY + margin * 2 + 1
  const table = Array.from({ length: columns * rows }, (_, place) =>
    land(((place % columns) - margin) / inX, (Math.floor(place / columns) - margin) / inY),
  )
  const at = (column: number, row: number) => table[row * columns + column] ?? 0
  return { columns, rows, at, stepX: sheet.width / inX, stepY: sheet.height / inY }
}

/** Through the middles of the traced pieces, rounded at their ends. Tenths and short steps keep the file small. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const)
  const middles = tenths.map(([x, y], place) => {
    const [nextX, nextY] = cycle(tenths, place + 1)
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)] as const
  })
  const [startX, startY] = cycle(middles, -1)
  const bends = tenths.map(([x, y], place) => {
    const [fromX, fromY] = cycle(middles, place - 1)
    const [toX, toY] = cycle(middles, place)
    return d`q${(x - fromX) / 10} ${(y - fromY) / 10} ${(toX - fromX) / 10} ${(toY - fromY) / 10}`
  })
  return `${d`M${startX / 10} ${startY / 10}`}${bends.join('')}Z`
}

/** Layers of cut paper, or a map of fine lines. */
function isLayered({ variant }: Sheet): boolean {
  return variant < 7
}

/** From the ground step by step away from it: through all colors, or through shades of one. */
function ramp({ ground, colors, bold, variant }: Sheet): readonly string[] {
  if (variant < 3) return [0.2, 0.4, 0.6, 0.8, 1].map((share) => mix(ground, bold, share))
  const stands = (color: string) => Math.abs(brightness(color) - brightness(ground))
  return [...colors].sort((a, b) => stands(a) - stands(b))
}

export const contours: Motif = {
  palette: (sheet) => {
    if (!isLayered(sheet)) return [sheet.ground, sheet.bold, sheet.ink]
    const [first, second, third, fourth, fifth] = ramp(sheet)
    return [third, second, sheet.ground, fourth, first, fifth].filter((color) => color !== undefined)
  },
  draw: (sheet) => {
    const heights = heightsOf(sheet)
    const levels = isLayered(sheet)
      ? [-1.2, -0.6, 0, 0.6, 1.2]
      : Array.from({ length: 13 }, (_, step) => step * 0.33 - 2)
    const { stepX, stepY } = heights
    return levels
      .map((level, place) => {
        const data = traceContours(heights, level)
          .map((line) => smooth(line.map(([x, y]) => [(x - margin) * stepX, (y - margin) * stepY])))
          .join('')
        if (isLayered(sheet)) {
          const color = cycle(ramp(sheet), place)
          return shape(data, color, ` stroke="${mix(color, sheet.ink, 0.18)}" stroke-width="1.5"`)
        }
        const isIndex = place % 5 === 2
        const color = isIndex ? sheet.ink : sheet.bold
        return shape(data, 'none', ` stroke="${color}" stroke-width="${isIndex ? 3.4 : 2}"`)
      })
      .join('')
  },
}
