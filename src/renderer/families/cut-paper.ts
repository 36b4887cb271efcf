import { frameOf, paintCanvas, paintField, valueAt } from '../canvas.ts'
import { gradientOf, scaleColor } from '../color.ts'
import { clamp, mix } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

/** From the deepest sheet to the one on top. */
const sheets: Record<Looks['cut-paper'], readonly string[]> = {
  white: ['#dcdcdc', '#e6e6e6', '#eeeeee', '#f5f5f5', '#fbfbfb'],
  pastel: ['#7fa3b8', '#a9c6cf', '#d5e0d8', '#f2dccb', '#f0bda9', '#e79d92'],
  ocean: ['#062a4a', '#0c4a73', '#1a739c', '#4aa3bf', '#93ccd6', '#d8eef0'],
}

const layers = 7
const thickness = 0.011
const looks = 14

// Where to look for walls: on rings around a place, of which the inner ones weigh more.
const around = [0.004, 0.01, 0.019, 0.03].flatMap((away, ring) =>
  Array.from({ length: 8 }, (_, turn) => ({
    x: Math.cos((turn + ring * 0.5) * 0.7854) * away,
    y: Math.sin((turn + ring * 0.5) * 0.7854) * away,
    weight: (4 - ring) / 80,
  })),
)

/** Sheets of paper with wavy edges, one above the other, lit from the upper left. */
export function renderCutPaper(recipe: Recipe<'cut-paper'>): Picture {
  const { width, height } = recipe
  const noise = createNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const { pixel } = frameOf(recipe)
  const colorAt = gradientOf(sheets[recipe.look])
  const angle = random() * Math.PI * 2
  const rise = 0.5 + random() * 1.1
  const cos = Math.cos(angle) * rise
  const sin = Math.sin(angle) * rise
  const waves = 1.5 + random() * 0.6

  // Which sheet lies on top: whole numbers are the edges.
  const levels = paintField(recipe, (x, y) => {
    const warp = noise.fractal(x * 1.2 + 5, y * 1.2, 2)
    const land = noise.fractal(x * waves + warp, y * waves + warp * 0.7, 2) * 1.05
    return clamp((0.5 + (x * cos + y * sin) * 0.62 + land) * layers, 0.02, layers - 0.02)
  })

  function levelAt(column: number, row: number): number {
    const inColumn = clamp(Math.round(column), 0, width - 1)
    const inRow = clamp(Math.round(row), 0, height - 1)
    return valueAt(levels, inRow * width + inColumn)
  }

  /** How much light the sheets above let through: from the lamp, step by step, and from all around. */
  function lightOn(column: number, row: number, sheet: number): number {
    let dark = 0
    for (let look = 1; look <= looks; look += 1) {
      const way = (look / looks) ** 1.3 * 0.1
      const above = Math.floor(levelAt(column - (way * 0.62) / pixel, row - (way * 0.78) / pixel)) - sheet
      if (above <= 0) continue
      dark = Math.max(dark, clamp((above * thickness * 3.4 - way) / (0.006 + way * 0.9)))
    }
    let walled = 0
    for (const { x, y, weight } of around) {
      const above = Math.floor(levelAt(column + x / pixel, row + y / pixel)) - sheet
      if (above > 0) walled += weight
    }
    return 1 - dark * 0.42 - walled * 0.34
  }

  /** The cut itself catches light. */
  function rimAt(inside: number, steep: number): number {
    return clamp(1 - inside / steep / 2) * 0.05
  }

  const canvas = paintCanvas(recipe, (x, y, color, place) => {
    const column = place % width
    const row = (place - column) / width
    const level = valueAt(levels, place)
    const right = levelAt(column + 1, row)
    const below = levelAt(column, row + 1)
    const steep = Math.max(Math.abs(right - level) + Math.abs(below - level), 1e-5)
    const edge = Math.round(level)
    // Along an edge a pixel shows some of both sheets, each in its own light.
    const cover = edge > 0 && edge < layers ? clamp((level - edge) / steep + 0.5) : level < edge ? 0 : 1
    const sheet = cover > 0 ? edge : edge - 1
    colorAt((edge - 1 + cover) / (layers - 1), color)
    const above = cover > 0 ? lightOn(column, row, sheet) + rimAt(level - edge, steep) : 0
    const under = cover < 1 ? lightOn(column, row, edge - 1) : 0
    const tooth = noise.fractal(x * 140, y * 140, 3) * 0.03 + noise.fractal(x * 22, y * 22, 2) * 0.015
    scaleColor(color, mix(under, above, cover) * (1 + tooth) * (1.02 - 0.1 * (x + y)))
  })
  return develop(canvas, {
    seed: recipe.seed,
    saturation: recipe.look === 'white' ? 0 : 1,
    vignette: 0.06,
    grain: 0.006,
  })
}
