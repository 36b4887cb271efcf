import { type Sample, sampleSide } from './descriptor-sample.ts'

const lightnessBins = 8
/** Along green to red, and along blue to yellow. */
const hueBins = 8
export const histogramBins = lightnessBins * hueBins * hueBins
/** Hues of screens stay within this much of grey, but for the strongest blues and greens, which share the last bin. */
const strongest = 80

/** Grey that was compressed or scanned is not quite grey. */
const faintest = 3

/** Cells of the grid along each side. */
export const gridCells = 4
export const gridValues = gridCells * gridCells * 3

export type Colors = {
  /** Roots of the shares of each bin: their products are large where both pictures have the color. */
  readonly histogram: Float32Array
  /** Lightness 0 to 100, green to red, blue to yellow: the middle color of each cell. */
  readonly grid: Float32Array
}

/** Which colors there are, and roughly where. */
export function colorsOf(sample: Sample): Colors {
  const histogram = new Float32Array(histogramBins)
  const grid = new Float32Array(gridValues)
  const lab: [number, number, number] = [0, 0, 0]
  const pixels = sampleSide * sampleSide
  const perCell = pixels / (gridCells * gridCells)
  for (let at = 0; at < pixels; at += 1) {
    measureLab(sample[at * 3] ?? 0, sample[at * 3 + 1] ?? 0, sample[at * 3 + 2] ?? 0, lab)
    addToHistogram(histogram, lab, 1 / pixels)
    const cell = cellOf(Math.floor(at / sampleSide)) * gridCells + cellOf(at % sampleSide)
    for (let axis = 0; axis < 3; axis += 1) {
      grid[cell * 3 + axis] = (grid[cell * 3 + axis] ?? 0) + (lab[axis] ?? 0) / perCell
    }
  }
  return { histogram: histogram.map(Math.sqrt), grid }
}

/** How much there is of each lightness, whatever its hue: roots again, of a kept histogram's. */
export function tonesOf(histogram: Uint8Array): Uint8Array {
  const tones = new Float32Array(lightnessBins)
  const hues = hueBins * hueBins
  for (let bin = 0; bin < histogram.length; bin += 1) {
    const tone = Math.floor(bin / hues)
    tones[tone] = (tones[tone] ?? 0) + (histogram[bin] ?? 0) ** 2
  }
  return Uint8Array.from(tones, (squares) => Math.min(255, Math.round(Math.sqrt(squares))))
}

/** Whether no cell of the grid has a hue that one would notice. */
export function isGridGrey(grid: Int8Array): boolean {
  return grid.every((value, at) => at % 3 === 0 || Math.abs(value) <= faintest)
}

function cellOf(position: number): number {
  return Math.floor((position * gridCells) / sampleSide)
}

/** Shared out among the nearest bins: a color at the border of two must not jump when the file is compressed again. */
function addToHistogram(
  histogram: Float32Array,
  [lightness, a, b]: readonly [number, number, number],
  share: number,
): void {
  const l = placeOf(lightness / 100, lightnessBins)
  const x = placeOf((a + strongest) / (2 * strongest), hueBins)
  const y = placeOf((b + strongest) / (2 * strongest), hueBins)
  for (let corner = 0; corner < 8; corner += 1) {
    const [up, right, down] = [corner & 1, (corner >> 1) & 1, corner >> 2]
    const weight =
      (up ? l % 1 : 1 - (l % 1)) * (right ? x % 1 : 1 - (x % 1)) * (down ? y % 1 : 1 - (y % 1)) * share
    if (weight === 0) continue
    const bin = ((Math.floor(l) + up) * hueBins + Math.floor(x) + right) * hueBins + Math.floor(y) + down
    histogram[bin] = (histogram[bin] ?? 0) + weight
  }
}

/** 0 is the middle of the first bin, and what lies beyond the last one's counts there. */
function placeOf(value: number, bins: number): number {
  return Math.min(bins - 1, Math.max(0, value * bins - 0.5))
}

const lights = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** CIE Lab under daylight. Written into one array: this runs for every pixel of every picture. */
function measureLab(red: number, green: number, blue: number, lab: [number, number, number]): void {
  const [r, g, b] = [lights[red] ?? 0, lights[green] ?? 0, lights[blue] ?? 0]
  const x = compress((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = compress(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = compress((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  lab[0] = 116 * y - 16
  lab[1] = 500 * (x - y)
  lab[2] = 200 * (y - z)
}

function compress(light: number): number {
  return light > 0.008856 ? Math.cbrt(light) : 7.787 * light + 16 / 116
}
