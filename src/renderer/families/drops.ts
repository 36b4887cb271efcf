import { type Canvas, frameOf, paintCanvas, valueAt, visitAround } from '../canvas.ts'
import { channels, gradientOf, lightOf, mixColor, type Rgb } from '../color.ts'
import { clamp, lengthOf, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise, type Noise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Surface = { shades: readonly string[]; glow: string; leaf: boolean }

const surfaces: Record<Looks['drops'], Surface> = {
  blue: { shades: ['#021a4a', '#064fae', '#1189d8', '#58c3ea', '#b4ecf4'], glow: '#9be8ff', leaf: false },
  green: { shades: ['#04351b', '#0f6b2a', '#2f9e34', '#7cc93a', '#d0ec6c'], glow: '#e6ff9a', leaf: true },
}

type Drop = { x: number; y: number; radius: number; squash: number; turn: number; wobble: number }

const crowding = 1.08

/** Lays drops at random where there is room: a few large ones first, then ever smaller ones. */
function layDrops(recipe: Recipe<'drops'>): Drop[] {
  const random = seededRandom(recipe.seed)
  const { right, bottom } = frameOf(recipe)
  const cellSize = 0.08
  const cells = new Map<string, Drop[]>()
  const drops: Drop[] = []

  function hasRoom(drop: Drop): boolean {
    const column = Math.floor(drop.x / cellSize)
    const row = Math.floor(drop.y / cellSize)
    for (let dx = -2; dx <= 2; dx += 1) {
      for (let dy = -2; dy <= 2; dy += 1) {
        for (const other of cells.get(`${column + dx} ${row + dy}`) ?? []) {
          const gap = lengthOf(other.x - drop.x, other.y - drop.y)
          if (gap < (other.radius + drop.radius) * crowding) return false
        }
      }
    }
    return true
  }

  const largest = 0.048 + random() * 0.036
  const attempts = 3600
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const early = (1 - attempt / attempts) ** 9
    const size = clamp(early * (0.3 + 0.7 * random()) + 0.16 * random() ** 7)
    const drop = {
      x: (random() * 2.1 - 1.05) * right,
      y: (random() * 2.1 - 1.05) * bottom,
      radius: mix(0.0022, largest, size),
      squash: 0.9 + 0.2 * random(),
      turn: random() * Math.PI,
      wobble: random() * Math.PI * 2,
    }
    if (!hasRoom(drop)) continue
    drops.push(drop)
    const cell = `${Math.floor(drop.x / cellSize)} ${Math.floor(drop.y / cellSize)}`
    cells.set(cell, [...(cells.get(cell) ?? []), drop])
  }
  return drops
}

type Ground = (x: number, y: number, out: Rgb) => void

function groundOf(recipe: Recipe<'drops'>, noise: Noise): Ground {
  const surface = surfaces[recipe.look]
  const shadeAt = gradientOf(surface.shades)
  const glow = lightOf(surface.glow)
  const random = seededRandom(recipe.seed + 1)
  const lean = (random() - 0.5) * 0.9
  const ribAt = (random() - 0.5) * 0.3
  const brightest = 0.98 + (random() - 0.5) * 2.2
  const towardsX = Math.cos(brightest) * 0.75
  const towardsY = -Math.sin(brightest) * 0.75
  return (x, y, out) => {
    const tone = 0.48 + x * towardsX + y * towardsY + noise.fractal(x * 1.5, y * 1.5, 2) * 0.3
    if (!surface.leaf) {
      shadeAt(tone, out)
      return
    }
    const fromRib = y - x * lean + ribAt
    const rib = Math.exp(-fromRib * fromRib * 5200)
    const branch = 1 - Math.abs(Math.sin(x * 15 - Math.abs(fromRib) * 13 + noise.at(x * 3, y * 3) * 0.7))
    const veins = clamp(branch * 1.05) ** 14 * 0.5
    const cells = noise.fractal(x * 46, y * 46, 3)
    shadeAt(tone * 0.86 + cells * 0.05 - 0.1 * Math.exp(-fromRib * fromRib * 90), out)
    mixColor(out, glow, clamp(rib * 0.5 + veins * 0.28), out)
  }
}

/** The shadow falls to the lower right; the light that the drop gathers lies inside it. */
function castShadow(canvas: Canvas, drop: Drop): void {
  const { radius } = drop
  visitAround(canvas, { x: drop.x, y: drop.y, reach: radius * 1.7 }, (dx, dy, place) => {
    const distance = lengthOf(dx / radius - 0.2, dy / radius - 0.26)
    const shade = 1 - smoothStep(1.28, 0.72, distance) * 0.52
    if (shade >= 1) return
    for (const channel of channels) {
      canvas.light[place * 3 + channel] = valueAt(canvas.light, place * 3 + channel) * shade
    }
  })
}

function drawDrop(canvas: Canvas, drop: Drop, ground: Ground, glow: Rgb): void {
  const { radius, squash } = drop
  const { pixel } = frameOf(canvas)
  const cos = Math.cos(drop.turn)
  const sin = Math.sin(drop.turn)
  const behind: Rgb = [0, 0, 0]
  const softest = clamp(radius / 0.02)
  visitAround(canvas, { x: drop.x, y: drop.y, reach: radius * 1.2 + pixel }, (dx, dy, place) => {
    const ux = dx / radius
    const uy = dy / radius
    const ex = (ux * cos + uy * sin) * squash
    const ey = (uy * cos - ux * sin) / squash
    const wobble = 1 + 0.035 * Math.sin(Math.atan2(ey, ex) * 2 + drop.wobble)
    const distance = lengthOf(ex, ey) * wobble
    const cover = clamp(((1 - distance) * radius) / pixel + 0.5)
    if (cover <= 0) return
    const within = Math.min(distance, 1)
    // A drop is a strong lens: it shows the ground upside down, squeezed towards its rim.
    const pull = -(0.9 + 2.6 * within * within)
    ground(drop.x + dx + dx * pull + ux * 0.02, drop.y + dy + dy * pull + uy * 0.02, behind)
    const toLight = -(ux * 0.62 + uy * 0.78)
    const inner = mix(1.3, 0.5, smoothStep(-0.95, 0.95, toLight))
    const rim = smoothStep(0.74, 1, within)
    const gathered = Math.exp(-((ux - 0.36) ** 2 + (uy - 0.44) ** 2) * 4.5) * 0.5
    const window =
      Math.max(Math.abs(ux + 0.36) * 1.05, Math.abs(uy + 0.44)) + 0.35 * lengthOf(ux + 0.36, uy + 0.44)
    const spot =
      smoothStep(0.26, 0.12, window) * mix(1.5, 1.25, softest) +
      Math.exp(-((ux + 0.36) ** 2 + (uy + 0.44) ** 2) * 11) * 0.3
    const backlight = rim * smoothStep(0.25, 0.95, -toLight) * 0.4
    const kept = inner * (1 - rim * mix(0.25, 0.5, softest) * smoothStep(-0.5, 0.6, toLight))
    for (const channel of channels) {
      const water = behind[channel] * kept + glow[channel] * (gathered + backlight) + spot
      const at = place * 3 + channel
      canvas.light[at] = mix(valueAt(canvas.light, at), water, cover)
    }
  })
}

/** Water drops on a smooth colored ground or a leaf, seen from close by. */
export function renderDrops(recipe: Recipe<'drops'>): Picture {
  const ground = groundOf(recipe, createNoise(recipe.seed))
  const glow = lightOf(surfaces[recipe.look].glow)
  const canvas = paintCanvas(recipe, ground)
  const drops = layDrops(recipe)
  for (const drop of drops) castShadow(canvas, drop)
  for (const drop of drops) drawDrop(canvas, drop, ground, glow)
  return develop(canvas, { seed: recipe.seed, bloom: 0.06, vignette: 0.12, saturation: 1.06, grain: 0.008 })
}
