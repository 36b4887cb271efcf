import { frameOf, paintCanvas } from '../canvas.ts'
import { gradientOf, scaleColor } from '../color.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

const shades: Record<Looks['metal'], readonly string[]> = {
  steel: ['#2b2b2b', '#6a6a6a', '#a2a2a2', '#d2d2d2', '#f6f6f6'],
  copper: ['#2e1109', '#7a3a20', '#b96a42', '#e3a27a', '#ffe2c8'],
  gold: ['#2f1f06', '#7a5618', '#b98f3a', '#e3c478', '#fff2cc'],
}

/** A sheet of brushed metal: fine scratches along it, soft reflections across it. */
export function renderMetal(recipe: Recipe<'metal'>): Picture {
  const noise = createNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const shadeAt = gradientOf(shades[recipe.look])
  const { right, pixel } = frameOf(recipe)
  const start = random() * 40
  const lean = (random() - 0.5) * 0.5
  const lamps = Array.from({ length: 3 }, (_, index) => ({
    x: ((index + 0.2 + random() * 0.6) / 3) * 2 * right - right,
    width: 0.05 + random() * 0.16,
    light: 0.25 + random() * 0.3,
  }))
  // Scratches finer than a pixel even out to nothing, and would only flicker.
  const finest = Math.min(1, 0.0016 / pixel)
  const canvas = paintCanvas(recipe, (x, y, color) => {
    const brushed =
      noise.fractal(x * 1.6 + start, y * 130, 4) * 0.3 +
      noise.fractal(x * 3.4 + start + 50, y * 420, 2) * 0.42 * finest +
      noise.at(x * 6 + start, y * 900) * 0.22 * finest
    const slanted = x - y * lean
    let light = 0.3 + noise.fractal(slanted * 1.5 + start, 3, 2) * 0.3
    for (const lamp of lamps) {
      const away = (slanted + brushed * 0.05 - lamp.x) / lamp.width
      light += lamp.light / (1 + away * away)
    }
    // A scratch is brighter on one flank than on the other.
    shadeAt(0.1 + light * 0.72 + brushed * (0.16 + light * 0.16), color)
    scaleColor(color, 1 - 0.1 * y)
  })
  return develop(canvas, {
    seed: recipe.seed,
    saturation: recipe.look === 'steel' ? 0 : 1,
    vignette: 0.12,
    bloom: 0.05,
    grain: 0.008,
  })
}
