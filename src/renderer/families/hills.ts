import { frameOf } from '../canvas.ts'
import { channels, type Rgb } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createAtmosphere, type Daylight } from '../landscape/atmosphere.ts'
import { createCloudLayer } from '../landscape/cloud-layer.ts'
import { balanceWhite, meterExposure } from '../landscape/darkroom.ts'
import { hillLand } from '../landscape/hill-land.ts'
import { groundBelow } from '../landscape/mountain-land.ts'
import type { Mist } from '../landscape/mountain-light.ts'
import { paintMountainScene } from '../landscape/mountain-scene.ts'
import { createTableNoise } from '../landscape/table-noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Morning = { light: Daylight; mist: Mist; clouds: number; key: number; white: Rgb; disc: number }

const mornings: Record<Looks['hills'], Morning> = {
  dawn: {
    light: { sunUp: 0.11, sunAcross: 0.22, haze: 1.7 },
    mist: { haze: 1.5, valley: 0.95 },
    clouds: 0.42,
    key: 0.2,
    white: [1.1, 0.96, 0.9],
    disc: 8,
  },
  blue: {
    light: { sunUp: 0.34, sunAcross: 2.2, haze: 0.7 },
    mist: { haze: 1.7, valley: 0.9 },
    clouds: 0.45,
    key: 0.22,
    white: [0.95, 1, 1.06],
    disc: 0,
  },
}

const spread = 0.8

/** Wooded hills with mist in the valleys, paler from ridge to ridge. */
export function renderHills(recipe: Recipe<'hills'>): Picture {
  const { light, mist, clouds, key, white, disc } = mornings[recipe.look]
  const random = seededRandom(recipe.seed)
  const land = hillLand(recipe.seed)
  const { right, bottom } = frameOf(recipe)
  // A sun that is drawn stays inside the frame, whatever its shape.
  const seenAcross = Math.atan(right * mix(0.1, 0.6, random()) * spread)
  const air = createAtmosphere({
    ...light,
    sunUp: light.sunUp * mix(0.9, 1.3, random()),
    sunAcross: (disc > 0 ? seenAcross : light.sunAcross + (random() - 0.5) * 0.3) * -land.side,
  })
  const cloud = createCloudLayer(recipe.seed, air, clouds + (random() - 0.5) * 0.2)
  const { sun, sunLight } = air
  const { canvas } = paintMountainScene(recipe, {
    land,
    air,
    noise: createTableNoise(recipe.seed),
    season: { snow: 9, trees: 1.3, autumn: 0 },
    mist,
    ripples: 0,
    camera: {
      horizon: -bottom * mix(0, 0.22, random()),
      spread,
      eye: groundBelow(land) + mix(0.13, 0.17, random()),
    },
    sky(direction, color) {
      air.at(direction[0], Math.max(direction[1], 0.003), direction[2], color)
      const toSun = clamp(direction[0] * sun[0] + direction[1] * sun[1] + direction[2] * sun[2])
      const bright = smoothStep(0.99975, 0.9999, toSun) * disc
      for (const channel of channels) color[channel] += sunLight[channel] * bright
      cloud(direction, 6, color)
    },
  })
  balanceWhite(canvas, white)
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: meterExposure(canvas, key),
    saturation: 1.2,
    bloom: 0.1,
    vignette: 0.16,
    grain: 0.011,
  })
}
