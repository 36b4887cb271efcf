import { frameOf } from '../canvas.ts'
import { mix } from '../curves.ts'
import { develop } from '../develop.ts'
import { addFaintStars } from '../landscape/faint-stars.ts'
import { createMilkyWay } from '../landscape/milky-way.ts'
import { groundBelow, mountainLand } from '../landscape/mountain-land.ts'
import type { Season } from '../landscape/mountain-light.ts'
import { paintMountainScene } from '../landscape/mountain-scene.ts'
import { createNightAir, type NightLook } from '../landscape/night-air.ts'
import { spreadFor } from '../landscape/sight.ts'
import { createTableNoise } from '../landscape/table-noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Night = Omit<NightLook, 'side'> & { season: Season; galaxy: number }

const nights: Record<Looks['night-sky'], Night> = {
  summer: {
    air: ['#5a6b7c', '#3d5570', '#26405f', '#182c4a', '#0e1c36', '#0a1428'],
    moonlight: [0.03, 0.034, 0.045],
    ambient: [0.08, 0.11, 0.15],
    season: { snow: 0.85, trees: 0.5, autumn: 0 },
    galaxy: 0.29,
  },
  winter: {
    air: ['#7d8fb0', '#4d6390', '#2c4372', '#1b2f5c', '#122148', '#0c1838'],
    moonlight: [0.1, 0.13, 0.2],
    ambient: [0.045, 0.065, 0.11],
    season: { snow: 0.12, trees: 0.3, autumn: 0 },
    galaxy: 0.23,
  },
}

/** The Milky Way over mountains on a clear night. */
export function renderNightSky(recipe: Recipe<'night-sky'>): Picture {
  const night = nights[recipe.look]
  const random = seededRandom(recipe.seed + 3)
  const noise = createTableNoise(recipe.seed)
  const land = mountainLand({ seed: recipe.seed, basin: 'range' })
  const air = createNightAir({ ...night, side: -land.side })
  const { bottom } = frameOf(recipe)
  const galaxy = createMilkyWay(createTableNoise(recipe.seed + 70), {
    turn: land.side * mix(0.35, 0.85, random()),
    across: -land.side * mix(0.02, 0.2, random()),
    up: mix(0.3, 0.5, random()),
    strength: night.galaxy,
  })
  const { canvas, isSky } = paintMountainScene(recipe, {
    land,
    air,
    noise,
    season: night.season,
    mist: { haze: 0.35, valley: 0.25 },
    ripples: 0,
    camera: {
      horizon: bottom * mix(0.66, 0.8, random()),
      spread: spreadFor(frameOf(recipe), 1),
      eye: groundBelow(land) + 0.09,
    },
    sky(direction, color) {
      air.at(direction[0], direction[1], direction[2], color)
      galaxy(direction, color)
    },
  })
  addFaintStars(canvas, { seed: recipe.seed + 5, count: 9000, isSky })
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: 1.25,
    saturation: 1.1,
    bloom: 0.05,
    vignette: 0.22,
    grain: 0.016,
  })
}
