import { sampleSide } from './descriptor-sample.ts'

/** Waves along each side of the whole, and of the prints, which keep but the sign of each. */
const wavesAcross = 12
const printWaves = 8
/** Weaker waves, on a scale of 255, come from rounding: a plain surface has none. */
const faintest = 0.001
/** All but the first, which is how light the picture is as a whole. */
export const waveValues = wavesAcross * wavesAcross - 1

/** Parts of the picture that get a print each: how much of each side, at how many places along it. */
const cuts = [
  { share: 0.9, places: 3 },
  { share: 0.8, places: 4 },
  { share: 0.7, places: 5 },
  { share: 0.6, places: 7 },
  { share: 0.5, places: 9 },
] as const
/** The whole and its parts. */
export const printCount = 1 + cuts.reduce((sum, { places }) => sum + places * places, 0)
/** A print has 64 bits, kept as two words. */
export const printWords = printCount * 2

/** A wave over a stretch of the side, from its first pixel on. */
type Wave = { readonly first: number; readonly values: Float32Array }

/** The strengths of the long waves that make up the picture (a cosine transform), strong ones toned down. */
export function wavesOf(lightness: Float32Array): Float32Array {
  const strengths = new Float32Array(waveValues)
  const columns = sumAlongRows(lightness, wholeWaves)
  wholeWaves.forEach((down, y) => {
    columns.forEach((column, x) => {
      const strength = sumAlong(column, 0, down)
      const place = y * wavesAcross + x - 1
      if (place < 0 || Math.abs(strength) < faintest) return
      strengths[place] = Math.sign(strength) * Math.log1p(Math.abs(strength))
    })
  })
  return strengths
}

/** In a mirror, waves that are odd across the picture change their sign. */
export function isWaveTurned(place: number): boolean {
  return ((place + 1) % wavesAcross) % 2 === 1
}

/** The print of the whole, then those of its parts, so that a picture is known by a part of it. */
export function printsOf(lightness: Float32Array): Uint32Array {
  const prints = new Uint32Array(printWords)
  let print = 0
  for (const windows of cutWaves) {
    for (const across of windows) {
      const columns = sumAlongRows(lightness, across)
      for (const down of windows) {
        setPrint(prints.subarray(print * 2, print * 2 + 2), columns, down)
        print += 1
      }
    }
  }
  return prints
}

function setPrint(words: Uint32Array, columns: readonly Float32Array[], waves: readonly Wave[]): void {
  waves.forEach((down, y) => {
    columns.forEach((column, x) => {
      const bit = y * printWaves + x
      if (bit === 0 || sumAlong(column, 0, down) < faintest) return
      words[bit >> 5] = (words[bit >> 5] ?? 0) | (1 << (bit & 31))
    })
  })
}

/** The bits of each word that a mirror turns over. */
export const mirroredBits = 0xaaaaaaaa

/** Per wave and row of the picture, how strong the wave is along it. */
function sumAlongRows(lightness: Float32Array, waves: readonly Wave[]): readonly Float32Array[] {
  return waves.map((wave) => {
    const sums = new Float32Array(sampleSide)
    for (let y = 0; y < sampleSide; y += 1) sums[y] = sumAlong(lightness, y * sampleSide, wave)
    return sums
  })
}

function sumAlong(strengths: Float32Array, start: number, { first, values }: Wave): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1)
    sum += (strengths[start + first + at] ?? 0) * (values[at] ?? 0)
  return sum
}

const wholeWaves = wavesWithin(0, sampleSide, wavesAcross)
const cutWaves = [{ share: 1, places: 1 }, ...cuts].map(({ share, places }) =>
  Array.from({ length: places }, (_, place) => {
    const length = sampleSide * share
    const start = places === 1 ? 0 : ((sampleSide - length) * place) / (places - 1)
    return wavesWithin(start, length, printWaves)
  }),
)

/** Cosines of ever more half turns over a stretch of the side; pixels at its ends count in part. */
function wavesWithin(start: number, length: number, count: number): readonly Wave[] {
  const first = Math.floor(start)
  const stretch = Float32Array.from({ length: Math.ceil(start + length) - first }, (_, at) => first + at)
  const ends = (pixel: number) => [Math.max(pixel, start), Math.min(pixel + 1, start + length)] as const
  const cover = stretch.map((pixel) => (ends(pixel)[1] - ends(pixel)[0]) / length)
  return Array.from({ length: count }, (_, halfTurns) => {
    const wave = stretch.map((pixel, at) => {
      const middle = (ends(pixel)[0] + ends(pixel)[1]) / 2 - start
      return (cover[at] ?? 0) * Math.cos((Math.PI * halfTurns * middle) / length)
    })
    // Cut pixels leave a remainder, by which a light picture would show waves that it does not have.
    const remainder = halfTurns === 0 ? 0 : wave.reduce((sum, value) => sum + value, 0)
    return { first, values: wave.map((value, at) => value - remainder * (cover[at] ?? 0)) }
  })
}
