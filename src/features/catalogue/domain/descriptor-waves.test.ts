import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleSide } from './descriptor-sample.ts'
import { isWaveTurned, mirroredBits, printsOf, printWords, wavesOf, waveValues } from './descriptor-waves.ts'

const picture = (lightnessAt: (x: number, y: number) => number) =>
  Float32Array.from({ length: sampleSide * sampleSide }, (_, at) =>
    lightnessAt(at % sampleSide, Math.floor(at / sampleSide)),
  )
/** Soft and without symmetry; a part of it is drawn by asking for other places. */
const scene = (x: number, y: number) =>
  128 + 50 * Math.sin(x / 7 + y / 15) + 40 * Math.cos(y / 8 - x / 23) + 25 * Math.sin((x * y) / 260 + 1)
const ones = (word: number) => (word >>> 0).toString(2).replaceAll('0', '').length
/** Between the print that begins at this word, and the one of the other picture as a whole. */
const distance = (one: Uint32Array, at: number, other: Uint32Array) =>
  ones((one[at] ?? 0) ^ (other[0] ?? 0)) + ones((one[at + 1] ?? 0) ^ (other[1] ?? 0))

describe('waves', () => {
  test('of a plain surface are none', () => {
    expect(wavesOf(picture(() => 200)).every((wave) => wave === 0)).toBe(true)
  })

  test('name the one that the picture is made of', () => {
    const waves = wavesOf(picture((x) => 128 + 100 * Math.cos((Math.PI * 3 * (x + 0.5)) / sampleSide)))
    expect(waves).toHaveLength(waveValues)
    expect(waves.indexOf(Math.max(...waves))).toBe(2)
    expect(waves.filter((wave) => wave !== 0)).toHaveLength(1)
  })

  test('that are odd across the picture turn in a mirror', () => {
    const waves = wavesOf(picture(scene))
    wavesOf(picture((x, y) => scene(sampleSide - 1 - x, y))).forEach((wave, place) => {
      expect(isWaveTurned(place) ? -wave : wave).toBeCloseTo(waves[place] ?? 0, 3)
    })
  })
})

describe('prints', () => {
  test('stay the same when the picture gets lighter or stronger', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 2, noNaN: true }),
        fc.double({ min: -90, max: 90, noNaN: true }),
        (contrast, light) => {
          const [one, other] = [
            printsOf(picture(scene)),
            printsOf(picture((x, y) => scene(x, y) * contrast + light)),
          ]
          // Waves that are hardly there may fall to either side of nothing.
          expect(distance(one, 0, other)).toBeLessThanOrEqual(3)
        },
      ),
      { numRuns: 20 },
    )
  })

  test('of the parts know a cut by its whole', () => {
    const prints = printsOf(picture(scene))
    for (const share of [0.9, 0.7, 0.5]) {
      const start = (sampleSide * (1 - share)) / 2
      const cut = printsOf(picture((x, y) => scene(start + x * share, start + y * share)))
      const distances = Array.from({ length: printWords / 2 }, (_, at) => distance(prints, at * 2, cut))
      expect(Math.min(...distances)).toBeLessThan(10)
      expect(Math.min(...distances)).toBeLessThan(distances[0] ?? 0)
    }
  })

  test('turn every second bit in a mirror', () => {
    const prints = printsOf(picture(scene))
    const seen = printsOf(picture((x, y) => scene(sampleSide - 1 - x, y)))
    const turned = seen.map((word) => word ^ mirroredBits)
    expect(distance(prints, 0, turned)).toBeLessThanOrEqual(3)
  })
})
