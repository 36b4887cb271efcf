import { frameOf, paintCanvas } from '../canvas.ts'
import { addColor, gradientOf, lightOf, mixColor, type Rgb } from '../color.ts'
import { clamp, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Stone = { clouds: readonly string[]; vein: string; veinStrength: number; gold: string }

const stones: Record<Looks['marble'], Stone> = {
  white: {
    clouds: ['#d4d2d0', '#ecebe8', '#f7f6f3', '#fbfaf8'],
    vein: '#8a8784',
    veinStrength: 0.62,
    gold: '#d3a04a',
  },
  dark: {
    clouds: ['#0b0e12', '#12171d', '#1a2129', '#2b343e'],
    vein: '#8f9aa6',
    veinStrength: 0.5,
    gold: '#d8a24c',
  },
}

/** 1 on the line where the value is zero, falling off over `width`. */
function line(value: number, width: number): number {
  return clamp(1 - Math.abs(value) / width)
}

/** Polished stone: clouds, gray veins, and a few veins of gold. */
export function renderMarble(recipe: Recipe<'marble'>): Picture {
  const stone = stones[recipe.look]
  const noise = createNoise(recipe.seed)
  const cloudAt = gradientOf(stone.clouds)
  const vein = lightOf(stone.vein)
  const gold = lightOf(stone.gold)
  const { pixel } = frameOf(recipe)
  const metal: Rgb = [0, 0, 0]
  const gleam: Rgb = [0.5, 0.42, 0.28]
  // Stone is laid down in one direction: veins run along it.
  const angle = 0.45 + seededRandom(recipe.seed)() * 0.5
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const canvas = paintCanvas(recipe, (x, y, color) => {
    const along = x * cos + y * sin
    const across = (y * cos - x * sin) * 1.7
    const warpX = noise.fractal(along * 1.6, across * 1.6, 6)
    const warpY = noise.fractal(along * 1.6 + 9.3, across * 1.6 + 4.1, 6)
    const cloud = noise.fractal(along * 1.5 + warpX * 1.1, across * 1.5 + warpY * 1.1, 5)
    cloudAt(0.62 + cloud * 0.75, color)

    const broad = noise.fractal(along * 0.9 + warpX * 0.75 + 3, across * 1.3 + warpY * 0.75, 4)
    const fine = noise.fractal(along * 2.2 + warpY * 0.6 + 20, across * 2.6 + warpX * 0.6, 5)
    const presence = clamp(0.35 + warpY * 1.1)
    const veins =
      line(broad, 0.16) ** 2 * 0.32 +
      line(broad, 0.018) ** 1.5 * 0.8 * presence +
      line(fine, 0.012) * 0.45 * clamp(warpX * 1.6 + 0.25)
    mixColor(color, vein, clamp(veins) * stone.veinStrength, color)

    const course = noise.fractal(along * 0.7 + warpY * 0.5 + 40, across * 1.05 + warpX * 0.5, 4)
    const swell = smoothStep(-0.25, 0.55, noise.at(along * 2.1 + 70, across * 2.1))
    // A vein thinner than a pixel is drawn a pixel wide and paler, or it would break into dots.
    const thickness = 0.006 + 0.016 * swell * swell
    const drawn = Math.max(thickness, pixel * 2.2)
    const edge = smoothStep(0.1, 0.75, line(course, drawn)) * Math.sqrt(thickness / drawn)
    const golden = edge * smoothStep(-0.35, 0.1, warpX)
    if (golden > 0) {
      const glint = 0.62 + 0.5 * noise.fractal(x * 34, y * 34, 3) + 0.5 * noise.at(along * 5, across * 5)
      const tone = Math.max(glint, 0.25)
      metal[0] = gold[0] * tone
      metal[1] = gold[1] * tone
      metal[2] = gold[2] * tone
      addColor(metal, gleam, clamp(glint - 0.75) * 1.2)
      mixColor(color, metal, golden, color)
    }
  })
  return develop(canvas, { seed: recipe.seed, grain: 0.007, vignette: 0.05 })
}
