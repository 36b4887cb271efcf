import { num } from '../svg.ts'
import type { Sheet } from './sheet.ts'

/** Only turns after which a square tile still meets itself at the edges of an upright sheet. */
const turns = { upright: [1, 0], sideways: [0, 1], diagonal: [1, 1], slanted: [2, 1] } as const

export type Turn = keyof typeof turns

export type Tile = {
  readonly width: number
  readonly height: number
  /** A tile that is not square may stand upright or sideways only. */
  readonly turn: Turn
}

type Room = Pick<Sheet, 'width' | 'height' | 'zoom'>

type Fit = { readonly across: number; readonly down: number; readonly stretch: readonly [number, number] }

function periodOf({ width, height, turn }: Tile): readonly [number, number] {
  if (turn === 'upright') return [width, height]
  if (turn === 'sideways') return [height, width]
  const length = Math.hypot(...turns[turn])
  return [width * length, width * length]
}

/**
 * A whole number of repeats across and down, so that the sheet itself can be laid edge to edge without a seam. Of the
 * sizes near the wished one it takes the one that distorts least.
 */
export function fitTile(room: Room, tile: Tile): Fit {
  const [wide, high] = periodOf(tile)
  const tries = Array.from({ length: 46 }, (_, step) => {
    const size = room.zoom * (0.6 + step * 0.02)
    const across = Math.max(1, Math.round(room.width / (wide * size)))
    const down = Math.max(1, Math.round(room.height / (high * size)))
    const stretch = [room.width / (wide * across), room.height / (high * down)] as const
    const drift = Math.abs(Math.log(Math.sqrt(stretch[0] * stretch[1]) / room.zoom))
    const cost = Math.abs(Math.log(stretch[0] / stretch[1])) + drift * 0.12
    return { across, down, stretch, cost }
  })
  return tries.reduce((best, next) => (next.cost < best.cost ? next : best))
}

export type Laid = {
  /** The tiles that cover the sheet and one more on each side, for what reaches over a tile's edge. */
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  /** Puts what is drawn in the tiles' own units onto the sheet. */
  print(content: string): string
}

export function layTile(room: Room, tile: Tile): Laid {
  const [a, b] = turns[tile.turn]
  const length = Math.hypot(a, b)
  const [cos, sin] = [a / length, b / length]
  const [across, down] = fitTile(room, tile).stretch
  const corners = [0, room.width / across].flatMap((x) =>
    [0, room.height / down].map((y) => [cos * x + sin * y, cos * y - sin * x] as const),
  )
  const matrix = [across * cos, down * sin, -across * sin, down * cos].map((part) => Number(part.toFixed(6)))
  return {
    columns: cover(corners.map(([x]) => x / tile.width)),
    rows: cover(corners.map(([, y]) => y / tile.height)),
    print: (content) => `<g transform="matrix(${matrix.join(' ')} 0 0)">${content}</g>`,
  }
}

function cover(places: readonly number[]): number[] {
  const first = Math.floor(Math.min(...places) + 0.001) - 1
  const last = Math.ceil(Math.max(...places) - 0.001)
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}

/** Repeats a tile. It may hold several layers: in each row, later ones lie upon earlier ones of all its tiles. */
export function repeatTile(room: Room, tile: Tile, layers: readonly string[]): string {
  const { columns, rows, print } = layTile(room, tile)
  const parts = layers.map((content, layer) => `<g id="tile${layer}">${content}</g>`)
  const uses = rows.flatMap((row) =>
    layers.flatMap((_, layer) =>
      columns.map(
        (column) =>
          `<use href="#tile${layer}" x="${num(column * tile.width)}" y="${num(row * tile.height)}"/>`,
      ),
    ),
  )
  return `<defs>${parts.join('')}</defs>${print(uses.join(''))}`
}
