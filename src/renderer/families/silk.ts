import { paintCanvas, paintField, valueAt } from '../canvas.ts'
import { gradientOf, lightOf } from '../color.ts'
import { clamp, lengthOf } from '../curves.ts'
import { develop } from '../develop.ts'
import { grainOfFilm, roundTrip, wholeTurns } from '../film/motion.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Cloth = { shades: readonly string[]; sheen: string }

const cloths: Record<Looks['silk'], Cloth> = {
  gold: { shades: ['#2a1604', '#7a4c12', '#c48a2c', '#edc66b', '#fff0c4'], sheen: '#ffe3a1' },
  blue: { shades: ['#030a24', '#0c2b78', '#1f5cc4', '#6ea4ec', '#dcecff'], sheen: '#bcd9ff' },
}

/** Satin in loose folds, lit from the upper left. */
export function renderSilk(recipe: Recipe<'silk'>): Picture {
  const { width, height } = recipe
  const noise = createNoise(recipe.seed)
  const cloth = cloths[recipe.look]
  const shadeAt = gradientOf(cloth.shades)
  const sheen = lightOf(cloth.sheen)
  const angle = -0.5 + seededRandom(recipe.seed)() * 0.7
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const waft = roundTrip(recipe.phase, 0.05)
  const roll = wholeTurns(recipe.phase, 1)

  function heightAt(x: number, y: number): number {
    const along = x * cos + y * sin
    const across = y * cos - x * sin
    const sway = noise.fractal(along * 1.1 + 3 + waft.x, across * 1.1 + waft.y, 2)
    const drift = noise.fractal(along * 1.2 - 6, across * 2 + 8, 2)
    const slack = across * 13 + sway * 11 + along * 2
    const fold = Math.sin(slack - roll)
    // Raising the sine to a power makes ridges narrow and valleys wide, as in hanging cloth.
    const pleat = (0.5 + 0.5 * Math.sin(slack * 1.9 + drift * 8 + 1.3 - roll)) ** 2.5
    const ripple = noise.at(along * 2.4 + sway * 3, across * 7 + sway * 6)
    const crumple = noise.at(along * 5 + drift * 4, across * 12 + sway * 9)
    return fold * (0.45 + 0.45 * drift) + pleat * 0.42 + ripple * 0.3 + crumple * 0.07
  }

  const heights = paintField(recipe, heightAt)
  const reach = Math.sqrt(width * height) * 0.042
  const canvas = paintCanvas(recipe, (x, y, color, place) => {
    const column = place % width
    const row = (place - column) / width
    const left = valueAt(heights, row * width + Math.max(column - 1, 0))
    const right = valueAt(heights, row * width + Math.min(column + 1, width - 1))
    const above = valueAt(heights, Math.max(row - 1, 0) * width + column)
    const below = valueAt(heights, Math.min(row + 1, height - 1) * width + column)
    const tall = valueAt(heights, place)
    const slopeX = (right - left) * reach
    const slopeY = (below - above) * reach
    const length = lengthOf(slopeX, slopeY, 1)
    const nx = -slopeX / length
    const ny = -slopeY / length
    const nz = 1 / length
    const lit = clamp(nx * -0.5 + ny * -0.58 + nz * 0.64)
    const threads = noise.at((x + y) * 420, (x - y) * 60) * 0.02
    shadeAt(0.05 + 0.72 * lit + 0.09 * tall + threads, color)
    const gleam = clamp(nx * -0.3 + ny * -0.36 + nz * 0.885) ** 26 * 0.55
    const edge = (1 - nz) ** 3 * 0.22
    color[0] += sheen[0] * (gleam + edge)
    color[1] += sheen[1] * (gleam + edge)
    color[2] += sheen[2] * (gleam + edge)
  })
  return develop(canvas, {
    seed: recipe.seed,
    bloom: 0.05,
    vignette: 0.14,
    grain: recipe.phase === undefined ? 0.01 : grainOfFilm,
  })
}
