import { frameOf, paintCanvas } from '../canvas.ts'
import { gradientOf, lightOf, mixColor, type Rgb, scaleColor } from '../color.ts'
import { clamp, lengthOf, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { hashBits, seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

const blades: Record<Looks['leaf'], { flesh: readonly string[]; vein: string }> = {
  green: { flesh: ['#0f3a12', '#2a6a1c', '#4f9a28', '#86c43e', '#c3e26a'], vein: '#dff2a0' },
  autumn: { flesh: ['#5a1408', '#a8300e', '#dd6a14', '#f2a52c', '#f8d468'], vein: '#fbe7a4' },
}

/** How far a point lies from the border between two cells of a net, in widths of a cell. */
function createNet(seed: number): (x: number, y: number) => number {
  return (x, y) => {
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    let nearest = 9
    let nearestX = 0
    let nearestY = 0
    let second = 9
    let secondX = 0
    let secondY = 0
    for (let row = cellY - 1; row <= cellY + 1; row += 1) {
      for (let column = cellX - 1; column <= cellX + 1; column += 1) {
        const bits = hashBits(column, row, seed)
        const dx = column + (bits & 0xffff) / 65536 - x
        const dy = row + (bits >>> 16) / 65536 - y
        const away = dx * dx + dy * dy
        if (away < nearest) {
          second = nearest
          secondX = nearestX
          secondY = nearestY
          nearest = away
          nearestX = dx
          nearestY = dy
        } else if (away < second) {
          second = away
          secondX = dx
          secondY = dy
        }
      }
    }
    return (second - nearest) / (2 * lengthOf(secondX - nearestX, secondY - nearestY) + 1e-6)
  }
}

/** A leaf against the light, so near that its veins fill the frame. */
export function renderLeaf(recipe: Recipe<'leaf'>): Picture {
  const { pixel } = frameOf(recipe)
  const noise = createNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const blade = blades[recipe.look]
  const fleshAt = gradientOf(blade.flesh)
  const vein = lightOf(blade.vein)
  const net = createNet(recipe.seed)
  const fineNet = createNet(recipe.seed + 1)
  const angle = -0.9 + random() * 0.7
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const offset = (random() - 0.5) * 0.3
  const spacing = 0.15 + random() * 0.05
  const lean = 0.75 + random() * 0.4
  const brightX = (random() - 0.5) * 0.6
  const brightY = (random() - 0.5) * 0.4
  const tint: Rgb = [0, 0, 0]

  function stroke(away: number, width: number): number {
    const drawn = Math.max(width, pixel * 0.8)
    return Math.exp(-((away / drawn) ** 2)) * Math.min(1, width / drawn)
  }

  const canvas = paintCanvas(recipe, (x, y, color) => {
    const along = x * cos + y * sin
    const across = y * cos - x * sin + offset + noise.at(along * 1.4, 2) * 0.03
    const side = across < 0 ? 0.5 : 0
    const out = Math.abs(across)
    const wobbleX = noise.fractal(x * 7, y * 7, 3) * 0.018
    const wobbleY = noise.fractal(x * 7 + 30, y * 7, 3) * 0.018
    // Side veins leave the rib at a slant and bend towards the tip.
    const phase = (along - out * lean - out * out * 0.5 + wobbleX) / spacing + side
    const branch = Math.abs(phase - Math.round(phase)) * spacing
    const rib = stroke(across, 0.0085)
    const ribs = stroke(branch, 0.0042 * (1 - clamp(out * 0.7)))
    // Between them runs a net, in it a finer one, and in that the finest.
    const fields = smoothStep(0.045, 0, net(phase * 2.1 + wobbleY * 9, out / 0.055 + wobbleX * 9 + side * 20))
    const meshes = smoothStep(0.06, 0, net((x + wobbleX) * 42, (y + wobbleY) * 42))
    const fine = smoothStep(0.1, 0, fineNet((x + wobbleY) * 120, (y + wobbleX) * 120))
    const light = 0.62 - lengthOf(x - brightX, y - brightY) * 0.62 + noise.fractal(x * 2, y * 2, 3) * 0.22
    const ribShade = Math.exp(-out * 26) * 0.1 + Math.exp(-branch * 60) * 0.05
    const cells = noise.fractal(x * 190, y * 190, 2) * 0.07
    fleshAt(light + cells - ribShade - meshes * 0.05, color)
    if (recipe.look === 'autumn')
      scaleColor(color, 1 - smoothStep(0.2, 0.5, noise.fractal(x * 5, y * 5, 4)) * 0.4)
    mixColor(color, vein, clamp(rib * 0.85 + ribs * 0.7 + fields * 0.3 + meshes * 0.2 + fine * 0.1), tint)
    mixColor(color, tint, 0.35 + 0.65 * clamp(light + 0.25), color)
  })
  return develop(canvas, { seed: recipe.seed, vignette: 0.2, saturation: 1.05, bloom: 0.04, grain: 0.01 })
}
