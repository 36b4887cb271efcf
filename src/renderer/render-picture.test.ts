import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeRecipe, everyLook } from './describe-recipe.ts'
import type { Picture, Recipe } from './recipe.ts'
import { renderPicture } from './render-picture.ts'

const small = { seed: 7, width: 48, height: 32 }

/** One recipe for each look of each family. */
const looks: Recipe[] = everyLook().map((kind) => ({ ...kind, ...small }))

/** One look of each family: the looks of a family differ in color and light alone. */
const kinds = looks.filter(({ family }, index) => looks[index - 1]?.family !== family)

const drawn = new Map<string, Picture>()

/** Each picture is drawn once and looked at by several tests. */
function draw(recipe: Recipe): Picture {
  const key = JSON.stringify(recipe)
  const picture = drawn.get(key) ?? renderPicture(recipe)
  drawn.set(key, picture)
  return picture
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
  test.each(kinds)('the same recipe gives the same pixels ($family)', (recipe) => {
    expect(renderPicture({ ...recipe }).pixels).toEqual(draw(recipe).pixels)
  })

  test.each(kinds)('another seed gives another picture ($family)', (recipe) => {
    const values = brightness(draw(recipe))
    const others = brightness(renderPicture({ ...recipe, seed: recipe.seed + 1 }))
    const moved = values.filter((value, index) => Math.abs(value - (others[index] ?? 0)) > 6)
    expect(moved.length).toBeGreaterThan(values.length * 0.05)
  })

  test.each(looks)('no picture is flat ($family $look)', (recipe) => {
    expect(spreadOf(brightness(draw(recipe)))).toBeGreaterThan(6)
  })

  test.each(kinds)('drawn twice as large it shows the same scene ($family)', (recipe) => {
    const few = shrink(draw(recipe), 8)
    const many = shrink(renderPicture({ ...recipe, width: 96, height: 64 }), 16)
    const gap = few.reduce((sum, value, index) => sum + Math.abs(value - (many[index] ?? 0)), 0) / few.length
    expect(gap).toBeLessThan(spreadOf(few) * 0.35)
  })

  test('what is called black and white has no color in any pixel, and nothing else is', () => {
    const isGray = ({ pixels }: Picture) =>
      pixels.every((value, index) => index % 3 === 0 || value === pixels[index - 1])
    const wrong = looks.filter(
      (recipe) => describeRecipe(recipe).moods.includes('bandw') !== isGray(draw(recipe)),
    )
    expect(wrong.map(nameOf)).toEqual([])
  })

  test('any seed and any shape gives as many pixels as were asked for', () => {
    const shape = fc.record({
      seed: fc.integer({ min: 0, max: 1_000_000 }),
      width: fc.integer({ min: 8, max: 40 }),
      height: fc.integer({ min: 8, max: 40 }),
      kind: fc.constantFrom(...kinds),
    })
    fc.assert(
      fc.property(shape, ({ kind, ...order }) => {
        const picture = renderPicture({ ...kind, ...order })
        expect(picture.pixels.length).toBe(order.width * order.height * 3)
        expect(spreadOf(brightness(picture))).toBeGreaterThan(1)
      }),
      { numRuns: 25 },
    )
  })
})
