import { frameOf, paintCanvas, paintField, valueAt } from '../canvas.ts'
import { gradientOf, scaleColor } from '../color.ts'
import { clamp, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { hashBits, seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

const shades: Record<Looks['wood'], readonly string[]> = {
  oak: ['#7d5630', '#a67a49', '#c39a66', '#d8b585', '#e6cba2'],
  walnut: ['#22130b', '#432718', '#644026', '#805637', '#9c7049'],
}

const seamWidth = 0.0042

/** Planks side by side, seen from above. */
export function renderWood(recipe: Recipe<'wood'>): Picture {
  const { width, height, seed } = recipe
  const noise = createNoise(seed)
  const shadeAt = gradientOf(shades[recipe.look])
  const { pixel, bottom } = frameOf(recipe)
  // A seam thinner than a pixel is drawn a pixel wide and paler.
  const seamReach = Math.max(seamWidth, pixel * 1.4)
  const random = seededRandom(seed)
  const plankHeight = 0.13 + random() * 0.08
  const start = bottom + random() * plankHeight

  function chance(plank: number, salt: number): number {
    return hashBits(plank, salt, seed) / 4294967296
  }

  /** The rings of the tree where the saw cut them: long, and closed here and there around a heart. */
  function ringsAt(x: number, y: number, plank: number): number {
    const along = x + chance(plank, 1) * 60
    const middle = (plank + 0.2 + 0.6 * chance(plank, 2)) * plankHeight
    const bend = noise.fractal(along * 0.9, plank * 7.3, 3) * 0.06
    const across = Math.abs(y - middle + bend) + 0.012
    const heart = noise.at(along * 0.55, plank * 3.1 + 40)
    return across * (26 + 10 * chance(plank, 3)) + heart * 2.4 + noise.fractal(along * 2.6, y * 16, 4) * 0.55
  }

  function grainAt(x: number, y: number, plank: number): number {
    const along = x + chance(plank, 1) * 60
    const sway = noise.at(along * 2, y * 6) * 0.006
    return (
      noise.fractal(along * 5, (y + sway) * 210, 3) + noise.fractal(along * 14, (y + sway) * 520, 2) * 0.5
    )
  }

  function reliefAt(x: number, fromMiddle: number): number {
    const y = fromMiddle + start
    const plank = Math.floor(y / plankHeight)
    const within = y / plankHeight - plank
    const gap = Math.min(within, 1 - within) * plankHeight
    return grainAt(x, y, plank) * 0.0011 - smoothStep(seamReach, 0, gap) * (seamWidth / seamReach) * 0.009
  }

  const relief = paintField(recipe, reliefAt)
  const canvas = paintCanvas(recipe, (x, fromMiddle, color, place) => {
    const y = fromMiddle + start
    const plank = Math.floor(y / plankHeight)
    const within = y / plankHeight - plank
    const gap = Math.min(within, 1 - within) * plankHeight
    const rings = ringsAt(x, y, plank)
    const ring = rings - Math.floor(rings)
    // Spring wood is pale and fades into a dark line of summer wood, then starts anew.
    const band = smoothStep(0, 0.85, ring) * (1 - smoothStep(0.9, 1, ring))
    const grain = grainAt(x, y, plank)
    const patch = noise.fractal(x * 1.4 + plank * 9, y * 3, 3)
    const pores = smoothStep(0.52, 0.95, noise.at(x * 26 + plank * 40, y * 640)) * 0.16
    shadeAt(0.66 - band * 0.26 + grain * 0.13 + patch * 0.22 + (chance(plank, 4) - 0.5) * 0.26 - pores, color)
    const column = place % width
    const row = (place - column) / width
    const above = valueAt(relief, Math.max(row - 1, 0) * width + column)
    const below = valueAt(relief, Math.min(row + 1, height - 1) * width + column)
    const left = valueAt(relief, row * width + Math.max(column - 1, 0))
    const right = valueAt(relief, row * width + Math.min(column + 1, width - 1))
    const slope = clamp(((above - below) * 0.8 + (left - right) * 0.3) / pixel / 2, -0.5, 0.5)
    const seam = 1 - (1 - smoothStep(0, seamReach, gap)) * (seamWidth / seamReach) * 0.8
    scaleColor(color, (0.95 - slope * 0.32 - x * 0.12 - fromMiddle * 0.14) * seam)
  })
  return develop(canvas, { seed, vignette: 0.16, grain: 0.009 })
}
