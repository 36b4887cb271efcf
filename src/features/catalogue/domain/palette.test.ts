import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flattenPalette, hexOfLab, isBlackAndWhite, labOfHex, paletteOf, paletteOfColors } from './palette.ts'

const red = [220, 30, 40]
const blue = [30, 60, 200]
const grey = [120, 120, 120]
const picture = (...parts: readonly (readonly [color: readonly number[], times: number])[]) => ({
  pixels: Uint8Array.from(
    parts.flatMap(([color, times]) => Array.from({ length: times }, () => color).flat()),
  ),
  channels: 3 as const,
})

describe('the palette', () => {
  test('names the colors by their share, largest first', () => {
    const palette = paletteOf(picture([blue, 300], [red, 600], [grey, 100]))
    expect(palette.map(({ color }) => color)).toEqual(['#dc1e28', '#1e3cc8', '#787878'])
    expect(palette.map(({ share }) => Number(share.toFixed(6)))).toEqual([0.6, 0.3, 0.1])
  })

  test('takes shades that look alike for one color', () => {
    expect(paletteOf(picture([red, 500], [[222, 34, 40], 500]))).toHaveLength(1)
  })

  test('leaves out what hardly shows', () => {
    expect(paletteOf(picture([red, 9_990], [blue, 10]))).toHaveLength(1)
  })

  test('does not see what is transparent', () => {
    const pixels = Uint8Array.from([...red, 255, ...blue, 0, ...blue, 20])
    expect(paletteOf({ pixels, channels: 4 }).map(({ color }) => color)).toEqual(['#dc1e28'])
    expect(paletteOf({ pixels: new Uint8Array(16), channels: 4 })[0]?.color).toBe('#ffffff')
  })

  test('is the same for the same pixels, has at most as many colors as asked for, and its shares make one', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 3, maxLength: 900 }),
        fc.integer({ min: 1, max: 8 }),
        (pixels, count) => {
          const palette = paletteOf({ pixels, channels: 3 }, count)
          expect(paletteOf({ pixels: pixels.slice(), channels: 3 }, count)).toEqual(palette)
          expect(palette.length).toBeGreaterThanOrEqual(1)
          expect(palette.length).toBeLessThanOrEqual(count)
          expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6)
          for (const { color } of palette) expect(color).toMatch(/^#[0-9a-f]{6}$/)
        },
      ),
    )
  })
})

test('a color comes back from OKLab as it was', () => {
  const part = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(part, part, part, (r, g, b) => {
      const color = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
      expect(hexOfLab(labOfHex(color))).toBe(color)
    }),
  )
})

test('white is as light as can be and has no color', () => {
  const [lightness, a, b] = labOfHex('#ffffff')
  expect(lightness).toBeCloseTo(1, 4)
  expect(Math.hypot(a, b)).toBeLessThan(0.001)
})

test('a picture is black and white when nothing in it has a color', () => {
  expect(isBlackAndWhite(picture([grey, 900], [[10, 10, 12], 100]))).toBe(true)
  expect(isBlackAndWhite(picture([grey, 900], [red, 100]))).toBe(false)
})

test('a palette is kept as numbers, four to a color', () => {
  expect(flattenPalette([{ color: '#ffffff', lab: [1, 0, 0], share: 2 / 3 }])).toEqual([1, 0, 0, 0.6667])
})

test('colors that are known by name count half the one before', () => {
  const flat = paletteOfColors(['#ffffff', '#000000'])
  expect(flat).toEqual([1, 0, 0, 0.6667, 0, 0, 0, 0.3333])
  expect(paletteOfColors([])).toEqual([])
})
