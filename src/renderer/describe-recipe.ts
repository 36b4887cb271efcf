import { familyKeywords, type Mood, mediaTypes, type Wording, wordings } from './descriptions.data.ts'
import type { Recipe } from './recipe.ts'

export type Description = {
  title: string
  caption: string
  keywords: string[]
  mood: Mood
  mediaType: 'photography' | 'illustration'
}

function orientationOf({ width, height }: Recipe): string {
  if (width === height) return 'square'
  return width > height ? 'horizontal' : 'vertical'
}

function wordingOf(recipe: Recipe): Wording {
  const looks: Record<string, Wording> = wordings[recipe.family]
  const wording = looks[recipe.look]
  if (!wording) throw new Error(`No wording for ${recipe.family} ${recipe.look}`)
  return wording
}

/** Says in American English what a recipe draws. */
export function describeRecipe(recipe: Recipe): Description {
  const { texts, keywords, mood } = wordingOf(recipe)
  const text = texts[Math.abs(recipe.seed) % texts.length]
  if (!text) throw new Error(`No text for ${recipe.family} ${recipe.look}`)
  return {
    ...text,
    keywords: [...new Set([...familyKeywords[recipe.family], ...keywords, orientationOf(recipe)])],
    mood,
    mediaType: mediaTypes[recipe.family],
  }
}
