import type { Recipe } from './recipe.ts'

const landscape = { width: 1440, height: 960 } as const
const portrait = { width: 960, height: 1440 } as const
const square = { width: 1200, height: 1200 } as const

/** The demo library's own pictures. The first one is the hero of the Bokeh home page. */
export const starterRecipes: readonly Recipe[] = [
  { family: 'podium', look: 'pink', seed: 3, ...landscape },
  { family: 'drops', look: 'blue', seed: 15, ...landscape },
  { family: 'flow', look: 'aqua', seed: 11, ...landscape },
  { family: 'marble', look: 'white', seed: 9, ...landscape },
  { family: 'drops', look: 'green', seed: 14, ...landscape },
  { family: 'sea', look: 'day', seed: 7, ...landscape },
  { family: 'bokeh-lights', look: 'warm', seed: 8, ...landscape },
  { family: 'silk', look: 'gold', seed: 2, ...landscape },
  { family: 'hills', look: 'dawn', seed: 14, ...landscape },
  { family: 'sea', look: 'sunset', seed: 15, ...landscape },
  { family: 'podium', look: 'sage', seed: 10, ...landscape },
  { family: 'podium', look: 'sand', seed: 8, ...portrait },
  { family: 'hills', look: 'blue', seed: 10, ...landscape },
  { family: 'wood', look: 'oak', seed: 6, ...landscape },
  { family: 'marble', look: 'dark', seed: 10, ...landscape },
  { family: 'dunes', look: 'noon', seed: 2, ...landscape },
  { family: 'flow', look: 'coral', seed: 4, ...landscape },
  { family: 'silk', look: 'blue', seed: 9, ...square },
  { family: 'bokeh-lights', look: 'cold', seed: 5, ...portrait },
  { family: 'dunes', look: 'dusk', seed: 3, ...landscape },
  { family: 'wood', look: 'walnut', seed: 4, ...landscape },
  { family: 'flow', look: 'violet', seed: 12, ...square },
  { family: 'podium', look: 'pink', seed: 16, ...square },
  { family: 'sea', look: 'sunset', seed: 5, ...portrait },
]
