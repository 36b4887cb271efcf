import { lookLength } from '#features/search/domain.ts'
import type { Segment } from '../segment/segment.ts'

export const bytesPerCode = lookLength / 8

/** The looks of a segment in short: one bit for each number, set where it is above the middle of the segment's. */
export type LookCodes = {
  readonly looks: Int8Array
  readonly hasLook: Uint8Array
  /** 1 by the length of each look: times this, products are cosines. */
  readonly inverses: Float32Array
  readonly codes: Uint8Array
  /** How far each number is from its middle, as a rule. */
  readonly spreads: Float64Array
}

const mostSampled = 4_096
/** Looks are up to 1,437 long; thresholds are kept for lengths this close to each other. */
const [lengthPerStep, lengthSteps] = [8, 180]
const known = new WeakMap<Segment, LookCodes | null>()

/** Made when a segment is first searched by look, 20 bytes an asset; null where nobody has looked at anything. */
export function lookCodesOf(segment: Segment): LookCodes | null {
  const found = known.get(segment)
  if (found !== undefined) return found
  const codes = makeCodes(segment)
  known.set(segment, codes)
  return codes
}

function makeCodes({ size, arrays }: Segment): LookCodes | null {
  const { look: looks, hasLook } = arrays
  if (!(looks instanceof Int8Array && hasLook instanceof Uint8Array)) return null
  const inverses = new Float32Array(size)
  for (let place = 0; place < size; place += 1) inverses[place] = 1 / (lengthOf(looks, place) || 1)
  const { middles, spreads } = measure(looks, hasLook, inverses)
  const codes = new Uint8Array(size * bytesPerCode)
  const thresholds = makeThresholds(middles)
  for (let place = 0; place < size; place += 1) {
    const row = Math.min(lengthSteps - 1, 1 / (inverses[place] ?? 1) / lengthPerStep) | 0
    for (let byte = 0; byte < bytesPerCode; byte += 1) {
      const number = byte * 8
      codes[place * bytesPerCode + byte] = readBits(
        looks,
        place * lookLength + number,
        thresholds,
        row * lookLength + number,
      )
    }
  }
  return { looks, hasLook, inverses, codes, spreads }
}

/** The middles of looks of each length, in whole numbers. */
function makeThresholds(middles: Float64Array): Int16Array {
  return Int16Array.from({ length: lengthSteps * lookLength }, (_, at) => {
    const length = (Math.floor(at / lookLength) + 0.5) * lengthPerStep
    return Math.floor((middles[at % lookLength] ?? 0) * length)
  })
}

/** Which of eight numbers are above their thresholds: the sign of the difference, since a branch would be guessed wrong. */
function readBits(looks: Int8Array, from: number, thresholds: Int16Array, row: number): number {
  let code = 0
  for (let bit = 0; bit < 8; bit += 1) {
    code |= (((thresholds[row + bit] ?? 0) - (looks[from + bit] ?? 0)) >>> 31) << bit
  }
  return code
}

function lengthOf(looks: Int8Array, place: number): number {
  let squares = 0
  for (let at = place * lookLength; at < (place + 1) * lookLength; at += 1) {
    const value = looks[at] ?? 0
    squares = (squares + Math.imul(value, value)) | 0
  }
  return Math.sqrt(squares)
}

/** Of looks of length 1, by a sample of them. */
function measure(looks: Int8Array, hasLook: Uint8Array, inverses: Float32Array) {
  const middles = new Float64Array(lookLength)
  const spreads = new Float64Array(lookLength)
  const step = Math.max(1, Math.floor(hasLook.length / mostSampled))
  const sample: number[] = []
  for (let place = 0; place < hasLook.length; place += step) if (hasLook[place] === 1) sample.push(place)
  const valueAt = (place: number, at: number) =>
    (looks[place * lookLength + at] ?? 0) * (inverses[place] ?? 0)
  for (let at = 0; at < lookLength; at += 1) {
    const middle = sample.reduce((sum, place) => sum + valueAt(place, at), 0) / (sample.length || 1)
    middles[at] = middle
    spreads[at] =
      sample.reduce((sum, place) => sum + Math.abs(valueAt(place, at) - middle), 0) / (sample.length || 1)
  }
  return { middles, spreads }
}
