type Point = readonly [x: number, y: number]

type Step = { readonly to: number; readonly point: Point }

/** Which edges of a cell a level crosses, by which of its corners lie above: top left 1, top right 2, bottom right 4, bottom left 8. */
const crossings: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

export type Heights = {
  readonly columns: number
  readonly rows: number
  at(column: number, row: number): number
}

/** Closed lines around all that lies above a level, in grid units. Whatever is outside the grid counts as below. */
export function traceContours({ columns, rows, at }: Heights, level: number): Point[][] {
  const height = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? level - 1 : at(column, row)
  const stride = columns + 2
  const next = new Map<number, Step>()
  for (let row = -1; row < rows; row += 1) {
    for (let column = -1; column < columns; column += 1) {
      const corners = [
        height(column, row),
        height(column + 1, row),
        height(column + 1, row + 1),
        height(column, row + 1),
      ] as const
      const above = corners.reduce((bits, corner, place) => bits | (corner > level ? 1 << place : 0), 0)
      for (const [from, to] of crossings[above] ?? []) {
        next.set(edgeOf(stride, column, row, from), {
          to: edgeOf(stride, column, row, to),
          point: crossingAt(column, row, from, corners, level),
        })
      }
    }
  }
  return linked(next)
}

/** Edges are shared by two cells: each is numbered as a top one (even) or a left one (odd). */
function edgeOf(stride: number, column: number, row: number, edge: number): number {
  const cell = (row + 1 + (edge === 2 ? 1 : 0)) * stride + column + 1 + (edge === 1 ? 1 : 0)
  return cell * 2 + (edge % 2)
}

function crossingAt(
  column: number,
  row: number,
  edge: number,
  [topLeft, topRight, bottomRight, bottomLeft]: readonly [number, number, number, number],
  level: number,
): Point {
  const share = (from: number, to: number) => (level - from) / (to - from)
  if (edge === 0) return [column + share(topLeft, topRight), row]
  if (edge === 1) return [column + 1, row + share(topRight, bottomRight)]
  if (edge === 2) return [column + share(bottomLeft, bottomRight), row + 1]
  return [column, row + share(topLeft, bottomLeft)]
}

function linked(next: Map<number, Step>): Point[][] {
  const lines: Point[][] = []
  for (const start of next.keys()) {
    const line: Point[] = []
    let place: number | undefined = start
    while (place !== undefined) {
      const step: Step | undefined = next.get(place)
      if (!step) break
      next.delete(place)
      line.push(step.point)
      place = step.to
    }
    if (line.length > 2) lines.push(line)
  }
  return lines
}
