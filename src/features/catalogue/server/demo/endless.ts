import { everyLook } from '#renderer/describe-recipe.ts'
import type { Recipe } from '#renderer/recipe.ts'
import { type DemoPiece, varied } from './demo-piece.ts'
import { drawnPiece, enlarged } from './drawn.ts'

/** Shapes of a frame, the common ones more often. */
const shapes: readonly (readonly [width: number, height: number])[] = [
  [1440, 960],
  [1440, 960],
  [1440, 960],
  [1600, 900],
  [960, 1440],
  [960, 1440],
  [1080, 1350],
  [1200, 1200],
  [1200, 1200],
  [1920, 640],
  [640, 1920],
]

const looks = everyLook()
const picturesInSeries = 4

/**
 * The drawn picture at a place of an endless row: every look in turn, each time with another seed and frame. Four of
 * one look that follow each other in its row are a series.
 */
export function drawnPieceAt(index: number): DemoPiece {
  const round = Math.floor(index / looks.length)
  const look = looks[index % looks.length]
  if (!look) throw new Error('The renderer has no looks')
  const [width, height] = shapes[varied(index, 6, shapes.length)] ?? [1440, 960]
  // Far from the seeds that were chosen by hand.
  const recipe = { ...look, seed: 100_000 + round * 13 + (index % 13), width, height } as Recipe
  const series = `${look.family}/${look.look}/${Math.floor(round / picturesInSeries)}`
  return drawnPiece(enlarged(recipe, index), { index, qualityRank: 2 + varied(index, 7, 4), series })
}
