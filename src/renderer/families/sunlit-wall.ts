import { blurCanvas, sampleCanvas } from '../blur.ts'
import { type Canvas, frameOf, paintCanvas, paintField, type Size } from '../canvas.ts'
import { lightOf, mixColor, type Rgb, scaleColor } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { addDot } from '../dots.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'
import { createSlopes, type Slope } from '../relief.ts'

const walls: Record<Looks['sunlit-wall'], { plaster: string; sun: string; shade: string }> = {
  cream: { plaster: '#f3ead9', sun: '#fff0d6', shade: '#b9b2b4' },
  terracotta: { plaster: '#d99a7c', sun: '#fff0dc', shade: '#b3a6ae' },
  gray: { plaster: '#dedede', sun: '#ffffff', shade: '#a4a4a4' },
}

const shadow: Rgb = [1, 0, 0]

/** The edge of a shadow is soft, so a coarse picture of it is enough at any size of the wall. */
function shadowSheet({ width, height }: Size): Canvas {
  const unit = Math.sqrt(width * height)
  const columns = Math.max(Math.round((width / unit) * 420), 8)
  const rows = Math.max(Math.round((height / unit) * 420), 8)
  return { width: columns, height: rows, light: new Float32Array(columns * rows * 3) }
}

type Frond = { x: number; y: number; angle: number; bend: number; length: number; leaflets: number }

/** A palm frond: a bent stalk with narrow blades to both sides, shorter towards its tip. */
function drawFrond(sheet: Canvas, frond: Frond, random: () => number): void {
  for (let way = 0; way < 1; way += 0.006) {
    const turn = frond.angle + frond.bend * way * 0.5
    const away = way * frond.length
    addDot(sheet, frond.x + Math.cos(turn) * away, frond.y + Math.sin(turn) * away, 0.0065, shadow, 0.6)
  }
  for (let index = 0; index <= frond.leaflets; index += 1) {
    const share = index / frond.leaflets
    const turn = frond.angle + frond.bend * share
    const x = frond.x + Math.cos(frond.angle + frond.bend * share * 0.5) * share * frond.length
    const y = frond.y + Math.sin(frond.angle + frond.bend * share * 0.5) * share * frond.length
    if (share < 0.12) continue
    const reach = frond.length * 0.42 * Math.sin(Math.PI * (0.14 + 0.8 * share)) ** 0.8
    for (const side of [-1, 1]) {
      const spread = turn + side * (mix(1.15, 0.5, share) + (random() - 0.5) * 0.16)
      const droop = side * (random() - 0.2) * 0.35
      drawBlade(sheet, x, y, spread, droop, reach * (0.85 + random() * 0.3))
    }
  }
}

function drawBlade(sheet: Canvas, x: number, y: number, angle: number, droop: number, reach: number): void {
  const steps = 30
  for (let step = 0; step < steps; step += 1) {
    const share = step / steps
    const turn = angle - droop * share
    const width = 0.0115 * Math.sin(Math.PI * (0.08 + 0.92 * share)) ** 0.7
    addDot(sheet, x + Math.cos(turn) * reach * share, y + Math.sin(turn) * reach * share, width, shadow, 0.9)
  }
}

/** The light of a window with bars, thrown at a slant. */
function paneLight(u: number, v: number, columns: number, rows: number): number {
  const soft = 0.012
  const outside = Math.max(Math.abs(u) - 0.36, Math.abs(v) - 0.42)
  const opening = smoothStep(soft, -soft, outside)
  const bar = (value: number, count: number, span: number) => {
    const cell = ((value / span + 1) / 2) * count
    const off = Math.abs(cell - Math.round(cell)) * ((span * 2) / count)
    return smoothStep(0.008, 0.008 + soft * 2, off)
  }
  return opening * bar(u, columns, 0.36) * bar(v, rows, 0.42)
}

/** A plastered wall on which the sun throws a window and the shadow of a palm. */
export function renderSunlitWall(recipe: Recipe<'sunlit-wall'>): Picture {
  const { right, bottom, pixel } = frameOf(recipe)
  const noise = createNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const wall = walls[recipe.look]
  const plaster = lightOf(wall.plaster)
  const sun = lightOf(wall.sun)
  const shade = lightOf(wall.shade)
  scaleColor(shade, 0.6)
  const side = random() < 0.5 ? -1 : 1
  const windowX = -side * right * (0.05 + random() * 0.2)
  const windowY = (random() - 0.5) * 0.12
  const shear = side * (0.3 + random() * 0.25)
  const columns = 2 + Math.floor(random() * 2)
  const hasBars = random() < 0.6

  const near = shadowSheet(recipe)
  const far = shadowSheet(recipe)
  const fronds = 3
  for (let index = 0; index < fronds; index += 1) {
    const towards = side > 0 ? Math.PI : 0
    const frond = {
      x: side * Math.min(right + 0.08, 0.66),
      y: mix(-0.75, 1, (index + random() * 0.5) / fronds) * bottom,
      angle: towards + (random() - 0.3) * side * 0.7,
      bend: side * -(0.15 + random() * 0.4),
      length: 0.62 + random() * 0.25,
      leaflets: 17 + Math.floor(random() * 5),
    }
    drawFrond(index % 2 === 0 ? near : far, frond, random)
  }
  const sharp = blurCanvas(near, 1)
  const soft = blurCanvas(far, 4)
  const scale = near.width / recipe.width

  const relief = paintField(recipe, (x, y) => {
    const strokes = noise.fractal(x * 9 + noise.at(x * 3, y * 3) * 2, y * 14, 4) * 0.001
    return strokes + noise.fractal(x * 60, y * 60, 4) * 0.0003
  })
  const slopeAt = createSlopes(recipe, relief)
  const slope: Slope = { x: 0, y: 0 }
  const canvas = paintCanvas(recipe, (x, y, color, place) => {
    const column = ((x + right) / pixel) * scale - 0.5
    const row = ((y + bottom) / pixel) * scale - 0.5
    const leaf =
      (1 - clamp(sampleCanvas(sharp, column, row, 0))) *
      (1 - clamp(sampleCanvas(soft, column, row, 0)) * 0.85)
    const u = x - windowX + (y - windowY) * shear
    const pane = hasBars ? paneLight(u, y - windowY + u * 0.12, columns, 3) : slantLight(u, y)
    slopeAt(place, slope)
    const graze = 1 + clamp((slope.x * side * 1.1 + slope.y) * 6, -0.35, 0.35)
    const lit = pane * (0.06 + 0.94 * leaf)
    const stain = 1 + noise.fractal(x * 1.7 + 30, y * 1.7, 4) * 0.1
    // Light that the lit part throws back warms the shade beside it.
    for (let at = 0; at < 3; at += 1) {
      const light = (shade[at] ?? 0) * (0.92 + 0.16 * graze * 0.5) + (sun[at] ?? 0) * lit * 0.72 * graze
      color[at] = (plaster[at] ?? 0) * light * stain
    }
    mixColor(color, plaster, 0.02, color)
  })
  return develop(canvas, {
    seed: recipe.seed,
    saturation: recipe.look === 'gray' ? 0 : 1.04,
    exposure: 1.12,
    vignette: 0.14,
    grain: 0.009,
  })

  /** Without bars the sun falls through an open door: one slanted edge on either side. */
  function slantLight(u: number, y: number): number {
    return smoothStep(0.47, 0.44, Math.abs(u - 0.05)) * smoothStep(-bottom * 1.4, -bottom * 0.6, y + 0.3)
  }
}
