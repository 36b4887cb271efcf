import { frameOf, paintCanvas, valueAt } from '../canvas.ts'
import { lightOf, mixColor, type Rgb } from '../color.ts'
import { smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { addSheet } from '../plume.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

/** Two inks that fall beside each other, and the lit water. */
const inks: Record<Looks['ink'], { colors: readonly [string, string]; water: string }> = {
  blue: { colors: ['#1f74ff', '#5a3cf5'], water: '#f1f5fa' },
  crimson: { colors: ['#f0143c', '#ff6a1c'], water: '#faf4f0' },
  black: { colors: ['#1c1c1c', '#1c1c1c'], water: '#f4f4f4' },
}

/** Ink that has been dropped into clear water, lit from behind. */
export function renderInk(recipe: Recipe<'ink'>): Picture {
  const { right, bottom } = frameOf(recipe)
  const noise = createNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const field = new Float32Array(recipe.width * recipe.height)
  const middle = (random() - 0.5) * right * 0.6
  for (let index = 0; index < 6; index += 1) {
    addSheet(
      recipe,
      field,
      {
        x: middle + (index - 2.5) * 0.03 + (random() - 0.5) * 0.03,
        y: -bottom - 0.22,
        breadth: 0.06 + random() * 0.08,
        driftX: (index - 2.5) * 0.05,
        driftY: 0.22 + bottom * (0.6 + random() * 0.5),
        swirl: 0.75 + random() * 0.35,
        eddy: 3.2 + random() * 1.8,
        unrest: 2.4,
        fading: 0.5,
        seed: index * 0.8,
      },
      noise,
    )
  }
  const look = inks[recipe.look]
  const water = lightOf(look.water)
  const [left, other] = look.colors.map(lightOf)
  const ink: Rgb = [0, 0, 0]
  const canvas = paintCanvas(recipe, (x, y, color, place) => {
    const density = valueAt(field, place)
    const glow = 1.02 - 0.3 * ((x - middle * 0.4) ** 2 + (y + 0.05) ** 2)
    if (left && other)
      mixColor(left, other, smoothStep(-0.18, 0.18, x - middle + noise.fractal(x * 3, y * 3, 3) * 0.3), ink)
    for (let at = 0; at < 3; at += 1) {
      // Ink takes away light: what passes twice as much of it is squared.
      color[at] = (water[at] ?? 0) * glow * Math.exp(-density * 0.085 * (1.02 - (ink[at] ?? 0)))
    }
  })
  return develop(canvas, { seed: recipe.seed, saturation: recipe.look === 'black' ? 0 : 1.1, grain: 0.007 })
}
