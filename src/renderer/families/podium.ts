import { frameOf } from '../canvas.ts'
import { lightOf, mixColor, type Rgb } from '../color.ts'
import { clamp, lengthOf, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'
import { photograph } from '../studio/photograph.ts'
import type { Material, Prop, Scene } from '../studio/scene.ts'
import { archFrame, archPanel, ball, drum, sweep } from '../studio/solids.ts'

type Palette = {
  ground: string
  arch: string
  niche: string
  step: string
  stage: string
  accent: string
  sun: string
  /** Light from everywhere else: it colors the shadows. */
  room: string
}

const palettes: Record<Looks['podium'], Palette> = {
  pink: {
    ground: '#f9d2cb',
    arch: '#f4b9b0',
    niche: '#fbdcd6',
    step: '#fde6e0',
    stage: '#fff4f0',
    accent: '#e88d80',
    sun: '#fff1e6',
    room: '#ffeaf0',
  },
  sage: {
    ground: '#ccd6c6',
    arch: '#adc0a4',
    niche: '#dbe3d4',
    step: '#ebeee4',
    stage: '#f7f6ec',
    accent: '#5f8763',
    sun: '#fff4e0',
    room: '#eaf4f2',
  },
  sand: {
    ground: '#f0dabb',
    arch: '#e3c197',
    niche: '#f3e1c6',
    step: '#f6e7d1',
    stage: '#fdf5e9',
    accent: '#c4814b',
    sun: '#ffeed6',
    room: '#fbeef0',
  },
}

function matte(hex: string): Material {
  return { color: lightOf(hex), gloss: 0.22 }
}

function polished(hex: string): Material {
  return { color: lightOf(hex), gloss: 0.85 }
}

function steps(random: () => number, palette: Palette): Prop[] {
  const bevel = 0.045
  const lower = 1.28 + random() * 0.2
  const upper = lower - 0.34 - random() * 0.14
  const lowTop = 0.26 + random() * 0.12
  const highTop = lowTop + 0.26 + random() * 0.14
  return [
    {
      solid: drum({ x: 0, z: 0, radius: lower, bottom: 0, top: lowTop, bevel }),
      material: matte(palette.step),
    },
    {
      solid: drum({ x: 0, z: 0, radius: upper, bottom: lowTop, top: highTop, bevel }),
      material: matte(palette.stage),
    },
  ]
}

/** An arch, alone or with a niche or a second arch in it. */
function arches(random: () => number, palette: Palette): Prop[] {
  const radius = 1.62 + random() * 0.22
  const thickness = 0.2 + random() * 0.2
  const shape = {
    x: 0,
    spring: 1.1 + random() * 0.2,
    radius,
    front: -1.25,
    back: -1.9,
    thickness,
    bevel: 0.05,
  }
  const frame: Prop = { solid: archFrame(shape), material: matte(palette.arch) }
  const kind = random()
  if (kind < 0.3) return [frame]
  // Larger than the opening by more than a bevel, so that its own edge stays hidden in the frame.
  const inner = {
    ...shape,
    radius: radius - thickness + 0.08,
    front: -1.55,
    thickness: 0.08 + thickness * 0.8,
  }
  if (kind < 0.65) return [frame, { solid: archFrame(inner), material: matte(palette.niche) }]
  return [frame, { solid: archPanel({ ...inner, front: -1.8, back: -2.4 }), material: matte(palette.niche) }]
}

function balls(random: () => number, palette: Palette): Prop[] {
  const side = random() < 0.5 ? -1 : 1
  const large = 0.42 + random() * 0.16
  const middle = 0.22 + random() * 0.1
  const small = 0.12 + random() * 0.05
  return [
    { solid: ball(side * (1.85 + random() * 0.25), large, -0.45, large), material: polished(palette.stage) },
    {
      solid: ball(-side * (1.72 + random() * 0.25), middle, 0.45, middle),
      material: polished(palette.accent),
    },
    { solid: ball(side * (1.6 + random() * 0.3), small, 0.75, small), material: polished(palette.accent) },
  ]
}

/** The bars of a window, as the sun throws them across the set. */
function windowLight(direction: Rgb): Scene['cookie'] {
  const [sx, sy, sz] = direction
  const blur = 0.07
  return (x, y, z) => {
    // Where the way to the sun crosses the window, which hangs so that its middle lights the stage.
    const way = (-1 - z) / sz
    const across = x + sx * way
    const up = y + sy * way - 1.25
    const tilted = across + up * 0.12
    const pane = (value: number, width: number) => {
      const inside = Math.abs(((((value / width) % 1) + 1) % 1) - 0.5) * width
      return smoothStep(width / 2 - 0.03, width / 2 - 0.03 - blur * 2, inside)
    }
    const opening =
      smoothStep(2.35 + blur, 2.35 - blur, Math.abs(tilted)) *
      smoothStep(3 + blur, 3 - blur, Math.abs(up + 0.8))
    return 0.2 + 0.8 * opening * pane(tilted, 1.57) * pane(up - 0.73, 1.47)
  }
}

function brightened(hex: string, factor: number): Rgb {
  const [red, green, blue] = lightOf(hex)
  return [red * factor, green * factor, blue * factor]
}

function stageScene(recipe: Recipe<'podium'>): Scene {
  const palette = palettes[recipe.look]
  const random = seededRandom(recipe.seed)
  const props = [...arches(random, palette), ...steps(random, palette), ...balls(random, palette)]
  const [sx, sy, sz] = [-0.55 - random() * 0.2, 0.66 + random() * 0.12, 0.72]
  const length = lengthOf(sx, sy, sz)
  const direction: Rgb = [sx / length, sy / length, sz / length]
  const hasWindow = recipe.look === 'sand' && random() < 0.5
  const low = brightened(palette.sun, 0.5)
  const high = brightened(palette.room, 0.78)
  return {
    ground: sweep(-3.3, 1.4),
    groundMaterial: { color: lightOf(palette.ground), gloss: 0.06 },
    props,
    sun: { direction, color: brightened(palette.sun, hasWindow ? 0.92 : 0.72), softness: 0.085 },
    dome: (_x, y, z, out) => mixColor(low, high, clamp(0.42 + 0.5 * y + 0.2 * z), out),
    cookie: hasWindow ? windowLight(direction) : () => 1,
  }
}

/** A product stage in a studio: two steps, an arch, three balls, soft light from the left. */
export function renderPodium(recipe: Recipe<'podium'>): Picture {
  // A narrow frame takes in more height rather than cut off the sides.
  const spread = 0.68 * Math.max(1, 0.55 / frameOf(recipe).right)
  const camera = { height: 1.7, distance: 6.6, tilt: 0.085, spread }
  const canvas = photograph(stageScene(recipe), camera, recipe)
  return develop(canvas, { seed: recipe.seed, vignette: 0.08, grain: 0.006, saturation: 1.06 })
}
