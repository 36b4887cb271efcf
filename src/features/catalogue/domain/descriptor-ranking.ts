import { type Descriptor, type Feature, featureOf } from './descriptor.ts'
import { gridCells } from './descriptor-colors.ts'
import { mirroredEdge } from './descriptor-edges.ts'
import { isWaveTurned, mirroredBits } from './descriptor-waves.ts'

/** How much each part of a descriptor says. */
const weights = { histogram: 0.26, grid: 0.09, edges: 0.09, waves: 0.13, prints: 0.43 } as const
/** A mirrored copy is a little less alike than the picture itself. */
const mirrorFactor = 0.98
/** Tones say less than colors: of two pictures of one shape, the one of the same colors is meant. */
const greyFactor = 0.85
/** From this many different bits of 64 on, two prints say nothing. */
const strangeBits = 26
/** So far apart that colors of cells have little to do with each other. */
const strangeColors = 30

/** From 0 to 1, where 1 is the same picture. The order does not matter; a mirrored copy is known as well. */
export function compareDescriptors(query: Descriptor, candidate: Descriptor): number {
  return compareBoth(query, mirrorDescriptor(query), candidate)
}

/** Most alike first; of equals, whoever came first. */
export function rank<Id>(
  query: Descriptor,
  candidates: Iterable<{ readonly id: Id; readonly descriptor: Descriptor }>,
): readonly { readonly id: Id; readonly similarity: number }[] {
  const mirrored = mirrorDescriptor(query)
  return Array.from(candidates, ({ id, descriptor }) => ({
    id,
    similarity: compareBoth(query, mirrored, descriptor),
  })).sort((one, other) => other.similarity - one.similarity)
}

function compareBoth(query: Descriptor, mirrored: Descriptor, candidate: Descriptor): number {
  const colors = weights.histogram * compareColors(query, candidate)
  const shapes = Math.max(compareShapes(query, candidate), mirrorFactor * compareShapes(mirrored, candidate))
  return Math.min(1, colors + shapes)
}

/** The same in a mirror. */
function compareColors(one: Descriptor, other: Descriptor): number {
  return isHueMissing(one, other)
    ? greyFactor * compareFeatures(one.tones, other.tones)
    : compareFeatures(one.histogram, other.histogram)
}

function compareShapes(one: Descriptor, other: Descriptor): number {
  return (
    weights.grid * compareGrids(one.grid, other.grid, isHueMissing(one, other) ? 3 : 1) +
    weights.edges * compareFeatures(one.edges, other.edges) +
    weights.waves * compareFeatures(one.waves, other.waves) +
    weights.prints * comparePrints(one.prints, other.prints)
  )
}

/** A black-and-white copy has lost what the histogram knows, but not its tones. */
function isHueMissing(one: Descriptor, other: Descriptor): boolean {
  return one.isGrey !== other.isGrey
}

/** The cosine between the two; plain surfaces have no edges, which makes them alike. */
function compareFeatures(one: Feature, other: Feature): number {
  if (one.length === 0 || other.length === 0) return one.length === other.length ? 1 : 0
  let sum = 0
  for (let at = 0; at < one.values.length; at += 1) sum += (one.values[at] ?? 0) * (other.values[at] ?? 0)
  return Math.max(0, sum / (one.length * other.length))
}

/** With a step of three, by lightness alone. */
function compareGrids(one: Int8Array, other: Int8Array, step: 1 | 3): number {
  let squares = 0
  for (let at = 0; at < one.length; at += step) squares += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2
  return Math.exp(-Math.sqrt((squares * 3) / one.length) / strangeColors)
}

/** Either picture as a whole may be a part of the other. */
function comparePrints(one: Uint32Array, other: Uint32Array): number {
  const bits = Math.min(nearest(one, other), nearest(other, one))
  return Math.max(0, 1 - bits / strangeBits)
}

function nearest(whole: Uint32Array, prints: Uint32Array): number {
  const [low = 0, high = 0] = whole
  let least = 64
  for (let at = 0; at < prints.length; at += 2) {
    const bits = countBits(low ^ (prints[at] ?? 0)) + countBits(high ^ (prints[at + 1] ?? 0))
    if (bits < least) least = bits
  }
  return least
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** As the picture would be described if left and right were exchanged. */
export function mirrorDescriptor(descriptor: Descriptor): Descriptor {
  const { grid, edges, waves, prints } = descriptor
  return {
    ...descriptor,
    grid: grid.map((_, at) => grid[mirroredCell(at)] ?? 0),
    edges: featureOf(edges.values.map((_, at) => edges.values[mirroredEdge(at)] ?? 0)),
    waves: featureOf(waves.values.map((value, at) => (isWaveTurned(at) ? -value : value))),
    prints: prints.map((word) => word ^ mirroredBits),
  }
}

function mirroredCell(place: number): number {
  const [axis, cell] = [place % 3, Math.floor(place / 3)]
  const column = cell % gridCells
  return (cell - column + gridCells - 1 - column) * 3 + axis
}
