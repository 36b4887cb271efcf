import { type Frame, frameOf, paintCanvas, valueAt } from '../canvas.ts'
import { addColor, gradientOf, lightOf, mixColor, type Rgb } from '../color.ts'
import { clamp, lengthOf, mix } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise, type Noise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'
import { createSky, type SkyLook } from '../sky.ts'

type Morning = { sky: SkyLook; ranges: readonly string[]; mist: string; glow: number }

const mornings: Record<Looks['hills'], Morning> = {
  dawn: {
    sky: {
      air: ['#ffd79a', '#ffcf95', '#f9bb8e', '#e3a598', '#b29aac', '#8c93b5'],
      sun: { across: 0.16, up: 0.1, color: '#ffd99a', disc: 0.0003, glow: 0.42, halo: 0.9 },
      clouds: { cover: 0.24, lit: '#ffd9b0', shade: '#d49a92' },
    },
    ranges: ['#f2bd8b', '#d9996f', '#b0734f', '#7d4c37', '#4a2c24', '#1d1210'],
    mist: '#ffd9a6',
    glow: 0.5,
  },
  blue: {
    sky: {
      air: ['#e6eff5', '#d3e3ef', '#b3cfe6', '#8fb6da', '#6c9acb', '#4f80b8'],
      sun: { across: -0.5, up: 0.5, color: '#fff3df', disc: 0, glow: 0.14, halo: 0 },
      clouds: { cover: 0.32, lit: '#ffffff', shade: '#b9cadb' },
    },
    ranges: ['#c3d6e4', '#9bb9cf', '#7197b3', '#487391', '#2a506b', '#10283a'],
    mist: '#dfebf3',
    glow: 0.08,
  },
}

const rangeCount = 8

/** For each column of the picture where the ground of a range ends, and where its trees do. */
type Range = { ground: Float32Array; top: Float32Array }

function raiseRange(recipe: Recipe<'hills'>, frame: Frame, noise: Noise, index: number): Range {
  const near = index / (rangeCount - 1)
  const random = seededRandom(recipe.seed * 31 + index)
  // The lie of the land is one draw for the whole picture: broad and low, or steep and high.
  const land = seededRandom(recipe.seed + 5)()
  const base = mix(0.14 - land * 0.34, 0.86, near ** 1.35) * frame.bottom
  const height = mix(0.06 + land * 0.07, 0.115, near)
  const ground = new Float32Array(recipe.width)
  for (let column = 0; column < recipe.width; column += 1) {
    const x = (column + 0.5) * frame.pixel - frame.right
    const along = x * mix(3.1, 1.5, near) + index * 13.7
    ground[column] =
      base - (noise.fractal(along, index * 5.1, 7) * 1.5 + noise.at(along * 0.45, index + 40) * 0.55) * height
  }
  const top = ground.slice()
  if (near > 0.4) plantTrees({ ground, top }, frame, random, (near - 0.4) / 0.6)
  return { ground, top }
}

/** Raises the skyline into the pointed tops of firs. */
function plantTrees(
  { ground, top }: Range,
  { right, pixel }: Frame,
  random: () => number,
  near: number,
): void {
  const grown = mix(0.006, 0.05, near * near)
  for (let x = -right; x < right; x += grown * (0.06 + 0.3 * random())) {
    const tall = grown * (0.35 + 0.75 * random())
    const wide = tall * 0.19
    const foot = ground[Math.floor((x + right) / pixel)]
    if (foot === undefined) continue
    const jag = random() * 9
    for (
      let column = Math.floor((x - wide + right) / pixel);
      column <= (x + wide + right) / pixel;
      column += 1
    ) {
      const old = top[column]
      if (old === undefined) continue
      const inward = clamp(1 - Math.abs((column + 0.5) * pixel - right - x) / wide)
      const bough = 0.86 + 0.14 * Math.sin(inward * 22 + jag)
      top[column] = Math.min(old, foot + tall * 0.12 - tall * inward ** 0.9 * bough)
    }
  }
}

/** Ranges of hills, one behind the other, with mist in the valleys. */
export function renderHills(recipe: Recipe<'hills'>): Picture {
  const morning = mornings[recipe.look]
  const noise = createNoise(recipe.seed)
  const frame = frameOf(recipe)
  const random = seededRandom(recipe.seed)
  const { sun } = morning.sky
  const sky = createSky(recipe.seed, {
    ...morning.sky,
    sun: { ...sun, across: sun.across + (random() - 0.5) * 0.8, up: sun.up + random() * 0.09 },
    clouds: { ...morning.sky.clouds, cover: morning.sky.clouds.cover + (random() - 0.4) * 0.24 },
  })
  const rangeAt = gradientOf(morning.ranges)
  const mist = lightOf(morning.mist)
  const ranges = Array.from({ length: rangeCount }, (_, index) => raiseRange(recipe, frame, noise, index))
  const tint: Rgb = [0, 0, 0]
  const spread = 0.85

  function drawRange(
    { ground, top }: Range,
    index: number,
    x: number,
    y: number,
    column: number,
    color: Rgb,
  ): void {
    const cover = clamp((y - valueAt(top, column)) / frame.pixel + 0.5)
    if (cover <= 0) return
    const below = Math.max(y - valueAt(ground, column), 0)
    const near = index / (rangeCount - 1)
    rangeAt(near, tint)
    const woods = noise.fractal(x * mix(60, 24, near), y * mix(90, 36, near) + index * 9, 3) * 0.09
    const drift = noise.fractal(x * 3 + index * 7, y * 9, 4) * 0.22
    const haze = clamp(below * mix(7.5, 2.6, near) + drift) * mix(0.72, 0.3, near)
    mixColor(tint, mist, clamp(haze + woods * (1 - near)), tint)
    const fromSunX = x * spread - sky.sun[0] / sky.sun[2]
    const fromSunY = -0.02 - y * spread - sky.sun[1] / sky.sun[2]
    addColor(
      tint,
      sky.sunColor,
      Math.exp(-lengthOf(fromSunX, fromSunY) * 4) * morning.glow * (1 - near * 0.75),
    )
    mixColor(color, tint, cover, color)
  }

  const canvas = paintCanvas(recipe, (x, y, color, place) => {
    const column = place % recipe.width
    const up = -0.02 - y * spread
    const length = lengthOf(x * spread, up, 1)
    let first = ranges.findLastIndex(({ top }) => y - frame.pixel > valueAt(top, column))
    if (first < 0) {
      sky.look((x * spread) / length, up / length, 1 / length, 5, color)
      first = 0
    }
    for (let index = first; index < rangeCount; index += 1) {
      const range = ranges[index]
      if (range) drawRange(range, index, x, y, column, color)
    }
  })
  return develop(canvas, { seed: recipe.seed, bloom: 0.08, vignette: 0.14, grain: 0.011 })
}
