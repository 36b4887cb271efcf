import { type Frame, frameOf, paintCanvas, valueAt } from '../canvas.ts'
import { channels, lightOf, mixColor, type Rgb } from '../color.ts'
import { clamp, lengthOf, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { coverBelow, createMask, drawConifer, type Mask } from '../landscape/conifers.ts'
import { createTableNoise } from '../landscape/table-noise.ts'
import type { Noise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Fog = { high: string; low: string; dark: string; glow: number; grain: number }

const fogs: Record<Looks['fog-forest'], Fog> = {
  green: { high: '#dfe6dc', low: '#9fb3a4', dark: '#0e1b13', glow: 0.3, grain: 0.013 },
  blue: { high: '#cfdcea', low: '#7f9bb8', dark: '#0a1725', glow: 0.25, grain: 0.013 },
  bandw: { high: '#e4e4e4', low: '#a2a2a2', dark: '#0d0d0d', glow: 0.3, grain: 0.022 },
}

const rowCount = 9

/** One row of trees: how near it is, where its ground runs, what it covers. */
type Row = { near: number; ground: number; mask: Mask }

function plantRow(recipe: Recipe<'fog-forest'>, frame: Frame, noise: Noise, index: number): Row {
  const near = index / (rowCount - 1)
  const random = seededRandom(recipe.seed * 101 + index)
  // The clearing is one draw for the whole picture; the nearest trees stand to both sides of it.
  const clearing = (seededRandom(recipe.seed + 9)() - 0.5) * 0.9 * frame.right
  const ground = mix(-0.06 * frame.bottom, frame.bottom + 0.16, near ** 1.3)
  const grown = mix(0.085, 0.5, near ** 1.7) * Math.max(frame.bottom / 0.41, 1) ** 0.7
  const mask = createMask(recipe)
  const slope = (random() - 0.5) * 0.3
  const groundAt = (x: number) =>
    ground + x * slope + noise.fractal(x * 2.2 + index * 17, index * 2.1, 4) * mix(0.2, 0.12, near)
  const edge = frame.right + 0.1
  for (let x = -edge; x < edge; x += grown * mix(0.09, 0.17, near) * (0.3 + 1.3 * random())) {
    const tall = grown * (0.42 + 0.7 * random() ** 1.4)
    const seed = Math.floor(random() * 1e6)
    const isOpen = near > 0.75 && Math.abs(x - clearing) < 0.34 * near
    if (isOpen && random() < 0.93) continue
    drawConifer(mask, { x, foot: groundAt(x) + tall * 0.06, tall, seed })
  }
  for (let column = 0; column < mask.width; column += 1) {
    const x = (column + 0.5) * frame.pixel - frame.right
    coverBelow(mask, column, (groundAt(x) + frame.bottom) / frame.pixel)
  }
  return { near, ground, mask }
}

/** Rows of conifers, each paler than the one before, with fog that drifts between them. */
export function renderFogForest(recipe: Recipe<'fog-forest'>): Picture {
  const fog = fogs[recipe.look]
  const frame = frameOf(recipe)
  const noise = createTableNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const high = lightOf(fog.high)
  const low = lightOf(fog.low)
  const dark = lightOf(fog.dark)
  const sun = { x: (random() - 0.5) * 1.2 * frame.right, y: -mix(0.3, 0.8, random()) * frame.bottom }
  const rows = Array.from({ length: rowCount }, (_, index) => plantRow(recipe, frame, noise, index))
  const air: Rgb = [0, 0, 0]
  const tint: Rgb = [0, 0, 0]

  function airAt(x: number, y: number): void {
    const drift = noise.fractal(x * 2.4, y * 3.4, 4) * 0.16
    mixColor(high, low, clamp((y / frame.bottom) * 0.5 + 0.45 + drift), air)
    const glow = Math.exp(-(lengthOf(x - sun.x, y - sun.y) ** 2) * 7) * fog.glow
    for (const channel of channels) air[channel] += high[channel] * glow
  }

  const canvas = paintCanvas(recipe, (x, y, color, place) => {
    airAt(x, y)
    for (const channel of channels) color[channel] = air[channel]
    for (const { near, ground, mask } of rows) {
      const cover = valueAt(mask.cover, place)
      const below = y - ground
      if (cover > 0) {
        const rising = smoothStep(-0.16, 0.14, below) * 0.62 * (1 - near * 0.7)
        const veil = clamp((1 - near) ** 1.12 * 0.95 + rising)
        mixColor(dark, air, veil, tint)
        mixColor(color, tint, cover, color)
      }
      const bank =
        smoothStep(-0.14, 0.05, below) * (1 - smoothStep(0.05, 0.3, below)) * (1 - near * 0.8) * 0.85
      if (bank > 0.01) {
        const wisps = clamp(0.45 + noise.fractal(x * 2.6 + near * 60, y * 6.5, 4) * 2)
        mixColor(color, air, bank * wisps, color)
      }
    }
  })
  return develop(canvas, { seed: recipe.seed, vignette: 0.2, grain: fog.grain })
}
