import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordings } from './descriptions.data.ts'
import type { Family, Picture, Recipe } from './recipe.ts'
import { renderPicture } from './render-picture.ts'

const families = Object.keys(wordings) as Family[]

/** One recipe for each look of each family. */
function everyLook(width: number, height: number): Recipe[] {
  return families.flatMap((family) =>
    Object.keys(wordings[family]).map((look) => ({ family, look, seed: 7, width, height }) as Recipe),
  )
}

function nameOf({ family, look }: Recipe): string {
  return `${family} ${look}`
}

function brightness({ pixels }: Picture): number[] {
  return Array.from({ length: pixels.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3, index * 3 + 3)
    return (red + green + blue) / 3
  })
}

function spreadOf(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** The mean of each square of `step` x `step` pixels. */
function shrink(picture: Picture, step: number): number[] {
  const values = brightness(picture)
  const columns = picture.width / step
  const means = Array.from({ length: columns * (picture.height / step) }, () => 0)
  values.forEach((value, index) => {
    const column = Math.floor((index % picture.width) / step)
    const row = Math.floor(index / picture.width / step)
    means[row * columns + column] = (means[row * columns + column] ?? 0) + value / step ** 2
  })
  return means
}

describe('AI-02: pictures are drawn offline from a recipe', () => {
  test.each(everyLook(60, 40))('the same recipe gives the same pixels ($family $look)', (recipe) => {
    const again = renderPicture({ ...recipe })
    expect(renderPicture(recipe).pixels).toEqual(again.pixels)
  })

  test.each(everyLook(60, 40))('another seed gives another picture ($family $look)', (recipe) => {
    const values = brightness(renderPicture(recipe))
    const others = brightness(renderPicture({ ...recipe, seed: recipe.seed + 1 }))
    const moved = values.filter((value, index) => Math.abs(value - (others[index] ?? 0)) > 6)
    expect(moved.length).toBeGreaterThan(values.length * 0.05)
  })

  test('no picture is flat, whatever its look', () => {
    const flat = everyLook(60, 40).filter((recipe) => spreadOf(brightness(renderPicture(recipe))) < 6)
    expect(flat.map(nameOf)).toEqual([])
  })

  test('features scale with the picture: drawn twice as large it shows the same scene', () => {
    const strangers = everyLook(72, 48).filter((recipe) => {
      const small = shrink(renderPicture(recipe), 8)
      const large = shrink(renderPicture({ ...recipe, width: 144, height: 96 }), 16)
      const gap =
        small.reduce((sum, value, index) => sum + Math.abs(value - (large[index] ?? 0)), 0) / small.length
      return gap > spreadOf(small) * 0.35
    })
    expect(strangers.map(nameOf)).toEqual([])
  })

  test('any seed and any shape gives as many pixels as were asked for', () => {
    const shape = fc.record({
      seed: fc.integer({ min: 0, max: 1_000_000 }),
      width: fc.integer({ min: 8, max: 40 }),
      height: fc.integer({ min: 8, max: 40 }),
      kind: fc.constantFrom(...everyLook(1, 1)),
    })
    fc.assert(
      fc.property(shape, ({ kind, ...order }) => {
        const picture = renderPicture({ ...kind, ...order })
        expect(picture.pixels.length).toBe(order.width * order.height * 3)
        expect(spreadOf(brightness(picture))).toBeGreaterThan(1)
      }),
      { numRuns: 60 },
    )
  })
})
