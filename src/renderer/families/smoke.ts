import { frameOf, paintCanvas, valueAt } from '../canvas.ts'
import { addColor, lightOf, mixColor, type Rgb } from '../color.ts'
import { smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { grainOfFilm, roundTrip } from '../film/motion.ts'
import { createNoise } from '../noise.ts'
import { addSheet } from '../plume.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

/** The light from the left and the light from the right. */
const lamps: Record<Looks['smoke'], readonly [string, string]> = {
  white: ['#ffffff', '#ffffff'],
  colored: ['#3f7bff', '#ff3d7a'],
  amber: ['#ffb25c', '#ff6a2a'],
}

/** Smoke that rises and curls before a black ground. */
export function renderSmoke(recipe: Recipe<'smoke'>): Picture {
  const { right, bottom } = frameOf(recipe)
  const noise = createNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const field = new Float32Array(recipe.width * recipe.height)
  const middle = (random() - 0.5) * right * 0.7
  const lean = (random() - 0.5) * 0.3
  const sway = roundTrip(recipe.phase, 0.05)
  for (let index = 0; index < 4; index += 1) {
    addSheet(
      recipe,
      field,
      {
        x: middle + (random() - 0.5) * 0.05,
        y: bottom + 0.3,
        breadth: 0.04 + random() * 0.08,
        driftX: lean * bottom,
        driftY: -bottom * 2 - 0.3 - random() * 0.2,
        swirl: 0.5 + random() * 0.3 + sway.y,
        eddy: 2.6 + random() * 1.6,
        unrest: 1.8,
        fading: 0.8,
        seed: index * 0.25 + sway.x,
      },
      noise,
    )
  }
  const [left, other] = lamps[recipe.look].map(lightOf)
  const lamp: Rgb = [0, 0, 0]
  const canvas = paintCanvas(recipe, (x, y, color, place) => {
    color.fill(0.0012)
    const density = valueAt(field, place)
    if (left && other)
      mixColor(left, other, smoothStep(-0.16, 0.16, x - middle + noise.at(x * 3, y * 3) * 0.12), lamp)
    addColor(color, lamp, 0.5 * (1 - Math.exp(-density * 0.022)) + density * 0.0055)
  })
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    saturation: recipe.look === 'white' ? 0 : 1.05,
    exposure: recipe.look === 'white' ? 1.25 : 2.4,
    bloom: 0.04,
    grain: recipe.phase === undefined ? 0.01 : grainOfFilm,
  })
}
