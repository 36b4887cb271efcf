import { familyKeywords, mediaTypes, wordings } from './descriptions.data.ts'
import type { Family, Looks, Recipe } from './recipe.ts'
import type { Wording } from './wording.ts'

export type Description = Omit<Wording, 'texts' | 'keywords'> & {
  title: string
  caption: string
  keywords: string[]
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
  const { texts, keywords, ...rest } = wordingOf(recipe)
  const text = texts[Math.abs(recipe.seed) % texts.length]
  if (!text) throw new Error(`No text for ${recipe.family} ${recipe.look}`)
  return {
    ...rest,
    ...text,
    keywords: [...new Set([...familyKeywords[recipe.family], ...keywords, orientationOf(recipe)])],
    mediaType: mediaTypes[recipe.family],
  }
}

/** A family with one of its looks: a recipe but for seed and size. */
export type FamilyLook = { [F in Family]: { family: F; look: Looks[F] } }[Family]

export function looksOf<F extends Family>(family: F): Looks[F][] {
  return Object.keys(wordings[family]) as Looks[F][]
}

/** All that can be drawn, for those who want to go through it. */
export function everyLook(): FamilyLook[] {
  const families = Object.keys(wordings) as Family[]
  return families.flatMap((family) => looksOf(family).map((look) => ({ family, look }) as FamilyLook))
}
