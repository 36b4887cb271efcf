import { type Canvas, frameOf, paintCanvas } from '../canvas.ts'
import { gradientOf, mixColor, type Rgb, scaleColor } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { addDot } from '../dots.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'
import { addStars } from '../space/starfield.ts'

const gases: Record<Looks['nebula'], { thin: readonly string[]; dense: readonly string[] }> = {
  rose: {
    thin: ['#03030a', '#0e1230', '#2b2560', '#6a3c86', '#c06a9c'],
    dense: ['#05030a', '#3a1030', '#a32a5c', '#f0708a', '#ffd6c4'],
  },
  teal: {
    thin: ['#02060c', '#08283c', '#127080', '#35b4ac', '#9fe8d8'],
    dense: ['#03050c', '#2a1c1a', '#8a5228', '#e8a45a', '#fff0cc'],
  },
}

/** A bright star with the cross that a telescope's struts draw. */
function addBeacon(canvas: Canvas, x: number, y: number, strength: number, color: Rgb): void {
  const { pixel } = frameOf(canvas)
  addDot(canvas, x, y, 0.004 + strength * 0.0018, color, 3)
  addDot(canvas, x, y, 0.03 * strength, color, 0.1)
  const reach = 0.035 * strength
  const step = Math.max(pixel, 0.0009)
  for (let way = step; way < reach; way += step) {
    const light = (1 - way / reach) ** 2 * 0.55 * (step / 0.0009)
    for (const side of [-way, way]) {
      addDot(canvas, x + side, y, 0.0009, color, light)
      addDot(canvas, x, y + side, 0.0009, color, light)
    }
  }
}

/** A cloud of glowing gas with lanes of dust, in front of and among stars. */
export function renderNebula(recipe: Recipe<'nebula'>): Picture {
  const noise = createNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const { right, bottom } = frameOf(recipe)
  const gas = gases[recipe.look]
  const thinAt = gradientOf(gas.thin)
  const denseAt = gradientOf(gas.dense)
  const core: Rgb = [0, 0, 0]
  const heartX = (random() - 0.5) * 0.8 * right
  const heartY = (random() - 0.5) * 0.7 * bottom
  const lean = random() * Math.PI
  const cos = Math.cos(lean)
  const sin = Math.sin(lean)
  const canvas = paintCanvas(recipe, (x, y, color) => {
    const warpX = noise.fractal(x * 1.9 + 1.7, y * 1.9, 4)
    const warpY = noise.fractal(x * 1.9 + 7.1, y * 1.9 + 3.3, 4)
    const along = (x - heartX) * cos + (y - heartY) * sin + warpX * 0.16
    const across = (y - heartY) * cos - (x - heartX) * sin + warpY * 0.16
    const body = Math.exp(-(along * along * 1.7 + across * across * 5.5))
    const heart = Math.exp(-(along * along * 30 + across * across * 70))
    const billows = noise.fractal(x * 2.4 + warpX * 1.3, y * 2.4 + warpY * 1.3, 6)
    const threads = 1 - Math.abs(noise.fractal(x * 3.1 + warpY * 1.5 + 9, y * 3.1 - warpX * 1.5, 5)) * 3.2
    const filament = Math.max(threads, 0) ** 3
    const lanes = noise.fractal(x * 2.2 + warpX * 1.6 + 20, y * 2.2 + warpY * 1.6 + 5, 6)
    const dust = smoothStep(-0.02, 0.42, lanes + body * 0.1)
    const density = body * clamp(0.42 + billows * 1.25) + filament * body * 0.16
    thinAt(0.06 + density * 0.9 + billows * 0.08 * (0.3 + body), color)
    denseAt(density * 0.72 + heart * 0.22, core)
    mixColor(color, core, smoothStep(0.2, 0.95, body * 0.6 + billows * 0.7 + heart * 0.35), color)
    scaleColor(color, (1 - dust * 0.9) * (0.5 + clamp(density + heart * 0.35) * 0.9))
  })
  addStars(canvas, { seed: recipe.seed + 1, count: 1500 })
  for (let index = 0; index < 9; index += 1) {
    const heat = random()
    const color: Rgb = [mix(0.75, 1.15, heat), 0.92, mix(1.25, 0.7, heat)]
    addBeacon(canvas, (random() * 2 - 1) * right, (random() * 2 - 1) * bottom, 0.35 + random() ** 3, color)
  }
  return develop(canvas, { seed: recipe.seed, tone: 'filmic', exposure: 1.7, bloom: 0.1, grain: 0.012 })
}
