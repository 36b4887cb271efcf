import { renderBokehLights } from './families/bokeh-lights.ts'
import { renderDrops } from './families/drops.ts'
import { renderDunes } from './families/dunes.ts'
import { renderFlow } from './families/flow.ts'
import { renderHills } from './families/hills.ts'
import { renderMarble } from './families/marble.ts'
import { renderPodium } from './families/podium.ts'
import { renderSea } from './families/sea.ts'
import { renderSilk } from './families/silk.ts'
import { renderWood } from './families/wood.ts'
import type { Picture, Recipe } from './recipe.ts'

/** Draws a picture. The same recipe gives the same pixels; only another JavaScript engine may round differently. */
export function renderPicture(recipe: Recipe): Picture {
  switch (recipe.family) {
    case 'bokeh-lights':
      return renderBokehLights(recipe)
    case 'drops':
      return renderDrops(recipe)
    case 'dunes':
      return renderDunes(recipe)
    case 'flow':
      return renderFlow(recipe)
    case 'hills':
      return renderHills(recipe)
    case 'marble':
      return renderMarble(recipe)
    case 'podium':
      return renderPodium(recipe)
    case 'sea':
      return renderSea(recipe)
    case 'silk':
      return renderSilk(recipe)
    case 'wood':
      return renderWood(recipe)
  }
}
