import { frameOf } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import { mix } from '../curves.ts'
import { develop } from '../develop.ts'
import { createAtmosphere, type Daylight } from '../landscape/atmosphere.ts'
import { createCloudLayer } from '../landscape/cloud-layer.ts'
import { balanceWhite, filterGray, meterExposure } from '../landscape/darkroom.ts'
import { groundBelow, mountainLand } from '../landscape/mountain-land.ts'
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
  /** The balance of white; for black and white, the filter before the lens. */
  white: Rgb
  saturation: number
  grain: number
}

const hours: Record<Looks['mountains'], Hour> = {
  day: {
    light: { sunUp: 0.62, sunAcross: 1.75, haze: 0.8 },
    season: { snow: 0.62, trees: 0.34, autumn: 0 },
    mist: { haze: 0.75, valley: 0.2 },
    clouds: 0.5,
    key: 0.2,
    white: [1.03, 1, 0.97],
    saturation: 1.12,
    grain: 0.009,
  },
  golden: {
    light: { sunUp: 0.15, sunAcross: 1.4, haze: 1.4 },
    season: { snow: 0.6, trees: 0.36, autumn: 0.35 },
    mist: { haze: 0.75, valley: 0.25 },
    clouds: 0.45,
    key: 0.17,
    white: [1.14, 1, 0.84],
    saturation: 1.15,
    grain: 0.01,
  },
  snow: {
    light: { sunUp: 0.34, sunAcross: 1.6, haze: 0.7 },
    season: { snow: 0.1, trees: 0.3, autumn: 0 },
    mist: { haze: 0.6, valley: 0.35 },
    clouds: 0.35,
    key: 0.27,
    white: [1, 1, 1],
    saturation: 1.05,
    grain: 0.008,
  },
  bandw: {
    light: { sunUp: 0.36, sunAcross: 1.55, haze: 0.9 },
    season: { snow: 0.45, trees: 0.3, autumn: 0 },
    mist: { haze: 0.85, valley: 0.5 },
    clouds: 0.62,
    key: 0.15,
    white: [0.85, 0.35, -0.2],
    saturation: 0,
    grain: 0.022,
  },
}

/** Eroded mountains under a real sky: a summit on one third, forested slopes, haze in the valleys. */
export function renderMountains(recipe: Recipe<'mountains'>): Picture {
  const { light, season, mist, clouds, key, white, saturation, grain } = hours[recipe.look]
  const random = seededRandom(recipe.seed + 3)
  const land = mountainLand({ seed: recipe.seed, basin: 'range' })
  const air = createAtmosphere({
    ...light,
    sunUp: light.sunUp * mix(0.8, 1.25, random()),
    sunAcross: light.sunAcross * mix(0.85, 1.1, random()) * -land.side,
  })
  const cloud = createCloudLayer(recipe.seed, air, clouds + (random() - 0.5) * 0.2)
  const { canvas } = paintMountainScene(recipe, {
    land,
    air,
    noise: createTableNoise(recipe.seed),
    season,
    mist,
    ripples: 0,
    camera: {
      horizon: frameOf(recipe).bottom * mix(0.12, 0.34, random()),
      spread: spreadFor(frameOf(recipe), 0.84),
      eye: groundBelow(land) + 0.085,
    },
    sky(direction, color) {
      air.at(direction[0], Math.max(direction[1], 0.003), direction[2], color)
      cloud(direction, 6, color)
    },
  })
  if (recipe.look === 'bandw') filterGray(canvas, white)
  else balanceWhite(canvas, white)
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: meterExposure(canvas, key),
    saturation,
    bloom: 0.06,
    vignette: 0.16,
    grain,
  })
}
