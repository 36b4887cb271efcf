import type { Token } from '../index-entry.ts'

/** Lightness, green to red, blue to yellow, as in OKLab. */
export type Lab = readonly [lightness: number, a: number, b: number]

/** A place of the grid that lies over the color space, and how far from a color its middle is. */
export type NearCell = Readonly<{ token: Token; center: Lab; distance: number }>

// The grid has a column for greys: the middle of its cells is without any color. Colors of screens lie in about 120 cells.
const lightnessStep = 0.125
const chromaStep = 0.075
const [brightest, middle] = [8, 8]
const side = 2 * middle + 1

/** The cell that a color lies in, and the one that it nearly lies in. */
export function nearestCells(lab: Lab): readonly [NearCell, NearCell] {
  const [l, a, b] = roundedSteps(lab)
  const byLightness = (lab[0] - l * lightnessStep) / 2
  const byRed = lab[1] - a * chromaStep
  const byYellow = lab[2] - b * chromaStep
  const most = Math.max(Math.abs(byLightness), Math.abs(byRed), Math.abs(byYellow))
  const step = (offset: number) => (Math.abs(offset) < most ? 0 : offset < 0 ? -1 : 1)
  const beside =
    step(byLightness) !== 0
      ? near(l + step(byLightness), a, b, lab)
      : step(byRed) !== 0
        ? near(l, a + step(byRed), b, lab)
        : near(l, a, b + step(byYellow), lab)
  return [near(l, a, b, lab), beside]
}

const around = [-2, -1, 0, 1, 2]

/** The cells around a color, nearest first, none farther than given. */
export function cellsNear(lab: Lab, farthest: number): readonly NearCell[] {
  const [l, a, b] = roundedSteps(lab)
  const all = around.flatMap((dl) =>
    around.flatMap((da) => around.map((db) => near(l + dl, a + da, b + db, lab))),
  )
  const within = new Map(
    all.filter(({ distance }) => distance <= farthest).map((cell) => [cell.token, cell] as const),
  )
  return [...within.values()].sort(
    (one, other) => one.distance - other.distance || (one.token < other.token ? -1 : 1),
  )
}

function roundedSteps([lightness, a, b]: Lab): readonly [number, number, number] {
  return [Math.round(lightness / lightnessStep), Math.round(a / chromaStep), Math.round(b / chromaStep)]
}

function near(l: number, a: number, b: number, lab: Lab): NearCell {
  const layer = inside(l, 0, brightest)
  const column = inside(a, -middle, middle)
  const row = inside(b, -middle, middle)
  const center: Lab = [layer * lightnessStep, column * chromaStep, row * chromaStep]
  return {
    token: tokens[(layer * side + column + middle) * side + row + middle] ?? '',
    center,
    distance: distanceOf(lab, center),
  }
}

/** In capitals, as no word is. */
const tokens: readonly Token[] = Array.from({ length: (brightest + 1) * side * side }, (_, at) => `C${at}`)

function inside(step: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, step))
}

/** How different two colors look. Lightness counts half: a shadow does not change the color of a thing. */
function distanceOf(one: Lab, other: Lab): number {
  const [l, a, b] = [(one[0] - other[0]) / 2, one[1] - other[1], one[2] - other[2]]
  return Math.sqrt(l * l + a * a + b * b)
}
