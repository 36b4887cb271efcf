import { type Descriptor, mirrorDescriptor, readDescriptor } from '#features/catalogue/domain.ts'
import { lookLength } from './index-entry.ts'

/**
 * How much each part of a look says, and with how many numbers. Prints are left out: what they compare is not a cosine.
 * The finer order of the best comes from descriptors, prints included.
 */
const parts = {
  histogram: { weight: 0.26, length: 49 },
  tones: { weight: 0.15, length: 8 },
  grid: { weight: 0.09, length: 24 },
  edges: { weight: 0.12, length: 24 },
  waves: { weight: 0.1, length: 23 },
} as const

const mostOfByte = 127
/** Light and dark are as far from here. */
const middleLightness = 50
/** The longest waves of those that a mirror leaves alone. */
const [wavesAcross, wavesDown] = [8, 6]

/** Most values that are projected are those of the histogram. */
const [mostAxes, mostProjected] = [parts.histogram.length, 512]
const directions = Int8Array.from({ length: mostAxes * mostProjected }, (_, at) => drawDirection(at))

/**
 * The look of a picture: its descriptor in `lookLength` numbers whose cosine orders pictures much as descriptors do. A
 * mirrored picture has the same look. Null for bytes that are no descriptor.
 */
export function lookOf(bytes: Uint8Array): Int8Array | null {
  const descriptor = readDescriptor(bytes)
  if (!descriptor) return null
  const mirrored = mirrorDescriptor(descriptor)
  const numbers = new Float64Array(lookLength)
  let end = 0
  const add = ({ weight, length }: { weight: number; length: number }, values: ArrayLike<number>) => {
    // Of the length that its weight allows: the product of two looks is the weighted sum of their parts.
    const scale = Math.sqrt(weight) / (lengthOf(values) || 1)
    for (let at = 0; at < length; at += 1) numbers[end + at] = (values[at] ?? 0) * scale
    end += length
  }
  add(parts.histogram, project(descriptor.histogram.values, parts.histogram.length))
  add(parts.tones, descriptor.tones.values)
  add(parts.grid, gridOf(descriptor, mirrored))
  add(parts.edges, project(edgesOf(descriptor, mirrored), parts.edges.length))
  add(parts.waves, wavesOf(descriptor))
  let most = 0
  for (let at = 0; at < lookLength; at += 1) most = Math.max(most, Math.abs(numbers[at] ?? 0))
  const look = new Int8Array(lookLength)
  for (let at = 0; at < lookLength; at += 1) look[at] = Math.round(((numbers[at] ?? 0) / most) * mostOfByte)
  return look
}

/** Its left half, each cell together with the one that a mirror puts there. */
function gridOf({ grid }: Descriptor, mirrored: Descriptor): Float64Array {
  const values = new Float64Array(parts.grid.length)
  const perRow = 3 * Math.sqrt(grid.length / 3)
  let end = 0
  for (let at = 0; at < grid.length; at += 1) {
    if (at % perRow >= perRow / 2) continue
    const middle = at % 3 === 0 ? middleLightness : 0
    values[end] = ((grid[at] ?? 0) + (mirrored.grid[at] ?? 0)) / 2 - middle
    end += 1
  }
  return values
}

function edgesOf({ edges }: Descriptor, mirrored: Descriptor): Uint16Array {
  const sums = new Uint16Array(edges.values.length)
  for (let at = 0; at < sums.length; at += 1) {
    sums[at] = (edges.values[at] ?? 0) + (mirrored.edges.values[at] ?? 0)
  }
  return sums
}

function wavesOf({ waves }: Descriptor): Float64Array {
  const values = new Float64Array(parts.waves.length)
  const side = Math.sqrt(waves.values.length + 1)
  let end = 0
  for (let down = 0; down < wavesDown; down += 1) {
    for (let across = down === 0 ? 2 : 0; across < wavesAcross; across += 2) {
      values[end] = waves.values[down * side + across - 1] ?? 0
      end += 1
    }
  }
  return values
}

/** On few axes that were drawn by lot, once for all: products and lengths stay nearly the same. */
function project(values: Uint8Array | Int8Array | Uint16Array, length: number): Float64Array {
  const sums = new Float64Array(length)
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    if (value === 0) continue
    const start = at * mostAxes
    for (let axis = 0; axis < length; axis += 1) {
      sums[axis] = (sums[axis] ?? 0) + value * (directions[start + axis] ?? 0)
    }
  }
  return sums
}

function lengthOf(values: ArrayLike<number>): number {
  let squares = 0
  for (let at = 0; at < values.length; at += 1) squares += (values[at] ?? 0) ** 2
  return Math.sqrt(squares)
}

function drawDirection(number: number): 1 | -1 {
  let mixed = Math.imul(number + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) & 1) === 1 ? 1 : -1
}
