import { frameOf, paintCanvas, valueAt, visitAround } from '../canvas.ts'
import { channels, gradientOf, lightOf, type Rgb } from '../color.ts'
import { clamp, lengthOf, mix } from '../curves.ts'
import { develop } from '../develop.ts'
import { grainOfFilm, roundTrip, wholeTurns } from '../film/motion.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Evening = { night: readonly string[]; lamps: readonly string[] }

const evenings: Record<Looks['bokeh-lights'], Evening> = {
  warm: {
    night: ['#170b0c', '#331812', '#502a18', '#241112'],
    lamps: ['#ff9a3c', '#ffb95e', '#ffd48a', '#ff7a45', '#ffdc9e', '#ff5a4d'],
  },
  cold: {
    night: ['#060c1c', '#0b1f3f', '#123a66', '#0a1630'],
    lamps: ['#4aa3ff', '#7cc4ff', '#b5e0ff', '#5b6cff', '#59e0e6', '#e2f1ff'],
  },
}

type Lamp = { x: number; y: number; radius: number; color: Rgb; strength: number }

function hangLamps(recipe: Recipe<'bokeh-lights'>): Lamp[] {
  const random = seededRandom(recipe.seed)
  const { right, bottom } = frameOf(recipe)
  const colors = evenings[recipe.look].lamps.map(lightOf)
  const band = (random() - 0.5) * 0.5
  const lamps: Lamp[] = []
  for (let index = 0; index < 170; index += 1) {
    const nearness = random() ** 1.5
    const color = colors[Math.floor(random() * colors.length)]
    if (!color) continue
    // Two draws together crowd the lamps towards a band, as lights along a street do.
    const height = random() + random() - 1
    lamps.push({
      x: (random() * 2.2 - 1.1) * right,
      y: (height * 1.15 + band) * bottom,
      radius: mix(0.014, 0.088, nearness) * (0.85 + 0.3 * random()),
      color,
      strength: mix(0.95, 0.16, nearness ** 0.6) * (0.35 + 0.9 * random() ** 1.6),
    })
  }
  return lamps
}

/** Lamps drift as if the camera swayed, the near ones further, and each breathes in a rhythm of its own. */
function moveLamp(lamp: Lamp, index: number, recipe: Recipe<'bokeh-lights'>): Lamp {
  const random = seededRandom(recipe.seed * 131 + index)
  const sway = roundTrip(recipe.phase, 0.006 + lamp.radius * (0.12 + 0.2 * random()))
  const breath = wholeTurns(recipe.phase, 1 + Math.floor(random() * 2))
  const rest = random() * Math.PI * 2
  const depth = 0.1 + 0.35 * random()
  return {
    ...lamp,
    x: lamp.x + sway.x * 0.6 + sway.y,
    y: lamp.y + sway.x * 0.5,
    strength: lamp.strength * (1 + depth * (Math.sin(breath + rest) - Math.sin(rest))),
  }
}

/** City lights at night, far out of focus. */
export function renderBokehLights(recipe: Recipe<'bokeh-lights'>): Picture {
  const noise = createNoise(recipe.seed)
  const { bottom, pixel } = frameOf(recipe)
  const nightAt = gradientOf(evenings[recipe.look].night)
  const canvas = paintCanvas(recipe, (x, y, color) => {
    nightAt(y / bottom / 2 + 0.5 + noise.fractal(x * 1.6, y * 1.6, 3) * 0.5, color)
  })
  for (const [index, lamp] of hangLamps(recipe).entries()) {
    const { x, y, radius, color, strength } = moveLamp(lamp, index, recipe)
    const soft = Math.max(radius * 0.06, pixel * 1.2)
    visitAround(canvas, { x, y, reach: radius + soft }, (dx, dy, place) => {
      // A lens cuts the discs near the corners into cat's eyes.
      const eye = lengthOf(dx + x * radius * 0.7, dy + y * radius * 0.7)
      const distance = Math.max(lengthOf(dx, dy), eye * 0.97)
      const cover = clamp((radius - distance) / soft + 0.5)
      if (cover <= 0) return
      const ring = 0.72 + 0.5 * clamp(distance / radius) ** 6
      const dust = 1 + 0.1 * noise.at((dx / radius) * 5 + lamp.x * 90, (dy / radius) * 5 + lamp.y * 90)
      const light = cover * ring * dust * strength * 0.6
      for (const channel of channels) {
        const at = place * 3 + channel
        canvas.light[at] = valueAt(canvas.light, at) + color[channel] * light
      }
    })
  }
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: 1.1,
    bloom: 0.08,
    vignette: 0.2,
    grain: recipe.phase === undefined ? 0.014 : grainOfFilm,
  })
}
