import { type Frame, frameOf, paintCanvas } from '../canvas.ts'
import { gradientOf, lightOf, mixColor, type Rgb } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { lightShore, pourRiver } from '../landscape/river.ts'
import { raiseSkyline } from '../landscape/skyline.ts'
import { createTableNoise } from '../landscape/table-noise.ts'
import { paintTower, type TowerLight } from '../landscape/tower-light.ts'
import type { Noise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Evening = TowerLight & {
  /** From the horizon up. */
  air: readonly string[]
  cloud: string
}

const evenings: Record<Looks['city-dusk'], Evening> = {
  dusk: {
    air: ['#ffbf86', '#f0a585', '#c58d97', '#8a7ba0', '#5b6c9c', '#3f5687'],
    cloud: '#dd8f80',
    wall: '#2b3046',
    haze: '#cf9a8c',
    window: 1.5,
    lit: 0.3,
  },
  night: {
    air: ['#4a4a63', '#33395a', '#20294a', '#151d3a', '#0d142c', '#090f22'],
    cloud: '#3c3f5a',
    wall: '#0c101c',
    haze: '#4b4152',
    window: 1.9,
    lit: 0.36,
  },
}

/** A skyline after sunset with lit windows, mirrored in the river before it. */
export function renderCityDusk(recipe: Recipe<'city-dusk'>): Picture {
  const evening = evenings[recipe.look]
  const frame = frameOf(recipe)
  const noise = createTableNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const shore = frame.bottom * mix(0.28, 0.42, random())
  const towers = raiseSkyline(recipe.seed, frame, shore)
  const sunset = (random() - 0.5) * frame.right * 1.2
  const canvas = paintCanvas(recipe, paintSkyWith(evening, frame, noise, shore, sunset))
  for (const tower of towers) paintTower(canvas, frame, tower, evening, shore)
  lightShore(canvas, frame, shore, random)
  pourRiver(canvas, { frame, noise, shore, ripple: mix(0.6, 1, random()) })
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: 1.25,
    bloom: 0.14,
    vignette: 0.18,
    grain: 0.013,
  })
}

function paintSkyWith(evening: Evening, frame: Frame, noise: Noise, shore: number, sunset: number) {
  const airAt = gradientOf(evening.air)
  const cloud = lightOf(evening.cloud)
  return (x: number, y: number, color: Rgb): void => {
    const up = clamp((shore - y) / (frame.bottom + 0.41))
    const glow = Math.exp(-(((x - sunset) / 0.7) ** 2)) * 0.1
    airAt(clamp(up * 1.15 - glow), color)
    const far = 1 / (up + 0.12)
    const streaks = noise.fractal(x * far * 0.55 + 9, far * 1.6, 6) + noise.fractal(x * 3, up * 14, 4) * 0.25
    const cover = smoothStep(0.05, 0.5, streaks + 0.1) * smoothStep(0.02, 0.2, up) * 0.75
    mixColor(color, cloud, cover * (1 - up * 0.7), color)
  }
}
