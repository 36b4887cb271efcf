import { bytesPerCode, type LookCodes } from './look-codes.ts'

/** The sum of all tables stays below this, so that it fits into 16 bits. */
const mostOfSum = 16_000
/** Sums are counted this many together, to find where the best ones begin. */
const sumsPerStep = 8
const valuesPerByte = 256
/** Of what nobody has looked at. */
const belowAll = -32_768

let sums = new Int16Array(0)

/**
 * The places that are most alike by their codes: at least as many as wanted, if there are, and usually few more. Looks
 * the sum up byte by byte, which takes an eighth of the time of the exact comparison.
 */
export function likelyPlaces(
  { codes, spreads, hasLook }: LookCodes,
  look: Int8Array,
  places: Uint32Array,
  wanted: number,
): Uint32Array {
  const tables = makeTables(look, spreads)
  const steps = new Uint32Array((2 * mostOfSum) / sumsPerStep + 1)
  if (sums.length < places.length) sums = new Int16Array(places.length)
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    if (hasLook[place] !== 1) {
      sums[at] = belowAll
      continue
    }
    const sum = sumUp(tables, codes, place * bytesPerCode)
    sums[at] = sum
    const step = ((sum + mostOfSum) / sumsPerStep) | 0
    steps[step] = (steps[step] ?? 0) + 1
  }
  let least = steps.length
  let count = 0
  while (least > 0 && count < wanted) {
    least -= 1
    count += steps[least] ?? 0
  }
  const likely = new Uint32Array(count)
  const leastSum = least * sumsPerStep - mostOfSum
  let found = 0
  for (let at = 0; at < places.length && found < count; at += 1) {
    if ((sums[at] ?? 0) < leastSum) continue
    likely[found] = places[at] ?? 0
    found += 1
  }
  return likely
}

/** Written out, since a loop over the 16 bytes takes twice as long. */
function sumUp(tables: Int16Array, codes: Uint8Array, start: number): number {
  return (
    (tables[codes[start] ?? 0] ?? 0) +
    (tables[256 + (codes[start + 1] ?? 0)] ?? 0) +
    (tables[512 + (codes[start + 2] ?? 0)] ?? 0) +
    (tables[768 + (codes[start + 3] ?? 0)] ?? 0) +
    (tables[1024 + (codes[start + 4] ?? 0)] ?? 0) +
    (tables[1280 + (codes[start + 5] ?? 0)] ?? 0) +
    (tables[1536 + (codes[start + 6] ?? 0)] ?? 0) +
    (tables[1792 + (codes[start + 7] ?? 0)] ?? 0) +
    (tables[2048 + (codes[start + 8] ?? 0)] ?? 0) +
    (tables[2304 + (codes[start + 9] ?? 0)] ?? 0) +
    (tables[2560 + (codes[start + 10] ?? 0)] ?? 0) +
    (tables[2816 + (codes[start + 11] ?? 0)] ?? 0) +
    (tables[3072 + (codes[start + 12] ?? 0)] ?? 0) +
    (tables[3328 + (codes[start + 13] ?? 0)] ?? 0) +
    (tables[3584 + (codes[start + 14] ?? 0)] ?? 0) +
    (tables[3840 + (codes[start + 15] ?? 0)] ?? 0)
  )
}

/** What each value of each byte of a code adds. */
function makeTables(look: Int8Array, spreads: Float64Array): Int16Array {
  const worths = Float64Array.from(spreads, (spread, at) => spread * (look[at] ?? 0))
  const most = worths.reduce((sum, worth) => sum + Math.abs(worth), 0)
  const scale = most === 0 ? 0 : (mostOfSum - bytesPerCode) / most
  return Int16Array.from({ length: bytesPerCode * valuesPerByte }, (_, at) => {
    const [byte, value] = [Math.floor(at / valuesPerByte), at % valuesPerByte]
    let sum = 0
    for (let bit = 0; bit < 8; bit += 1) {
      const worth = worths[byte * 8 + bit] ?? 0
      sum += ((value >>> bit) & 1) === 1 ? worth : -worth
    }
    return Math.round(sum * scale)
  })
}
