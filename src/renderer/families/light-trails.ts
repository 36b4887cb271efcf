import { type Canvas, type Frame, frameOf, paintCanvas } from '../canvas.ts'
import { addColor, gradientOf, lightOf, mixColor, type Rgb } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { addDot } from '../dots.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

const skies: Record<Looks['light-trails'], { air: readonly string[]; land: string; road: string }> = {
  night: { air: ['#04060f', '#0a1024', '#1b1c38', '#3a2f45'], land: '#040509', road: '#0b0c11' },
  dusk: { air: ['#16295c', '#3b4f8c', '#9a6f93', '#f0a277'], land: '#0a0d1a', road: '#1b1e2b' },
}

/** A road that bends: how far its middle lies to the side at a distance, in meters. */
type Road = { horizon: number; eye: number; bend: number; sway: number; phase: number; zoom: number }

function middleAt(road: Road, distance: number): number {
  const far = distance / 100
  return road.bend * far * far * 14 + road.sway * Math.sin(far * 2.2 + road.phase) * far * 5
}

function screenX(road: Road, aside: number, distance: number): number {
  return ((middleAt(road, distance) - middleAt(road, 6) * 0.9 + aside) / distance) * road.zoom
}

function screenY(road: Road, above: number, distance: number): number {
  return road.horizon + ((road.eye - above) / distance) * road.zoom
}

const white: readonly string[] = ['#fff3dc', '#ffe2b0', '#f4f6ff']
const red: readonly string[] = ['#ff2a18', '#ff4a1c', '#ff1a2e']

/** The lamps of one car while it drives past; it may have come or gone while the shutter was open. */
function drawCar(canvas: Canvas, road: Road, lane: number, frame: Frame, random: () => number): void {
  const isComing = lane > 0
  const colors = isComing ? white : red
  const color = lightOf(colors[Math.floor(random() * colors.length)] ?? '#ffffff')
  const aside = lane * 3.3 + (random() - 0.5) * 1.3
  const above = isComing ? 0.62 + random() * 0.2 : 0.75 + random() * 0.35
  const nearest = random() < 0.7 ? 4 : 8 + random() * 25
  const farthest = random() < 0.6 ? 420 : 60 + random() * 200
  const strength = 0.3 + random() * 0.6
  const amber = !isComing && random() < 0.2
  for (const half of [-0.72, 0.72]) {
    let distance = nearest
    while (distance < farthest) {
      const x = screenX(road, aside + half, distance)
      const y = screenY(road, above, distance)
      const radius = Math.max((0.075 / distance) * road.zoom, 0.0011)
      const step = Math.max(radius * 0.4, frame.pixel * 0.45)
      if (y < frame.bottom + radius && Math.abs(x) < frame.right + radius) {
        const near = Math.min(1, distance / 14)
        addDot(canvas, x, y, radius, color, strength * 0.34 * (0.45 + 0.55 * near) * (step / (radius * 0.4)))
        if (amber && Math.floor(distance / 3) % 2 === 0)
          addDot(canvas, x + half * 0.004, y - 0.004, radius * 0.7, [1, 0.45, 0.05], 0.3)
      }
      // One step on the screen is a longer way the farther it lies.
      const next = screenY(road, above, distance * 1.01)
      const speed = Math.max(
        Math.abs(next - y) + Math.abs(screenX(road, aside + half, distance * 1.01) - x),
        1e-6,
      )
      distance *= 1 + clamp((0.01 * step) / speed, 0.0004, 0.05)
    }
  }
}

/** Lamps along both sides, and the far lights of a town at the horizon. */
function drawLamps(canvas: Canvas, road: Road, frame: Frame, random: () => number): void {
  const lamp: Rgb = [1, 0.72, 0.4]
  for (let distance = 22; distance < 420; distance *= 1.22) {
    for (const side of [-9.5, 9.5]) {
      const x = screenX(road, side, distance)
      const y = screenY(road, 9.5, distance)
      const foot = screenY(road, 0, distance)
      const radius = Math.max((0.13 / distance) * road.zoom, 0.0013)
      const post: Rgb = [0.02, 0.02, 0.024]
      for (let way = y; way < foot; way += frame.pixel * 0.7)
        addDot(canvas, x, way, 0.09 * (road.zoom / distance), post, 0.3)
      addDot(canvas, x, y, radius, lamp, 3.2)
      addDot(canvas, x, y, radius * 9, lamp, 0.07)
      addDot(canvas, x, foot, radius * 26, lamp, 0.012)
    }
  }
  for (let index = 0; index < 150; index += 1) {
    const x = (random() * 2.1 - 1.05) * frame.right
    const y = road.horizon - 0.003 - random() ** 3 * 0.035
    mixColor([1, 0.62, 0.3], [0.7, 0.85, 1], random(), lamp)
    addDot(canvas, x, y, 0.0014 + random() * 0.002, lamp, 0.3 + random() * 0.9)
  }
}

/** A motorway after sunset, exposed for so long that the cars have become lines of light. */
export function renderLightTrails(recipe: Recipe<'light-trails'>): Picture {
  const frame = frameOf(recipe)
  const random = seededRandom(recipe.seed)
  const noise = createNoise(recipe.seed)
  const sky = skies[recipe.look]
  const airAt = gradientOf(sky.air)
  const land = lightOf(sky.land)
  const asphalt = lightOf(sky.road)
  const side = random() < 0.5 ? -1 : 1
  const road: Road = {
    horizon: -frame.bottom * (0.18 + random() * 0.16),
    eye: 6.5 + random() * 3,
    bend: side * (0.5 + random() * 1.1),
    sway: (random() - 0.5) * 1.6,
    phase: random() * 6,
    zoom: 0.95,
  }
  const canvas = paintCanvas(recipe, (x, y, color) => {
    const ridge = road.horizon - 0.012 - Math.max(noise.fractal(x * 2.3, 4, 4), -0.1) * 0.075
    if (y < ridge) {
      const up = clamp((y + frame.bottom) / (ridge + frame.bottom))
      airAt(up + noise.fractal(x * 1.5 + 7, y * 4.5, 4) * 0.16 * up, color)
      return
    }
    if (y < road.horizon + 0.001) {
      mixColor(land, land, 0, color)
      return
    }
    const distance = (road.eye * road.zoom) / (y - road.horizon)
    const aside = (x * distance) / road.zoom - middleAt(road, distance) + middleAt(road, 6) * 0.9
    const isRoad = smoothStep(8.8, 8.4, Math.abs(aside))
    const rough = noise.fractal(x * 90, y * 90, 2) * 0.25
    mixColor(land, asphalt, isRoad, color)
    const near = clamp(30 / distance)
    const glow = Math.exp(-((aside / 5.5) ** 2)) * 0.022 * isRoad * mix(1, 0.45, near)
    addColor(color, aside > 0 ? [1, 0.85, 0.6] : [1, 0.16, 0.08], glow * (1 + rough))
    const isEdge = Math.abs(Math.abs(aside) - 7.9) < 0.09 + distance * 0.0006 || Math.abs(aside) < 0.1
    const isDash = Math.abs(Math.abs(aside) - 3.9) < 0.08 + distance * 0.0006 && distance % 12 < 5
    if (isEdge || isDash) addColor(color, [0.9, 0.85, 0.78], 0.05 * smoothStep(160, 20, distance))
  })
  drawLamps(canvas, road, frame, random)
  for (let car = 0; car < 26; car += 1) {
    const lane = car % 4 < 2 ? 0.62 : 1.78
    drawCar(canvas, road, car % 2 === 0 ? lane : -lane, frame, random)
  }
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: 1.35,
    bloom: 0.2,
    vignette: 0.15,
    grain: 0.013,
  })
}
