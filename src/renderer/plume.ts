import { frameOf, type Size, valueAt } from './canvas.ts'
import { lengthOf } from './curves.ts'
import { measureEddies, travel } from './eddies.ts'
import type { Noise } from './noise.ts'

/** A thin sheet of smoke or ink: where it enters, how broad, and how it is carried along. */
export type Sheet = {
  x: number
  y: number
  breadth: number
  /** How far it travels by itself, across and down. */
  driftX: number
  driftY: number
  /** How strongly eddies fold it, and how large they are. */
  swirl: number
  eddy: number
  /** How soon after its entry the eddies reach their strength. */
  unrest: number
  /** How much the oldest part has thinned out. */
  fading: number
  seed: number
}

const rows = 160
const strands = 24
const finer = { rows: 2, strands: 4 }

type Mesh = { x: Float32Array; y: Float32Array }

/** Lets a row of points enter at every step and carries all of them on, as smoke leaves a stick. */
function carrySheet(sheet: Sheet, noise: Noise): Mesh {
  const x = new Float32Array(rows * strands)
  const y = new Float32Array(rows * strands)
  const flowAt = measureEddies(sheet, noise)
  const flow = { x: 0, y: 0 }
  for (let step = 0; step < rows; step += 1) {
    const shift = (step / rows) * travel
    for (let strand = 0; strand < strands; strand += 1) {
      const share = strand / (strands - 1) - 0.5
      x[step * strands + strand] = sheet.x + share * sheet.breadth
      y[step * strands + strand] = sheet.y
    }
    for (let node = 0; node < (step + 1) * strands; node += 1) {
      const px = valueAt(x, node)
      const py = valueAt(y, node)
      const gone = Math.abs(py - sheet.y)
      const strength = (sheet.swirl * Math.min(gone * sheet.unrest + 0.05, 1)) / rows
      flowAt(px * sheet.eddy + sheet.seed, py * sheet.eddy + shift, flow)
      x[node] = px + sheet.driftX / rows + flow.x * strength
      y[node] = py + sheet.driftY / rows + flow.y * strength
    }
  }
  return { x, y }
}

// A curve through the points (Catmull and Rom), so that the strands between the carried ones bend as they do.
function bend(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

/** Puts new values between those of each line; `stride` leads along a line, `step` from one line to the next. */
function refine(
  values: Float32Array,
  line: { length: number; stride: number; lines: number; step: number; times: number },
): Float32Array {
  const many = (line.length - 1) * line.times + 1
  const last = line.length - 1
  const isRow = line.stride === 1
  const fine = new Float32Array(many * line.lines)
  for (let index = 0; index < line.lines; index += 1) {
    for (let place = 0; place < many; place += 1) {
      const before = Math.min(Math.floor(place / line.times), last - 1)
      const at = (offset: number) =>
        valueAt(values, index * line.step + Math.min(Math.max(before + offset, 0), last) * line.stride)
      const value = bend(at(-1), at(0), at(1), at(2), place / line.times - before)
      fine[isRow ? index * many + place : place * line.lines + index] = value
    }
  }
  return fine
}

const manyStrands = (strands - 1) * finer.strands + 1
const manyRows = (rows - 1) * finer.rows + 1

function refineMesh(values: Float32Array): Float32Array {
  const across = { length: strands, stride: 1, lines: rows, step: strands, times: finer.strands }
  const along = { length: rows, stride: manyStrands, lines: manyStrands, step: 1, times: finer.rows }
  return refine(refine(values, across), along)
}

/** Adds a sheet to a field of densities, dense where it is folded and thin where it is drawn out. */
export function addSheet(size: Size, field: Float32Array, sheet: Sheet, noise: Noise): void {
  const { right, bottom, pixel } = frameOf(size)
  const mesh = carrySheet(sheet, noise)
  const xs = refineMesh(mesh.x)
  const ys = refineMesh(mesh.y)
  const many = manyStrands
  const mass = 1 / (manyRows * many * pixel * pixel)
  for (let row = 0; row + 1 < manyRows; row += 1) {
    // What entered first has spread for the longest time and is the thinnest.
    const age = 1 - row / manyRows
    const kept = mass * (1 - age) ** sheet.fading
    for (let strand = 0; strand + 1 < many; strand += 1) {
      const node = row * many + strand
      const edge = Math.sin((Math.PI * (strand + 0.5)) / (many - 1)) ** 0.35
      // It enters in threads, some of which carry more than others.
      const thread = noise.at((strand / many) * 11 + sheet.seed * 7, (row / manyRows) * 5)
      spread(node, kept * edge * Math.max(1 + thread * 1.1, 0.1))
    }
  }

  function spread(node: number, weight: number): void {
    const x0 = (valueAt(xs, node) + right) / pixel
    const y0 = (valueAt(ys, node) + bottom) / pixel
    const acrossX = (valueAt(xs, node + 1) + right) / pixel - x0
    const acrossY = (valueAt(ys, node + 1) + bottom) / pixel - y0
    const downX = (valueAt(xs, node + many) + right) / pixel - x0
    const downY = (valueAt(ys, node + many) + bottom) / pixel - y0
    const turnX = (valueAt(xs, node + many + 1) + right) / pixel - x0 - acrossX - downX
    const turnY = (valueAt(ys, node + many + 1) + bottom) / pixel - y0 - acrossY - downY
    const columns = Math.ceil(lengthOf(acrossX, acrossY) * 1.25 + 0.3)
    const lines = Math.ceil(lengthOf(downX, downY) * 1.25 + 0.3)
    if (columns * lines > 4000) return
    const each = weight / (columns * lines)
    for (let line = 0; line < lines; line += 1) {
      const down = (line + 0.5) / lines
      for (let column = 0; column < columns; column += 1) {
        const across = (column + 0.5) / columns
        const x = x0 + acrossX * across + downX * down + turnX * across * down - 0.5
        const y = y0 + acrossY * across + downY * down + turnY * across * down - 0.5
        drop(x, y, each)
      }
    }
  }

  function drop(x: number, y: number, weight: number): void {
    const column = Math.floor(x)
    const row = Math.floor(y)
    if (column < 0 || row < 0 || column + 1 >= size.width || row + 1 >= size.height) return
    const fx = x - column
    const fy = y - row
    const place = row * size.width + column
    field[place] = valueAt(field, place) + weight * (1 - fx) * (1 - fy)
    field[place + 1] = valueAt(field, place + 1) + weight * fx * (1 - fy)
    field[place + size.width] = valueAt(field, place + size.width) + weight * (1 - fx) * fy
    field[place + size.width + 1] = valueAt(field, place + size.width + 1) + weight * fx * fy
  }
}
