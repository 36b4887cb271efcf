import { describeRecipe } from '#renderer/describe-recipe.ts'
import type { Family, Recipe } from '#renderer/recipe.ts'
import { starterRecipes } from '#renderer/starter-recipes.data.ts'
import { type DemoPiece, demoRecord, varied } from './demo-piece.ts'

/** The house's own artists, so that a search by artist finds a body of work. They are names, not people. */
const studios = ['Diptych Studio', 'Halo & Grain', 'Northlight Renders', 'Ottomar Field', 'Quiet Machines']

/** The longer side of what a buyer gets, in pixels. */
const longerSides = [3_000, 3_000, 4_000, 5_200, 2_600]

export function drawnKey({ family, look, seed, width, height }: Recipe): string {
  return `drawn:${family}/${look}/${seed}/${(width / height).toFixed(2)}`
}

/** The first starter picture of this family and look, or null where the renderer has none. */
export function starterKey(family: Recipe['family'], look: string): string | null {
  const recipe = starterRecipes.find((candidate) => candidate.family === family && candidate.look === look)
  return recipe ? drawnKey(enlarged(recipe, 0)) : null
}

/** The chosen ones, best of each family. */
export function starterPieces(): readonly DemoPiece[] {
  return starterRecipes.map((recipe, index) => drawnPiece(enlarged(recipe, 0), { index, qualityRank: 1 }))
}

type Facts = { readonly index: number; readonly qualityRank: number; readonly series?: string | null }

export function drawnPiece(recipe: Recipe, { index, qualityRank, series = null }: Facts): DemoPiece {
  const described = describeRecipe(recipe)
  const studio = studios[varied(index, 1, studios.length)] ?? 'Diptych Studio'
  const day = varied(index, 2, 900)
  return {
    origin: { kind: 'recipe', recipe },
    colors: described.palette,
    record: demoRecord({
      sourceKey: drawnKey(recipe),
      family: 'creative',
      mediaType: described.mediaType,
      // One in eight is rights-managed, so that both kinds of license have pictures.
      licenseModel: qualityRank > 1 && varied(index, 3, 8) === 0 ? 'rm' : 'rf',
      title: described.title,
      caption: described.caption,
      altText: described.caption,
      artist: studio,
      creditLine: `${studio} / Diptych`,
      copyright: 'Diptych demo library',
      createdOn: dayFrom(day),
      dateLabel: dayFrom(day).slice(0, 4),
      keywords: described.keywords,
      collection: drawnCollections[recipe.family],
      qualityRank,
      width: recipe.width,
      height: recipe.height,
      moods: described.moods,
      compositions: series ? [...described.compositions, 'partofaseries'] : described.compositions,
      viewpoints: described.viewpoint ? [described.viewpoint] : [],
      series,
      popularity: varied(index, 4, 1_000),
    }),
  }
}

/** The same picture in the size that is sold; the renderer draws any size alike. */
export function enlarged<R extends Recipe>(recipe: R, index: number): R {
  const longer = longerSides[varied(index, 5, longerSides.length)] ?? 3_000
  const share = longer / Math.max(recipe.width, recipe.height)
  return { ...recipe, width: Math.round(recipe.width * share), height: Math.round(recipe.height * share) }
}

const firstDay = Date.UTC(2024, 4, 1)

export function dayFrom(day: number): string {
  return new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10)
}

const outdoors = { key: 'outdoors', name: 'Outdoors' }
const cosmos = { key: 'cosmos', name: 'Cosmos' }
const surfaces = { key: 'surfaces', name: 'Surfaces' }
const afterDark = { key: 'after-dark', name: 'After dark' }
const studio = { key: 'studio', name: 'Studio' }
const fluid = { key: 'fluid', name: 'Fluid' }

const drawnCollections: Readonly<Record<Family, { key: string; name: string }>> = {
  sea: outdoors,
  hills: outdoors,
  dunes: outdoors,
  mountains: outdoors,
  lake: outdoors,
  'fog-forest': outdoors,
  clouds: outdoors,
  'sand-ripples': outdoors,
  leaf: outdoors,
  aurora: cosmos,
  'night-sky': cosmos,
  planet: cosmos,
  nebula: cosmos,
  moon: cosmos,
  marble: surfaces,
  wood: surfaces,
  silk: surfaces,
  fabric: surfaces,
  'cut-paper': surfaces,
  metal: surfaces,
  'sunlit-wall': surfaces,
  terrazzo: surfaces,
  'city-dusk': afterDark,
  fireworks: afterDark,
  'bokeh-lights': afterDark,
  'light-trails': afterDark,
  'rain-window': afterDark,
  spotlight: afterDark,
  podium: studio,
  backdrop: studio,
  'still-life': studio,
  drops: fluid,
  flow: fluid,
  smoke: fluid,
  ink: fluid,
  'soap-bubbles': fluid,
}
