import { sampleCanvas } from '../blur.ts'
import { type Canvas, frameOf, paintCanvas, type Size, valueAt, visitAround } from '../canvas.ts'
import { addColor, channels, gradientOf, lightOf, type Rgb } from '../color.ts'
import { clamp, lengthOf, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Street = { air: readonly string[]; lamps: readonly string[]; strength: number }

const streets: Record<Looks['rain-window'], Street> = {
  night: {
    air: ['#0a0c16', '#131526', '#2a1f26', '#120e14'],
    lamps: ['#ff9d45', '#ffc27a', '#ff5b3d', '#ffe0b0', '#ff3b30', '#7fb4ff', '#ffb04a'],
    strength: 1,
  },
  dusk: {
    air: ['#2b4568', '#4a688c', '#6d7f9c', '#26344c'],
    lamps: ['#ffb765', '#ffd9a0', '#ff8f5a', '#ffe9c8', '#ffc27a'],
    strength: 0.85,
  },
  gray: {
    air: ['#b9b9b9', '#9c9c9c', '#6e6e6e', '#4a4a4a'],
    lamps: ['#ffffff', '#f0f0f0'],
    strength: 0.16,
  },
}

/** The street outside, far out of focus: a coarse picture of it is enough. */
function paintStreet(recipe: Recipe<'rain-window'>, size: Size): Canvas {
  const { right, bottom } = frameOf(size)
  const { air, lamps, strength } = streets[recipe.look]
  const random = seededRandom(recipe.seed)
  const noise = createNoise(recipe.seed)
  const airAt = gradientOf(air)
  const street = paintCanvas(size, (x, y, color) => {
    airAt(y / bottom / 2 + 0.5 + noise.fractal(x * 1.8, y * 1.8, 3) * 0.35, color)
  })
  const colors = lamps.map(lightOf)
  for (let index = 0; index < 58; index += 1) {
    const color = colors[Math.floor(random() * colors.length)]
    const x = (random() * 2.2 - 1.1) * right
    const y = ((random() + random() - 1) * 0.9 + 0.12) * bottom
    const radius = 0.028 + random() * 0.042
    const light = strength * (0.1 + 0.65 * random() ** 2)
    if (!color) continue
    visitAround(street, { x, y, reach: radius * 1.3 }, (dx, dy, place) => {
      const cover = smoothStep(1.12, 0.86, lengthOf(dx, dy) / radius)
      const glow: Rgb = [0, 0, 0]
      addColor(glow, color, cover * light)
      for (const channel of channels) {
        street.light[place * 3 + channel] = valueAt(street.light, place * 3 + channel) + glow[channel]
      }
    })
  }
  return street
}

type Drop = { x: number; y: number; radius: number; tall: number; lean: number; phase: number }

/** Many small drops, some large ones, and a few that have run down and left a row of small ones behind. */
function layDrops(recipe: Recipe<'rain-window'>): Drop[] {
  const { right, bottom } = frameOf(recipe)
  const random = seededRandom(recipe.seed + 9)
  const drops: Drop[] = []
  const cell = 0.05
  const cells = new Map<string, Drop[]>()

  function lay(x: number, y: number, radius: number, tall: number): void {
    const column = Math.floor(x / cell)
    const row = Math.floor(y / cell)
    for (let near = 0; near < 9; near += 1) {
      const key = `${column + (near % 3) - 1} ${row + Math.floor(near / 3) - 1}`
      for (const other of cells.get(key) ?? []) {
        if (lengthOf(other.x - x, (other.y - y) / 1.15) < (other.radius + radius) * 1.02) return
      }
    }
    const drop = { x, y, radius, tall, lean: (random() - 0.5) * 0.5, phase: random() * 6.28 }
    drops.push(drop)
    const key = `${column} ${row}`
    cells.set(key, [...(cells.get(key) ?? []), drop])
  }

  for (let run = 0; run < 7; run += 1) {
    const x = (random() * 2 - 1) * right
    const end = (random() * 1.6 - 0.7) * bottom
    const head = 0.013 + random() * 0.009
    lay(x, end, head, 1.5)
    for (let y = end - head * 3; y > -bottom; y -= 0.012 + random() * 0.035) {
      lay(x + (random() - 0.5) * 0.007, y, 0.0022 + random() * 0.0045, 1.25)
    }
  }
  for (let index = 0; index < 2600; index += 1) {
    const size = index < 70 ? 0.5 + 0.5 * random() : random() ** 3.4 * 0.5
    const radius = mix(0.0018, 0.024, size)
    lay((random() * 2.1 - 1.05) * right, (random() * 2.1 - 1.05) * bottom, radius, 1 + random() * 0.22)
  }
  return drops
}

function drawDrop(canvas: Canvas, street: Canvas, drop: Drop): void {
  const { right, bottom, pixel } = frameOf(canvas)
  const scale = street.width / (right * 2)
  const { x, y, radius, tall } = drop
  visitAround(canvas, { x, y, reach: radius * tall * 1.15 + pixel }, (dx, dy, place) => {
    const ux = (dx + dy * drop.lean * 0.12) / radius
    // A hanging drop is wide below and narrow above.
    const uy = dy / (radius * tall)
    const pear = 1 + uy * 0.12
    const distance = lengthOf(ux / pear, uy) * (1 + 0.045 * Math.sin(Math.atan2(uy, ux) * 3 + drop.phase))
    const cover = clamp(((1 - distance) * radius) / pixel + 0.5)
    if (cover <= 0) return
    const within = Math.min(distance, 1)
    // A drop turns the street upside down and shows a wide piece of it.
    const pull = 0.2 + 0.5 * within * within
    const fromX = clamp(x - ux * pull, -right, right)
    const fromY = clamp(y * 0.6 - uy * pull * 0.75, -bottom, bottom)
    const rim = smoothStep(0.6, 1, within)
    const upper = smoothStep(0.2, -0.9, uy)
    const kept = 1.25 - rim * (0.35 + 0.5 * upper)
    const gleam = Math.exp(-((ux + 0.3) ** 2 + (uy + 0.45) ** 2) * 16) * 0.1
    const edge = rim * smoothStep(0.2, 0.9, uy) * 0.1
    for (const channel of channels) {
      const at = place * 3 + channel
      const seen = sampleCanvas(
        street,
        (fromX + right) * scale - 0.5,
        (fromY + bottom) * scale - 0.5,
        channel,
      )
      const water = seen * kept + gleam + edge * (0.3 + seen)
      canvas.light[at] = mix(valueAt(canvas.light, at), water, cover)
    }
  })
}

/** Rain on a window before the lights of a street. */
export function renderRainWindow(recipe: Recipe<'rain-window'>): Picture {
  const unit = Math.sqrt(recipe.width * recipe.height)
  const street = paintStreet(recipe, {
    width: Math.max(Math.round((recipe.width / unit) * 300), 8),
    height: Math.max(Math.round((recipe.height / unit) * 300), 8),
  })
  const noise = createNoise(recipe.seed + 3)
  const { right, bottom } = frameOf(recipe)
  const scale = street.width / (right * 2)
  const canvas = paintCanvas(recipe, (x, y, color) => {
    const mist = 0.012 * (1 + noise.fractal(x * 5, y * 5, 4))
    for (const channel of channels) {
      color[channel] =
        sampleCanvas(street, (x + right) * scale - 0.5, (y + bottom) * scale - 0.5, channel) * 0.86 + mist
    }
  })
  for (const drop of layDrops(recipe)) drawDrop(canvas, street, drop)
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: 1.15,
    bloom: 0.06,
    saturation: recipe.look === 'gray' ? 0 : 1.02,
    vignette: 0.18,
    grain: 0.012,
  })
}
