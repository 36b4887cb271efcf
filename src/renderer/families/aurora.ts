import { frameOf } from '../canvas.ts'
import { mix } from '../curves.ts'
import { develop } from '../develop.ts'
import { type AuroraLook, createAurora } from '../landscape/aurora-light.ts'
import { addFaintStars } from '../landscape/faint-stars.ts'
import { lakeLevel, mountainLand } from '../landscape/mountain-land.ts'
import { paintMountainScene } from '../landscape/mountain-scene.ts'
import { createNightAir } from '../landscape/night-air.ts'
import { createTableNoise } from '../landscape/table-noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

const lights: Record<Looks['aurora'], AuroraLook> = {
  green: { low: '#4dffa0', high: '#1f8f9a', strength: 0.55 },
  violet: { low: '#5cf0c0', high: '#a640ff', strength: 0.62 },
}

const air = ['#2c4a5c', '#1f3a52', '#152b45', '#0f2038', '#0b182d', '#081224']

/** Northern lights over a quiet mountain lake. */
export function renderAurora(recipe: Recipe<'aurora'>): Picture {
  const random = seededRandom(recipe.seed + 3)
  const land = mountainLand({ seed: recipe.seed, basin: 'lake' })
  const night = createNightAir({
    air,
    moonlight: [0.03, 0.075, 0.075],
    ambient: [0.045, 0.088, 0.1],
    side: -land.side,
  })
  const curtains = createAurora(createTableNoise(recipe.seed + 31), lights[recipe.look], random() * 50)
  const { canvas, isSky } = paintMountainScene(recipe, {
    land,
    air: night,
    noise: createTableNoise(recipe.seed),
    season: { snow: 0.1, trees: 0.26, autumn: 0 },
    mist: { haze: 0.3, valley: 0.15 },
    ripples: 0.5,
    camera: {
      horizon: frameOf(recipe).bottom * mix(0.26, 0.42, random()),
      spread: 1.45,
      eye: lakeLevel + mix(0.016, 0.026, random()),
    },
    sky(direction, color) {
      night.at(direction[0], direction[1], direction[2], color)
      curtains(direction, color)
    },
  })
  addFaintStars(canvas, { seed: recipe.seed + 5, count: 3500, isSky })
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: 1.3,
    saturation: 1.1,
    bloom: 0.06,
    vignette: 0.2,
    grain: 0.016,
  })
}
