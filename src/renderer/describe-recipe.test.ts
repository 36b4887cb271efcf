import { describe, expect, test } from 'vitest'
import { describeRecipe, everyLook, looksOf } from './describe-recipe.ts'
import { wordings } from './descriptions.data.ts'
import type { Recipe } from './recipe.ts'
import { starterRecipes } from './starter-recipes.data.ts'

describe('the description of a recipe', () => {
  test.each(starterRecipes)('has at least 8 distinct keywords ($family $look $seed)', (recipe) => {
    const { keywords } = describeRecipe(recipe)
    expect(new Set(keywords).size).toBe(keywords.length)
    expect(keywords.length).toBeGreaterThanOrEqual(8)
  })

  test('names the orientation of the picture', () => {
    const sea: Recipe = { family: 'sea', look: 'day', seed: 1, width: 960, height: 1440 }
    expect(describeRecipe(sea).keywords).toContain('vertical')
    expect(describeRecipe({ ...sea, width: 1440, height: 960 }).keywords).toContain('horizontal')
    expect(describeRecipe({ ...sea, width: 960, height: 960 }).keywords).toContain('square')
  })

  test('varies with the seed', () => {
    const titles = [1, 2, 3].map(
      (seed) => describeRecipe({ family: 'sea', look: 'day', seed, width: 3, height: 2 }).title,
    )
    expect(new Set(titles).size).toBe(3)
  })

  test('is in sentence case: titles open with a capital and end without a period, captions end with one', () => {
    const texts = Object.values(wordings).flatMap((looks) =>
      Object.values<{ texts: readonly { title: string; caption: string }[] }>(looks).flatMap(
        (wording) => wording.texts,
      ),
    )
    for (const { title, caption } of texts) {
      expect(title).toMatch(/^[A-Z][^A-Z]*[a-z]$/)
      expect(caption).toMatch(/^[A-Z].*\.$/)
    }
  })
})

describe('what is said of a look', () => {
  test.each(everyLook())('has colors, moods and compositions, none of them twice ($family $look)', (kind) => {
    const { palette, moods, compositions } = describeRecipe({ ...kind, seed: 1, width: 3, height: 2 })
    expect(palette.length).toBeGreaterThanOrEqual(2)
    for (const color of palette) expect(color).toMatch(/^#[0-9a-f]{6}$/)
    for (const values of [palette, moods, compositions]) {
      expect(values).not.toHaveLength(0)
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test('every family has its looks in the list', () => {
    const families = Object.keys(wordings) as (keyof typeof wordings)[]
    const looks = families.flatMap((family) => looksOf(family).map((look) => `${family} ${look}`))
    expect(everyLook().map(({ family, look }) => `${family} ${look}`)).toEqual(looks)
    expect(new Set(looks).size).toBe(looks.length)
  })
})

describe('the starter recipes', () => {
  test('are sixty, and no two of them draw or say the same', () => {
    expect(starterRecipes).toHaveLength(60)
    expect(new Set(starterRecipes.map(({ family, look, seed }) => `${family} ${look} ${seed}`)).size).toBe(60)
    expect(new Set(starterRecipes.map((recipe) => describeRecipe(recipe).title)).size).toBe(60)
  })

  test('open with what the home page of Bokeh shows', () => {
    expect(starterRecipes.slice(0, 8).map(({ family, look }) => `${family} ${look}`)).toEqual([
      'podium pink',
      'drops blue',
      'flow aqua',
      'marble white',
      'drops green',
      'sea day',
      'bokeh-lights warm',
      'silk gold',
    ])
  })
})
