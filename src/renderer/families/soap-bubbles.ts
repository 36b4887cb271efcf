import { type Canvas, frameOf, paintCanvas, valueAt, visitAround } from '../canvas.ts'
import { channels, gradientOf, lightOf, mixColor, type Rgb } from '../color.ts'
import { lengthOf, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise, type Noise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

const places: Record<Looks['soap-bubbles'], { air: readonly string[]; spots: readonly string[] }> = {
  garden: {
    air: ['#7ea84e', '#4f8238', '#2f5c2a', '#1c3d1e'],
    spots: ['#d8e88a', '#a9cf5e', '#f6f2b4', '#6fa04a'],
  },
  sky: { air: ['#3f8fd6', '#79b6e8', '#b5d8f2', '#e8f2f8'], spots: ['#ffffff', '#dcecf8', '#bcdcf4'] },
  dark: { air: ['#0a0c18', '#161430', '#2a1a40', '#100c1c'], spots: ['#5a3f9c', '#2f5fae', '#8a3f7c'] },
}

type Bubble = { x: number; y: number; radius: number; thick: number; turn: number; blur: number }

function blowBubbles(recipe: Recipe<'soap-bubbles'>): Bubble[] {
  const { right, bottom } = frameOf(recipe)
  const random = seededRandom(recipe.seed)
  const bubbles: Bubble[] = []
  const count = 9 + Math.floor(random() * 6)
  for (let attempt = 0; attempt < 90 && bubbles.length < count; attempt += 1) {
    const isMain = bubbles.length === 0
    const radius = isMain ? 0.17 + random() * 0.04 : mix(0.022, 0.11, random() ** 1.8)
    const x = (isMain ? (random() - 0.5) * 0.7 : random() * 2 - 1) * right
    const y = (isMain ? (random() - 0.5) * 0.5 : random() * 2 - 1) * bottom
    const isFree = bubbles.every(
      (other) => lengthOf(other.x - x, other.y - y) > (other.radius + radius) * 1.12,
    )
    if (!isFree) continue
    bubbles.push({
      x,
      y,
      radius,
      thick: 260 + random() * 240,
      turn: random() * 6.28,
      blur: isMain ? 0 : random() ** 2,
    })
  }
  return bubbles
}

const wavelengths: Rgb = [620, 540, 455]

/** What a film of soap in this thickness mirrors: light of a color that fits between its two faces. */
function filmColor(thickness: number, slant: number, out: Rgb): void {
  const way = 2 * 1.33 * thickness * Math.sqrt(1 - (1 - slant * slant) / 1.77)
  for (const channel of channels) out[channel] = Math.sin((Math.PI * way) / wavelengths[channel]) ** 2
}

function drawBubble(canvas: Canvas, bubble: Bubble, glow: Rgb, noise: Noise): void {
  const { x, y, radius } = bubble
  const { pixel } = frameOf(canvas)
  const film: Rgb = [0, 0, 0]
  const soft = Math.max(pixel, bubble.blur * 0.008)
  visitAround(canvas, { x, y, reach: radius + soft * 2 }, (dx, dy, place) => {
    const ux = dx / radius
    const uy = dy / radius
    const away = lengthOf(ux, uy)
    const cover = smoothStep(radius + soft, radius - soft, away * radius)
    if (cover <= 0) return
    const slant = Math.sqrt(Math.max(1 - away * away, 0))
    // The film runs down, so it is thin above and thick below, and swirls in between.
    const swirl = noise.fractal(
      ux * 1.4 + bubble.turn * 5,
      uy * 2.2 + noise.at(ux * 2, uy * 2 + bubble.turn) * 1.2,
      4,
    )
    filmColor(bubble.thick * (1 + uy * 0.45) + swirl * 260, slant, film)
    const mirror = 0.05 + 0.95 * (1 - slant) ** 3
    const rim = smoothStep(0.9, 0.99, away)
    const hot =
      (reflection(ux, uy, bubble.turn, 1) * 1.5 + reflection(-ux, -uy, bubble.turn, 0.62) * 0.6) *
      (1 - bubble.blur * 0.5)
    for (const channel of channels) {
      const at = place * 3 + channel
      const behind = valueAt(canvas.light, at)
      const color = film[channel] * (0.1 + glow[channel]) * mirror * 1.15
      const seen = behind * (1 - mirror * 0.35 - rim * 0.12) + color + hot * (0.8 + 0.2 * film[channel])
      canvas.light[at] = mix(behind, seen, cover * (1 - bubble.blur * 0.25))
    }
  })
}

/** A window in the upper left, bent by the round face; the inner face shows it again, upside down. */
function reflection(ux: number, uy: number, turn: number, size: number): number {
  const lean = Math.sin(turn) * 0.25
  const px = ux * Math.cos(lean) - uy * Math.sin(lean)
  const py = ux * Math.sin(lean) + uy * Math.cos(lean)
  const away = lengthOf(px, py)
  const round = (away - 0.72) / (0.13 * size)
  const angle = Math.atan2(py, px) + 2.3
  const along = Math.abs(angle) / (0.36 * size)
  const bars = smoothStep(0.02, 0.07, Math.abs(angle)) * smoothStep(0.08, 0.2, Math.abs(round))
  return smoothStep(1, 0.75, Math.abs(round)) * smoothStep(1, 0.8, along) * bars
}

/** Soap bubbles that float before a ground far out of focus. */
export function renderSoapBubbles(recipe: Recipe<'soap-bubbles'>): Picture {
  const { right, bottom } = frameOf(recipe)
  const noise = createNoise(recipe.seed)
  const random = seededRandom(recipe.seed + 4)
  const place = places[recipe.look]
  const airAt = gradientOf(place.air)
  const canvas = paintCanvas(recipe, (x, y, color) => {
    airAt(0.5 + y / bottom / 2.4 + noise.fractal(x * 1.3, y * 1.3, 3) * 0.45, color)
  })
  const spots = place.spots.map(lightOf)
  for (let index = 0; index < 46; index += 1) {
    const color = spots[Math.floor(random() * spots.length)] ?? [1, 1, 1]
    const radius = 0.03 + random() * 0.07
    const strength = 0.04 + random() ** 2 * 0.2
    const spot = {
      x: (random() * 2.2 - 1.1) * right,
      y: (random() * 2.2 - 1.1) * bottom,
      reach: radius * 1.2,
    }
    visitAround(canvas, spot, (dx, dy, at) => {
      const cover = smoothStep(1.15, 0.8, lengthOf(dx, dy) / radius) * strength
      for (const channel of channels) {
        canvas.light[at * 3 + channel] = mix(valueAt(canvas.light, at * 3 + channel), color[channel], cover)
      }
    })
  }
  const glow: Rgb = [0, 0, 0]
  mixColor(lightOf(place.spots[0] ?? '#ffffff'), [1, 1, 1], 0.55, glow)
  for (const bubble of blowBubbles(recipe)) drawBubble(canvas, bubble, glow, noise)
  return develop(canvas, { seed: recipe.seed, bloom: 0.1, vignette: 0.14, saturation: 1.05, grain: 0.009 })
}
