import { renderAurora } from './families/aurora.ts'
import { renderBackdrop } from './families/backdrop.ts'
import { renderBokehLights } from './families/bokeh-lights.ts'
import { renderCityDusk } from './families/city-dusk.ts'
import { renderClouds } from './families/clouds.ts'
import { renderCutPaper } from './families/cut-paper.ts'
import { renderDrops } from './families/drops.ts'
import { renderDunes } from './families/dunes.ts'
import { renderFabric } from './families/fabric.ts'
import { renderFireworks } from './families/fireworks.ts'
import { renderFlow } from './families/flow.ts'
import { renderFogForest } from './families/fog-forest.ts'
import { renderHills } from './families/hills.ts'
import { renderInk } from './families/ink.ts'
import { renderLake } from './families/lake.ts'
import { renderLeaf } from './families/leaf.ts'
import { renderLightTrails } from './families/light-trails.ts'
import { renderMarble } from './families/marble.ts'
import { renderMetal } from './families/metal.ts'
import { renderMoon } from './families/moon.ts'
import { renderMountains } from './families/mountains.ts'
import { renderNebula } from './families/nebula.ts'
import { renderNightSky } from './families/night-sky.ts'
import { renderPlanet } from './families/planet.ts'
import { renderPodium } from './families/podium.ts'
import { renderRainWindow } from './families/rain-window.ts'
import { renderSandRipples } from './families/sand-ripples.ts'
import { renderSea } from './families/sea.ts'
import { renderSilk } from './families/silk.ts'
import { renderSmoke } from './families/smoke.ts'
import { renderSoapBubbles } from './families/soap-bubbles.ts'
import { renderSpotlight } from './families/spotlight.ts'
import { renderStillLife } from './families/still-life.ts'
import { renderSunlitWall } from './families/sunlit-wall.ts'
import { renderTerrazzo } from './families/terrazzo.ts'
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
    case 'mountains':
      return renderMountains(recipe)
    case 'lake':
      return renderLake(recipe)
    case 'fog-forest':
      return renderFogForest(recipe)
    case 'night-sky':
      return renderNightSky(recipe)
    case 'aurora':
      return renderAurora(recipe)
    case 'city-dusk':
      return renderCityDusk(recipe)
    case 'clouds':
      return renderClouds(recipe)
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
    case 'fireworks':
      return renderFireworks(recipe)
    case 'planet':
      return renderPlanet(recipe)
    case 'nebula':
      return renderNebula(recipe)
    case 'moon':
      return renderMoon(recipe)
    case 'smoke':
      return renderSmoke(recipe)
    case 'ink':
      return renderInk(recipe)
    case 'light-trails':
      return renderLightTrails(recipe)
    case 'rain-window':
      return renderRainWindow(recipe)
    case 'fabric':
      return renderFabric(recipe)
    case 'cut-paper':
      return renderCutPaper(recipe)
    case 'metal':
      return renderMetal(recipe)
    case 'sunlit-wall':
      return renderSunlitWall(recipe)
    case 'terrazzo':
      return renderTerrazzo(recipe)
    case 'sand-ripples':
      return renderSandRipples(recipe)
    case 'leaf':
      return renderLeaf(recipe)
    case 'soap-bubbles':
      return renderSoapBubbles(recipe)
    case 'still-life':
      return renderStillLife(recipe)
    case 'spotlight':
      return renderSpotlight(recipe)
    case 'backdrop':
      return renderBackdrop(recipe)
  }
}
