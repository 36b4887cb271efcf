import { frameOf } from '../canvas.ts'
import { lightOf, mixColor, type Rgb } from '../color.ts'
import { clamp, lengthOf, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise, type Noise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Picture, Recipe } from '../recipe.ts'
import { createSolidNoise, type SolidNoise } from '../solid-noise.ts'
import { lathe, type OutlinePoint } from '../studio/lathe.ts'
import { photograph } from '../studio/photograph.ts'
import type { Material, Prop, Scene } from '../studio/scene.ts'
import { sweep } from '../studio/solids.ts'
import { fruits, orange, vases } from '../studio/still-life-shapes.data.ts'
import { tables } from '../studio/still-life-tables.data.ts'

function scaled(outline: readonly OutlinePoint[], wide: number, tall: number): OutlinePoint[] {
  return outline.map(([radius, height]) => [radius * wide, height * tall])
}

function glaze(hex: string, noise: Noise, shine: number): Material {
  const color = lightOf(hex)
  return {
    color,
    gloss: shine,
    paint: (x, y, z, out) => {
      // Wheel marks run around; the glaze is a little thinner on them.
      const marks = noise.at(y * 26, 3) * 0.025 + noise.fractal(x * 5 + z * 3, y * 5, 3) * 0.08
      for (let at = 0; at < 3; at += 1) out[at] = (color[at] ?? 0) * (1 + marks)
    },
  }
}

function skin(
  [light, blush]: readonly [string, string],
  noise: Noise,
  specks: SolidNoise,
  top: number,
): Material {
  const pale = lightOf(light)
  const red = lightOf(blush)
  const color: Rgb = [0, 0, 0]
  mixColor(pale, red, 0.4, color)
  return {
    color,
    gloss: 0.5,
    paint: (x, y, z, out) => {
      if (y > top) {
        out.splice(0, 3, 0.05, 0.032, 0.02)
        return
      }
      const patch = noise.fractal(x * 2.4, y * 2.4 + z, 4)
      mixColor(pale, red, clamp(0.4 + patch * 1.1), out)
      const speck = 1 - smoothStep(0.35, 0.8, specks.at(x * 42, y * 42, z * 42)) * 0.2
      for (let at = 0; at < 3; at += 1) out[at] = (out[at] ?? 0) * speck
    },
  }
}

/** Two or three vessels behind, two to four fruits before them, as near each other as they can stand. */
function setTable(recipe: Recipe<'still-life'>, random: () => number): Prop[] {
  const table = tables[recipe.look]
  const noise = createNoise(recipe.seed)
  const specks = createSolidNoise(recipe.seed)
  const props: Prop[] = []
  const vessels = 2 + Math.floor(random() * 2)
  const firstShape = Math.floor(random() * vases.length)
  const firstClay = Math.floor(random() * table.clays.length)
  let edge = 0
  const placed: { outline: OutlinePoint[]; reach: number; x: number; clay: string }[] = []
  for (let index = 0; index < vessels; index += 1) {
    const shape = vases[(firstShape + index * 2 + 1) % vases.length] ?? []
    const outline = scaled(
      shape,
      0.85 + random() * 0.3,
      index === 0 ? 0.92 + random() * 0.16 : 0.62 + random() * 0.2,
    )
    const reach = Math.max(...outline.map(([radius]) => radius))
    const x = edge + reach
    edge = x + reach + 0.03 + random() * 0.12
    placed.push({
      outline,
      reach,
      x,
      clay: table.clays[(firstClay + index) % table.clays.length] ?? '#888888',
    })
  }
  const middle = edge / 2
  placed.forEach(({ outline, x, clay }, index) => {
    const solid = lathe(x - middle, -0.35 - (index % 2) * 0.35, outline)
    props.push({ solid, material: glaze(clay, noise, 0.25 + random() * 0.5) })
  })
  const count = 2 + Math.floor(random() * 3)
  const kind = Math.floor(random() * fruits.length)
  const colors = table.skins[kind % table.skins.length] ?? ['#888888', '#888888']
  const start = mix(-middle * 0.9, middle * 0.1, random())
  for (let index = 0; index < count; index += 1) {
    const outline = scaled(fruits[kind] ?? [], 0.92 + random() * 0.16, 0.92 + random() * 0.16)
    const reach = Math.max(...outline.map(([radius]) => radius))
    const x = start + index * (reach * 2 + 0.06 + random() * 0.1)
    const z = 0.72 + (index % 2) * 0.42 + random() * 0.1
    const top = Math.max(...outline.map(([, height]) => height))
    const material = skin(colors, noise, specks, top)
    const hasStalk = kind !== orange
    props.push({
      solid: lathe(x, z, hasStalk ? [...outline.slice(0, -1), ...stalk(top)] : outline),
      material,
    })
  }
  return props
}

function stalk(top: number): OutlinePoint[] {
  return [
    [0.016, top - 0.03],
    [0.014, top + 0.04],
    [0.018, top + 0.09],
    [0.001, top + 0.1],
  ]
}

function brightened(hex: string, factor: number): Rgb {
  const [red, green, blue] = lightOf(hex)
  return [red * factor, green * factor, blue * factor]
}

/** Vases and fruit on a table, in the light of a window to one side. */
export function renderStillLife(recipe: Recipe<'still-life'>): Picture {
  const table = tables[recipe.look]
  const random = seededRandom(recipe.seed)
  const props = setTable(recipe, random)
  const side = random() < 0.65 ? -1 : 1
  const sun: Rgb = [side * (0.85 + random() * 0.3), 0.62 + random() * 0.2, 0.55]
  const length = lengthOf(...sun)
  const dark = brightened(table.room, 0.16)
  const bright = brightened(table.room, 0.7)
  const scene: Scene = {
    ground: sweep(-3.2, 0.5),
    groundMaterial: { color: lightOf(table.ground), gloss: 0.05 },
    props,
    sun: {
      direction: [sun[0] / length, sun[1] / length, sun[2] / length],
      color: brightened(table.sun, 1),
      softness: 0.1,
    },
    // The room is bright towards the window and dark on the other side.
    dome: (x, y, _z, out) => mixColor(dark, bright, clamp(0.3 + x * side * 0.4 + y * 0.35), out),
    cookie: (x, y, z) => {
      // The upper edge of the window leaves the far part of the wall in the dark.
      const way = (3 * side - x) / sun[0]
      return (
        0.06 + 0.94 * smoothStep(3.75, 3.2, y + sun[1] * way) * smoothStep(-3.4, -2.4, z + sun[2] * way + x)
      )
    },
  }
  const spread = 0.56 * Math.max(1, 0.6 / frameOf(recipe).right)
  const camera = { height: 1.75, distance: 6.8, tilt: 0.14, spread }
  const canvas = photograph(scene, camera, recipe)
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: 1.05,
    saturation: recipe.look === 'bandw' ? 0 : 1.02,
    vignette: 0.2,
    grain: 0.01,
  })
}
