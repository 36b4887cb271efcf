import { frameOf } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import { mix } from '../curves.ts'
import { develop } from '../develop.ts'
import { createAtmosphere, type Daylight } from '../landscape/atmosphere.ts'
import { createCloudLayer } from '../landscape/cloud-layer.ts'
import { balanceWhite, meterExposure } from '../landscape/darkroom.ts'
import { lakeLevel, mountainLand } from '../landscape/mountain-land.ts'
import type { Mist, Season } from '../landscape/mountain-light.ts'
import { paintMountainScene } from '../landscape/mountain-scene.ts'
import { spreadFor } from '../landscape/sight.ts'
import { createTableNoise } from '../landscape/table-noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Hour = {
  light: Daylight
  season: Season
  mist: Mist
  clouds: number
  key: number
  white: Rgb
  /** How much the wind moves the water. */
  ripples: number
}

const hours: Record<Looks['lake'], Hour> = {
  morning: {
    light: { sunUp: 0.42, sunAcross: 1.5, haze: 0.8 },
    season: { snow: 0.55, trees: 0.42, autumn: 0 },
    mist: { haze: 0.7, valley: 0.25 },
    clouds: 0.5,
    key: 0.19,
    white: [1.02, 1, 0.98],
    ripples: 0.55,
  },
  autumn: {
    light: { sunUp: 0.5, sunAcross: 1.75, haze: 0.7 },
    season: { snow: 0.62, trees: 0.46, autumn: 1 },
    mist: { haze: 0.65, valley: 0.12 },
    clouds: 0.52,
    key: 0.19,
    white: [1.05, 1, 0.95],
    ripples: 0.7,
  },
  dusk: {
    light: { sunUp: 0.05, sunAcross: 0.75, haze: 1.1 },
    season: { snow: 0.5, trees: 0.4, autumn: 0 },
    mist: { haze: 0.42, valley: 0.1 },
    clouds: 0.58,
    key: 0.14,
    white: [1.06, 0.96, 1.06],
    ripples: 0.35,
  },
}

/** A mountain lake that mirrors the summits behind it. */
export function renderLake(recipe: Recipe<'lake'>): Picture {
  const { light, season, mist, clouds, key, white, ripples } = hours[recipe.look]
  const random = seededRandom(recipe.seed + 3)
  const land = mountainLand({ seed: recipe.seed, basin: 'lake' })
  const air = createAtmosphere({
    ...light,
    sunAcross: light.sunAcross * mix(0.85, 1.15, random()) * -land.side,
  })
  const cloud = createCloudLayer(recipe.seed, air, clouds + (random() - 0.5) * 0.2)
  const { canvas } = paintMountainScene(recipe, {
    land,
    air,
    noise: createTableNoise(recipe.seed),
    season,
    mist,
    ripples,
    camera: {
      horizon: frameOf(recipe).bottom * mix(0.06, 0.24, random()),
      spread: spreadFor(frameOf(recipe), 1),
      eye: lakeLevel + mix(0.02, 0.034, random()),
    },
    sky(direction, color) {
      air.at(direction[0], Math.max(direction[1], 0.003), direction[2], color)
      cloud(direction, 6, color)
    },
  })
  balanceWhite(canvas, white)
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: meterExposure(canvas, key),
    saturation: 1.12,
    bloom: 0.06,
    vignette: 0.16,
    grain: 0.01,
  })
}
