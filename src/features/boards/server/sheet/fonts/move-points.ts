import type { Glyph, Point } from './glyph.ts'
import type { Variation } from './read-variations.ts'

type Coordinate = 'x' | 'y'

/** The glyph as the variations make it, and by how much its advance grows. */
export function moveGlyph(glyph: Glyph, variations: readonly Variation[]): { glyph: Glyph; wider: number } {
  const own = glyph.kind === 'simple' ? glyph.points : glyph.components
  const ends = glyph.kind === 'simple' ? glyph.ends : null
  const moves = { x: new Float64Array(own.length + 4), y: new Float64Array(own.length + 4) }
  for (const variation of variations)
    for (const coordinate of ['x', 'y'] as const) {
      const given = spread(variation, coordinate, own.length + 4)
      const whole = ends && variation.points ? inferUntouched(given, own, ends, coordinate) : given
      for (const [point, delta] of whole.entries())
        moves[coordinate][point] = (moves[coordinate][point] ?? 0) + (delta ?? 0) * variation.share
    }
  const move = <Placed extends { x: number; y: number }>(placed: Placed, point: number): Placed => ({
    ...placed,
    x: Math.round(placed.x + (moves.x[point] ?? 0)),
    y: Math.round(placed.y + (moves.y[point] ?? 0)),
  })
  return {
    glyph:
      glyph.kind === 'simple'
        ? { ...glyph, points: glyph.points.map(move) }
        : { ...glyph, components: glyph.components.map(move) },
    wider: Math.round((moves.x[own.length + 1] ?? 0) - (moves.x[own.length] ?? 0)),
  }
}

/** What is told for each point; undefined where nothing is. */
function spread(variation: Variation, coordinate: Coordinate, count: number): (number | undefined)[] {
  if (variation.points === null) return [...variation[coordinate]]
  const all = new Array<number | undefined>(count)
  for (const [place, point] of variation.points.entries()) all[point] = variation[coordinate][place]
  return all
}

/** Points that nothing is told of follow their neighbors on the contour (OpenType, "inferred deltas"). */
function inferUntouched(
  given: readonly (number | undefined)[],
  points: readonly { readonly x: number; readonly y: number }[],
  ends: readonly number[],
  coordinate: Coordinate,
): (number | undefined)[] {
  const all = [...given]
  let start = 0
  for (const end of ends) {
    const told: number[] = []
    for (let point = start; point <= end; point += 1) if (given[point] !== undefined) told.push(point)
    for (const [place, before] of told.entries()) {
      const after = told[(place + 1) % told.length] ?? before
      const step = (point: number) => (point === end ? start : point + 1)
      for (let point = step(before); point !== after; point = step(point))
        all[point] = between(at(points, point), {
          ...{ from: at(points, before), to: at(points, after) },
          ...{ fromDelta: given[before] ?? 0, toDelta: given[after] ?? 0 },
        })
    }
    start = end + 1
  }
  return all

  function at(list: readonly Pick<Point, Coordinate>[], point: number): number {
    return list[point]?.[coordinate] ?? 0
  }
}

type Neighbors = Readonly<{ from: number; to: number; fromDelta: number; toDelta: number }>

function between(value: number, { from, to, fromDelta, toDelta }: Neighbors): number {
  if (from === to) return fromDelta === toDelta ? fromDelta : 0
  const [low, high] = from < to ? [from, to] : [to, from]
  const [lowDelta, highDelta] = from < to ? [fromDelta, toDelta] : [toDelta, fromDelta]
  if (value <= low) return lowDelta
  if (value >= high) return highDelta
  return lowDelta + ((highDelta - lowDelta) * (value - low)) / (high - low)
}
