import { type Canvas, frameOf, paintCanvas, valueAt, visitAround } from '../canvas.ts'
import { channels, lightOf, type Rgb } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise, type Noise } from '../noise.ts'
import { paintFinely } from '../paint-finely.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Floor = { cement: string; chips: readonly string[] }

const floors: Record<Looks['terrazzo'], Floor> = {
  pastel: {
    cement: '#efe9e1',
    chips: ['#d99a86', '#8fa89c', '#c9b08a', '#5f7480', '#e6c3b5', '#b7bcae', '#86624f', '#fbf8f3'],
  },
  gray: {
    cement: '#c9c9c9',
    chips: ['#2f2f2f', '#5c5c5c', '#858585', '#a6a6a6', '#efefef', '#fafafa', '#444444'],
  },
  green: {
    cement: '#2f4a40',
    chips: ['#dfe6d6', '#8fb09a', '#173028', '#c9b58a', '#5d8472', '#f2efe4', '#0f1f1a'],
  },
}

/** From fine to coarse, each laid over the one before: how large the cells are that hold one chip at most. */
const grits = [
  { cell: 0.013, filled: 0.5 },
  { cell: 0.034, filled: 0.45 },
  { cell: 0.09, filled: 0.5 },
] as const

const sides = 5

type Chip = {
  x: number
  y: number
  size: number
  color: Rgb
  /** Which way each broken side faces, and how far it lies from the middle. */
  edges: readonly { x: number; y: number; reach: number }[]
}

function breakChip(x: number, y: number, cell: number, color: Rgb, random: () => number): Chip {
  const size = cell * (0.26 + 0.22 * random())
  const turn = random() * Math.PI
  const stretch = 0.7 + 0.6 * random()
  const edges = Array.from({ length: sides }, (_, side) => {
    const angle = turn + ((side + 0.55 * random()) * Math.PI * 2) / sides
    return {
      x: Math.cos(angle) * stretch,
      y: Math.sin(angle) / stretch,
      reach: size * (0.7 + 0.5 * random()),
    }
  })
  return { x, y, size, color, edges }
}

function scatterChips(recipe: Recipe<'terrazzo'>): Chip[] {
  const { right, bottom } = frameOf(recipe)
  const random = seededRandom(recipe.seed)
  const colors = floors[recipe.look].chips.map(lightOf)
  const scale = 0.8 + random() * 0.6
  const chips: Chip[] = []
  for (const { cell, filled } of grits) {
    const step = cell * scale
    for (let y = -bottom - step; y < bottom + step; y += step) {
      for (let x = -right - step; x < right + step; x += step) {
        const color = colors[Math.floor(random() * colors.length)]
        if (random() > filled || !color) continue
        chips.push(
          breakChip(
            x + (0.1 + 0.8 * random()) * step,
            y + (0.1 + 0.8 * random()) * step,
            step,
            color,
            random,
          ),
        )
      }
    }
  }
  return chips
}

function layChip(canvas: Canvas, chip: Chip, noise: Noise, pixel: number): void {
  const rough = 0.7 / chip.size
  visitAround(canvas, { x: chip.x, y: chip.y, reach: chip.size * 1.7 }, (dx, dy, place) => {
    let depth = chip.size
    for (const { x, y, reach } of chip.edges) depth = Math.min(depth, reach - dx * x - dy * y)
    if (depth < -pixel - chip.size * 0.1) return
    const x = chip.x + dx
    const y = chip.y + dy
    const cover = clamp((depth + noise.at(x * rough, y * rough) * chip.size * 0.07) / pixel + 0.5)
    if (cover <= 0) return
    const mottle = noise.fractal(x * 38 + chip.size * 900, y * 38, 4) * 0.34
    const vein = smoothStep(0.09, 0, Math.abs(noise.fractal(x * 14, y * 14 + chip.size * 700, 3))) * 0.14
    // The cement draws back a little from the stone, which leaves a fine dark line.
    const tone = 1 + mottle + vein - smoothStep(0.0022, 0, depth) * 0.16
    for (const channel of channels) {
      const at = place * 3 + channel
      canvas.light[at] = mix(valueAt(canvas.light, at), chip.color[channel] * tone, cover)
    }
  })
}

function paintFloor(recipe: Recipe<'terrazzo'>): Canvas {
  const noise = createNoise(recipe.seed)
  const { pixel } = frameOf(recipe)
  const cement = lightOf(floors[recipe.look].cement)
  const canvas = paintCanvas(recipe, (x, y, color) => {
    const speckle = noise.fractal(x * 150, y * 150, 3) * 0.09 + noise.fractal(x * 7, y * 7, 3) * 0.06
    for (const channel of channels) color[channel] = cement[channel] * (1 + speckle)
  })
  for (const chip of scatterChips(recipe)) layChip(canvas, chip, noise, pixel)
  return canvas
}

/** Chips of stone in cement, ground flat and polished. */
export function renderTerrazzo(recipe: Recipe<'terrazzo'>): Picture {
  return develop(paintFinely(recipe, 0.012, paintFloor), {
    seed: recipe.seed,
    saturation: recipe.look === 'gray' ? 0 : 1,
    grain: 0.007,
    vignette: 0.1,
  })
}
