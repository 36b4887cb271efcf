import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colorsOf, gridCells, gridValues, isGridGrey, tonesOf } from './descriptor-colors.ts'
import { sampleSide } from './descriptor-sample.ts'

type Color = readonly [red: number, green: number, blue: number]
const red: Color = [220, 30, 40]
const blue: Color = [30, 60, 200]
const sampleOf = (colorAt: (x: number, y: number) => Color) =>
  Uint8Array.from(
    Array.from({ length: sampleSide * sampleSide }, (_, at) =>
      colorAt(at % sampleSide, Math.floor(at / sampleSide)),
    ).flat(),
  )
const kept = (histogram: Float32Array) => Uint8Array.from(histogram, (root) => Math.round(root * 255))
const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

describe('the histogram', () => {
  test('shares out the whole picture, whatever its colors', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte), fc.tuple(byte, byte, byte), (one, other) => {
        const { histogram } = colorsOf(sampleOf((x) => (x < 20 ? one : other)))
        expect(dot(histogram, histogram)).toBeCloseTo(1, 4)
      }),
      { numRuns: 25 },
    )
  })

  test('does not know where a color is, but tells other colors apart', () => {
    const left = colorsOf(sampleOf((x) => (x < 32 ? red : blue))).histogram
    const top = colorsOf(sampleOf((_, y) => (y < 32 ? red : blue))).histogram
    const green = colorsOf(sampleOf(() => [30, 160, 60])).histogram
    expect(dot(left, top)).toBeCloseTo(1, 5)
    expect(dot(left, green)).toBeLessThan(0.1)
  })

  test('hardly changes for shades that hardly differ', () => {
    for (let value = 1; value < 256; value += 6) {
      const one = colorsOf(sampleOf(() => [value, 90, 140])).histogram
      const other = colorsOf(sampleOf(() => [value - 1, 90, 140])).histogram
      expect(dot(one, other)).toBeGreaterThan(0.97)
    }
  })
})

test('the grid holds the color of each part, light or dark, red or blue', () => {
  const { grid } = colorsOf(sampleOf((x) => (x < 32 ? [255, 255, 255] : blue)))
  expect(grid).toHaveLength(gridValues)
  const [lightness = 0, a = 0, b = 0] = grid
  expect(lightness).toBeCloseTo(100, 0)
  expect(Math.hypot(a, b)).toBeLessThan(0.5)
  expect(grid[(gridCells - 1) * 3 + 2]).toBeLessThan(-50)
})

test('tones are what is left of a histogram without its hues', () => {
  const { histogram } = colorsOf(sampleOf((x) => (x < 32 ? [255, 255, 255] : [0, 0, 0])))
  const tones = [...tonesOf(kept(histogram))]
  expect(tones[0]).toBeCloseTo(Math.sqrt(0.5) * 255, -1)
  expect(tones.at(-1)).toBeCloseTo(Math.sqrt(0.5) * 255, -1)
  expect(tones.slice(1, -1).every((tone) => tone === 0)).toBe(true)
})

test('a grid is grey if no part of it has a hue', () => {
  const gridOf = (hue: number) => Int8Array.from([60, 2, -3, 20, 0, hue])
  expect(isGridGrey(gridOf(3))).toBe(true)
  expect(isGridGrey(gridOf(-9))).toBe(false)
})
