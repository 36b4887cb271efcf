import { colorsOf, gridValues, histogramBins, isGridGrey, tonesOf } from './descriptor-colors.ts'
import { edgesOf, edgeValues } from './descriptor-edges.ts'
import { lightnessOf, type Sample, sampleSide } from './descriptor-sample.ts'
import { printsOf, printWords, wavesOf, waveValues } from './descriptor-waves.ts'

/** The first byte of every descriptor; raised whenever the same picture gives other bytes. */
export const descriptorVersion = 1

/** Values of which only the proportions count. */
export type Feature = {
  readonly values: Uint8Array | Int8Array
  readonly length: number
}

/** What a picture looks like, in numbers that change little when it is compressed, scaled, marked or cut. */
export type Descriptor = {
  readonly histogram: Feature
  readonly tones: Feature
  readonly grid: Int8Array
  readonly isGrey: boolean
  readonly edges: Feature
  readonly waves: Feature
  readonly prints: Uint32Array
}

const histogramAt = 1
const gridAt = histogramAt + histogramBins
const edgesAt = gridAt + gridValues
const wavesAt = edgesAt + edgeValues
const printsAt = wavesAt + waveValues
export const descriptorBytes = printsAt + printWords * 4

/** The descriptor as it is kept. The same pixels give the same bytes. */
export function describeSample(sample: Sample): Uint8Array<ArrayBuffer> {
  if (sample.length !== sampleSide * sampleSide * 3) {
    throw new RangeError(`A sample has ${sampleSide} x ${sampleSide} pixels of three bytes.`)
  }
  const lightness = lightnessOf(sample)
  const { histogram, grid } = colorsOf(sample)
  const bytes = new Uint8Array(descriptorBytes)
  const parts = partsOf(bytes)
  bytes[0] = descriptorVersion
  parts.histogram.set(histogram.map((root) => Math.round(root * 255)))
  parts.grid.set(grid.map((value) => Math.max(-127, Math.min(127, Math.round(value)))))
  parts.edges.set(stretch(edgesOf(lightness), 255))
  parts.waves.set(stretch(wavesOf(lightness), 127))
  printsOf(lightness).forEach((word, at) => {
    parts.prints.setUint32(at * 4, word, true)
  })
  return bytes
}

/** Null for bytes that no picture has: of another version or length, or with values that are never written. */
export function readDescriptor(bytes: Uint8Array): Descriptor | null {
  if (bytes.length !== descriptorBytes || bytes[0] !== descriptorVersion) return null
  const { histogram, grid, edges, waves, prints } = partsOf(bytes)
  const colors = featureOf(histogram)
  if (colors.length === 0 || grid.includes(-128) || waves.includes(-128)) return null
  return {
    histogram: colors,
    tones: featureOf(tonesOf(histogram)),
    grid,
    isGrey: isGridGrey(grid),
    edges: featureOf(edges),
    waves: featureOf(waves),
    prints: wordsOf(prints),
  }
}

export function featureOf(values: Uint8Array | Int8Array): Feature {
  let squares = 0
  for (let at = 0; at < values.length; at += 1) squares += (values[at] ?? 0) ** 2
  return { values, length: Math.sqrt(squares) }
}

function partsOf({ buffer, byteOffset }: Uint8Array) {
  return {
    histogram: new Uint8Array(buffer, byteOffset + histogramAt, histogramBins),
    grid: new Int8Array(buffer, byteOffset + gridAt, gridValues),
    edges: new Uint8Array(buffer, byteOffset + edgesAt, edgeValues),
    waves: new Int8Array(buffer, byteOffset + wavesAt, waveValues),
    prints: new DataView(buffer, byteOffset + printsAt, printWords * 4),
  }
}

function wordsOf(view: DataView): Uint32Array {
  const words = new Uint32Array(printWords)
  for (let at = 0; at < printWords; at += 1) words[at] = view.getUint32(at * 4, true)
  return words
}

/** So that the largest value is as large as a byte allows. */
function stretch(values: Float32Array, largest: number): Float32Array {
  const most = values.reduce((known, value) => Math.max(known, Math.abs(value)), 0)
  return most === 0 ? values : values.map((value) => Math.round((value / most) * largest))
}
