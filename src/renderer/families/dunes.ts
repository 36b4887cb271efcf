import { type Frame, frameOf, paintCanvas, valueAt } from '../canvas.ts'
import { addColor, lightOf, mixColor, type Rgb } from '../color.ts'
import { clamp, lengthOf, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise, type Noise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'
import { createSky, type SkyLook } from '../sky.ts'

type Hour = { sky: SkyLook; sun: string; shade: string; haze: string }

const hours: Record<Looks['dunes'], Hour> = {
  noon: {
    sky: {
      air: ['#e6e6dc', '#c7dbe6', '#93c0e2', '#5d9bd2', '#3a7cbd', '#2a66a8'],
      sun: { across: -1.2, up: 0.9, color: '#fff4dc', disc: 0, glow: 0.1, halo: 0 },
      clouds: { cover: 0.2, lit: '#ffffff', shade: '#d8dfe6' },
    },
    sun: '#edbf7c',
    shade: '#8a5a36',
    haze: '#e9dcc4',
  },
  dusk: {
    sky: {
      air: ['#ffc98f', '#f9aa86', '#dd8b8f', '#a8749b', '#6f6399', '#474f86'],
      sun: { across: -0.9, up: 0.1, color: '#ffc58a', disc: 0, glow: 0.3, halo: 0 },
      clouds: { cover: 0.26, lit: '#ffb48a', shade: '#8d6b92' },
    },
    sun: '#f08f45',
    shade: '#4e2638',
    haze: '#e9a283',
  },
}

/** One dune: its skyline, and the crest that runs down from its summit and parts light from shade. */
type Dune = { top: Float32Array; near: number; summit: number; base: number; lean: number; seed: number }

const duneCount = 6

function pileDune(recipe: Recipe<'dunes'>, frame: Frame, noise: Noise, index: number): Dune {
  const random = seededRandom(recipe.seed * 17 + index)
  const near = index / (duneCount - 1)
  const base = mix(0.02, 0.6, near ** 1.3) * frame.bottom
  const rise = mix(0.05, 0.24, near ** 0.8) * (0.75 + 0.5 * random())
  const summit = (random() * 1.5 - 0.75) * frame.right
  const spread = mix(0.2, 0.5, near) * (0.8 + 0.5 * random())
  const top = new Float32Array(recipe.width)
  for (let column = 0; column < recipe.width; column += 1) {
    const x = (column + 0.5) * frame.pixel - frame.right
    const away = (x - summit) / spread
    // The windward side climbs slowly, the lee side falls steeply.
    const flank = away < 0 ? Math.exp(-away * away * 0.55) : 1 / (1 + away * away * 1.9)
    const roll = noise.fractal(x * 1.7 + index * 11, index * 3.3, 2) * 0.09 * (0.35 + near)
    top[column] = base - rise * flank - roll
  }
  return { top, near, summit, base, lean: 0.5 + random() * 0.9, seed: index * 31 }
}

/** Sand dunes: lit flanks, shaded flanks, ripples in the sand before the camera. */
export function renderDunes(recipe: Recipe<'dunes'>): Picture {
  const hour = hours[recipe.look]
  const noise = createNoise(recipe.seed)
  const frame = frameOf(recipe)
  const sky = createSky(recipe.seed, hour.sky)
  const sun = lightOf(hour.sun)
  const shade = lightOf(hour.shade)
  const haze = lightOf(hour.haze)
  const dunes = Array.from({ length: duneCount }, (_, index) => pileDune(recipe, frame, noise, index))
  const sand: Rgb = [0, 0, 0]
  const spread = 0.9

  function drawDune(dune: Dune, x: number, y: number, column: number, color: Rgb): void {
    const below = y - valueAt(dune.top, column)
    const cover = clamp(below / frame.pixel + 0.5)
    if (cover <= 0) return
    const depth = Math.max(below, 0)
    const down = Math.max(
      y -
        valueAt(dune.top, clamp(Math.round((dune.summit + frame.right) / frame.pixel), 0, recipe.width - 1)),
      0,
    )
    // The crest winds down towards the viewer like a loose S.
    const bend = noise.fractal(down * 4.2 + dune.seed, dune.seed, 2) * 0.28 * smoothStep(0, 0.2, down)
    const crest = dune.summit + down * dune.lean * 0.55 + bend
    const lee = smoothStep(-0.004 - depth * 0.03, 0.004 + depth * 0.05, x - crest)
    const swell = noise.fractal(x * 2.2 + dune.seed, y * 5, 3)
    const ripples =
      Math.sin(
        (y * 190 + x * 46 + noise.fractal(x * 3, y * 7 + dune.seed, 3) * 9) / mix(0.35, 1, dune.near),
      ) *
      smoothStep(0.25, 1, dune.near) *
      0.075 *
      clamp(depth * 9)
    const lit = clamp(0.92 - lee * 0.86 + swell * 0.22 + ripples * (1 - lee * 0.6) - depth * 0.18)
    mixColor(shade, sun, lit, sand)
    const rim = smoothStep(0.012, 0, depth) * (1 - lee) * 0.1
    addColor(sand, sun, rim + noise.at(x * 300, y * 300) * 0.02)
    mixColor(sand, haze, (1 - dune.near) ** 1.6 * 0.72, sand)
    mixColor(color, sand, cover, color)
  }

  const canvas = paintCanvas(recipe, (x, y, color, place) => {
    const column = place % recipe.width
    let first = dunes.findLastIndex(({ top }) => y - frame.pixel > valueAt(top, column))
    if (first < 0) {
      const up = 0.02 - y * spread
      const length = lengthOf(x * spread, up, 1)
      sky.look((x * spread) / length, up / length, 1 / length, 5, color)
      first = 0
    }
    for (let index = first; index < duneCount; index += 1) {
      const dune = dunes[index]
      if (dune) drawDune(dune, x, y, column, color)
    }
  })
  return develop(canvas, { seed: recipe.seed, vignette: 0.14, grain: 0.011, bloom: 0.05 })
}
