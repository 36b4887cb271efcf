import { frameOf, paintCanvas } from '../canvas.ts'
import { addColor, lightOf, mixColor, scaleColor } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

/** What the paper looks like in full light and in the shade. */
const papers: Record<Looks['backdrop'], { lit: string; shade: string }> = {
  blush: { lit: '#fbe3dc', shade: '#c98f86' },
  sky: { lit: '#e2f0f8', shade: '#7fa6c2' },
  mint: { lit: '#e3f3e8', shade: '#86b39c' },
  gray: { lit: '#f2f2f2', shade: '#707070' },
}

/** An empty studio: a roll of paper that sweeps from the wall to the floor, lit by one large lamp. */
export function renderBackdrop(recipe: Recipe<'backdrop'>): Picture {
  const { right, bottom } = frameOf(recipe)
  const noise = createNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const lit = lightOf(papers[recipe.look].lit)
  const shade = lightOf(papers[recipe.look].shade)
  const side = random() < 0.5 ? -1 : 1
  const lampX = side * right * (0.1 + random() * 0.45)
  const lampY = bottom * (-0.45 + random() * 0.3)
  const reach = 0.45 + random() * 0.2
  const horizon = bottom * (0.3 + random() * 0.22)
  const canvas = paintCanvas(recipe, (x, y, color) => {
    const below = (y - horizon) / bottom
    const glow = Math.exp(-(((x - lampX) / (reach * 1.25)) ** 2 + ((y - lampY) / reach) ** 2))
    const wall = 0.3 + 0.75 * glow
    // The floor faces the lamp more than the wall does, and most of all before it.
    const floor = 0.5 + 0.42 * Math.exp(-(((x - lampX * 0.7) / 0.75) ** 2)) - 0.16 * clamp(below)
    const bend = smoothStep(-0.13, 0.13, below)
    const crease = Math.exp(-((below / 0.16) ** 2)) * 0.13
    const cloth = noise.fractal(x * 1.1, y * 1.1 + 4, 3) * 0.05
    const tooth = noise.fractal(x * 120, y * 120, 3) * 0.014
    mixColor(shade, lit, clamp(mix(wall, floor, bend) - crease + cloth), color)
    scaleColor(color, 1 + tooth)
    addColor(color, lit, glow * 0.06)
  })
  return develop(canvas, {
    seed: recipe.seed,
    saturation: recipe.look === 'gray' ? 0 : 1,
    vignette: 0.12,
    grain: 0.006,
  })
}
