import { frameOf, paintCanvas } from '../canvas.ts'
import { addColor, lightOf, type Rgb, scaleColor } from '../color.ts'
import { clamp, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

const gels: Record<Looks['spotlight'], readonly string[]> = {
  white: ['#ffffff'],
  blue: ['#5a9dff', '#8fc4ff', '#3d6bff'],
  magenta: ['#ff4fa8', '#9a5cff', '#ff7ac0'],
}

type Beam = { x: number; y: number; aim: number; width: number; color: Rgb; strength: number }

function hangBeams(recipe: Recipe<'spotlight'>, right: number, top: number): Beam[] {
  const random = seededRandom(recipe.seed)
  const colors = gels[recipe.look].map(lightOf)
  const stage = (random() - 0.5) * right * 0.5
  const count = 2 + Math.floor(random() * 3)
  const spread = Math.min(right * 0.85, 0.6)
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1) - 0.5
    return {
      x: stage + share * spread * 2,
      y: top - 0.1,
      aim: stage + share * spread * 0.35,
      width: 0.12 + random() * 0.05,
      color: colors[index % colors.length] ?? [1, 1, 1],
      strength: 0.8 * (0.85 + random() * 0.3),
    }
  })
}

/** An empty stage in haze, lit by spotlights from above. */
export function renderSpotlight(recipe: Recipe<'spotlight'>): Picture {
  const { right, bottom } = frameOf(recipe)
  const noise = createNoise(recipe.seed)
  const floor = bottom * 0.56
  const beams = hangBeams(recipe, right, -bottom)
  const pool = floor + (bottom - floor) * 0.42
  // Boards run towards the audience and grow wider on the way.
  function boards(x: number, below: number): number {
    const depth = 0.1 + below
    const across = (x / depth) * 3.2
    const board = Math.floor(across)
    const seam = smoothStep(0.06, 0, Math.min(across - board, board + 1 - across)) * 0.5
    return noise.at(board * 7.3, 2) * 0.25 + noise.fractal(across * 6, 3 / depth, 3) * 0.35 - seam
  }

  const canvas = paintCanvas(recipe, (x, y, color) => {
    color.fill(0)
    const below = y - floor
    const haze = clamp(0.62 + noise.fractal(x * 2.2, y * 2.6 + 9, 5) * 1.05)
    const grainy = below > 0 ? 1 + boards(x, below) : 1
    for (const beam of beams) {
      const down = (y - beam.y) / (pool - beam.y)
      const middle = beam.x + (beam.aim - beam.x) * down
      const width = 0.006 + beam.width * Math.max(down, 0)
      const off = Math.abs(x - middle) / width
      const cone = smoothStep(1.08, 0.35, off) * 0.75 + Math.exp(-off * off * 0.7) * 0.22
      const fall = 0.03 + 0.3 / (0.2 + down * 2.4)
      // Behind the pool's far edge there is only haze; before its near edge nothing of the beam is left.
      const end = smoothStep(pool + 0.03, pool - 0.05, y)
      addColor(color, beam.color, cone * fall * haze * end * beam.strength)
      if (below <= 0) {
        addColor(
          color,
          beam.color,
          Math.exp(-(((x - beam.aim) / 0.5) ** 2) - ((y - floor) / 0.28) ** 2) * 0.028,
        )
        continue
      }
      const round = Math.sqrt(
        ((x - beam.aim) / (beam.width * 1.02)) ** 2 + ((y - pool) / (beam.width * 0.3)) ** 2,
      )
      const lit = smoothStep(1.35, 0.5, round) * 0.3 + Math.exp(-round * round * 0.7) * 0.12
      addColor(color, beam.color, lit * grainy * beam.strength)
      // A polished floor mirrors the lit haze above it.
      const mirrored = Math.exp(-(((x - beam.aim) / (beam.width * 1.6)) ** 2)) * Math.exp(-below * 5)
      addColor(color, beam.color, mirrored * 0.05 * haze * grainy)
    }
    if (below > 0) addColor(color, [1, 1, 1], 0.004 * grainy)
    else scaleColor(color, 1 - 0.1 * smoothStep(-0.02, 0, below))
  })
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: 1.15,
    saturation: recipe.look === 'white' ? 0 : 1.1,
    bloom: 0.12,
    grain: 0.014,
    vignette: 0.15,
  })
}
