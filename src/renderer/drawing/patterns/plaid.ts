import { cycle } from '../dice.ts'
import { faded, rect } from '../svg.ts'
import { layTile } from './lay-tile.ts'
import type { Motif, Sheet } from './sheet.ts'

type Stripe = readonly [at: number, width: number, color: number]

/** Where stripes lie in a repeat of 100, and which of the colors each takes. */
const setts: readonly (readonly Stripe[])[] = [
  [
    [0, 30, 0],
    [36, 4, 1],
    [44, 4, 1],
    [55, 22, 2],
    [64.5, 3, 3],
    [86, 2.5, 4],
  ],
  [
    [0, 50, 0],
    [12, 3, 3],
    [35, 3, 3],
    [73, 4, 1],
  ],
  [
    [0, 14, 0],
    [20, 14, 1],
    [40, 14, 0],
    [60, 2.5, 2],
    [70, 16, 3],
    [92, 2.5, 2],
  ],
  [
    [0, 25, 0],
    [50, 25, 0],
    [35.5, 2.5, 2],
    [86.5, 2.5, 2],
    [60, 5, 1],
  ],
]

function settOf({ variant }: Sheet): readonly Stripe[] {
  return cycle(setts, variant)
}

export const plaid: Motif = {
  palette: (sheet) => {
    // A stripe as thin as a thread does not count as a color of the cloth.
    const wide = settOf(sheet).filter(([, width]) => width >= 4)
    const used = new Set(wide.map(([, , color]) => cycle(sheet.colors, color)))
    return [sheet.ground, ...used]
  },
  draw: (sheet) => {
    const { dice, colors } = sheet
    const side = dice.pick([150, 200, 260])
    const unit = side / 100
    const turn = dice.pick(['upright', 'upright', 'diagonal'] as const)
    const { columns, rows, print } = layTile(sheet, { width: side, height: side, turn })
    const [left, right] = [Math.min(...columns) * side, (Math.max(...columns) + 1) * side]
    const [top, bottom] = [Math.min(...rows) * side, (Math.max(...rows) + 1) * side]
    const sett = settOf(sheet)
    // Threads are half covered by those that cross them, hence the opacity.
    const warp = columns.flatMap((column) =>
      sett.map(([at, width, color]) =>
        rect(column * side + at * unit, top, width * unit, bottom - top, cycle(colors, color), faded(0.6)),
      ),
    )
    const weft = rows.flatMap((row) =>
      sett.map(([at, width, color]) =>
        rect(left, row * side + at * unit, right - left, width * unit, cycle(colors, color), faded(0.6)),
      ),
    )
    return print(warp.join('') + weft.join(''))
  },
}
