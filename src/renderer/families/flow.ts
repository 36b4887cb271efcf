import { paintCanvas } from '../canvas.ts'
import { gradientOf, scaleColor } from '../color.ts'
import { develop } from '../develop.ts'
import { grainOfFilm, roundTrip } from '../film/motion.ts'
import { createNoise } from '../noise.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

const palettes: Record<Looks['flow'], readonly string[]> = {
  aqua: ['#1a2a8f', '#1763c9', '#1fa3d4', '#4fd0c0', '#b5e487', '#fdf0a0'],
  coral: ['#5b1a6b', '#b52a73', '#f2556a', '#ff8a5c', '#ffc07a', '#fff0cf'],
  violet: ['#1b1464', '#3d2bc4', '#7a4df0', '#b86bf5', '#f59ad8', '#ffd9e8'],
}

/** Colors that run into each other like thin paint. */
export function renderFlow(recipe: Recipe<'flow'>): Picture {
  const noise = createNoise(recipe.seed)
  const colorAt = gradientOf(palettes[recipe.look])
  const push = roundTrip(recipe.phase, 0.11)
  const bend = roundTrip(recipe.phase, 0.15)
  const canvas = paintCanvas(recipe, (x, y, color) => {
    const pushX = noise.fractal(x * 1.1 + push.x, y * 1.1 + push.y, 2)
    const pushY = noise.fractal(x * 1.1 + 5.2 - push.y, y * 1.1 + 2.7 + push.x, 2)
    const bendX = noise.at(x * 1.3 + pushX * 2.2 + 8 + bend.x, y * 1.3 + pushY * 2.2 + bend.y)
    const bendY = noise.at(x * 1.3 + pushX * 2.2, y * 1.3 + pushY * 2.2 + 4)
    const tone = noise.fractal(x * 0.9 + bendX * 0.8, y * 0.9 + bendY * 0.8, 2)
    colorAt(0.5 + tone * 0.95 + bendX * 0.3, color)
    scaleColor(color, 0.92 + 0.2 * (bendY + pushX * 0.5))
  })
  return develop(canvas, {
    seed: recipe.seed,
    grain: recipe.phase === undefined ? 0.014 : grainOfFilm,
    saturation: 1.08,
  })
}
