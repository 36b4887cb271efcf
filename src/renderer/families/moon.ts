import { type Canvas, frameOf, paintCanvas, type Size, valueAt, visitAround } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import { clamp, lengthOf, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'
import { createSlopes, type Slope } from '../relief.ts'
import { createSolidNoise } from '../solid-noise.ts'
import { addStars } from '../space/starfield.ts'

/** Where the sun stands, seen from the moon: behind the camera, or far to its side. */
const suns: Record<Looks['moon'], { across: number; up: number; ahead: number; shine: number }> = {
  full: { across: 0.32, up: 0.18, ahead: 0.93, shine: 0.95 },
  crescent: { across: 0.9, up: 0.16, ahead: -0.3, shine: 1.5 },
}

type Disc = { x: number; y: number; radius: number }

/** Crater bowls and rims, and the bright dust around the young ones, seen from the front. */
type Scars = { heights: Canvas; crater: { x: number; y: number; z: number; size: number; age: number }[] }

function digCraters(size: Size, disc: Disc, random: () => number): Scars {
  const heights: Canvas = { ...size, light: new Float32Array(size.width * size.height) }
  const smallest = frameOf(size).pixel / disc.radius
  const craters: Scars['crater'] = []
  for (let index = 0; index < 1500; index += 1) {
    const z = random()
    const turn = random() * Math.PI * 2
    const flat = Math.sqrt(1 - z * z)
    const wide = 0.0065 * Math.max(random(), 0.0025) ** -0.5
    const crater = { x: flat * Math.cos(turn), y: flat * Math.sin(turn), z, size: wide, age: random() }
    if (crater.size < smallest * 1.2) continue
    craters.push(crater)
    const spot = {
      x: disc.x + crater.x * disc.radius,
      y: disc.y + crater.y * disc.radius,
      reach: crater.size * 1.7 * disc.radius,
    }
    visitAround(heights, spot, (dx, dy, place) => {
      const x = crater.x + dx / disc.radius
      const y = crater.y + dy / disc.radius
      const off = x * x + y * y
      if (off >= 0.999) return
      const towards = lengthOf(x - crater.x, y - crater.y, Math.sqrt(1 - off) - crater.z) / crater.size
      if (towards > 1.7) return
      const bowl = towards < 1 ? towards * towards - 1 : 0
      const rim = Math.exp(-(((towards - 1) / 0.22) ** 2)) * 0.42
      const peak = crater.size > 0.05 ? Math.exp(-((towards / 0.16) ** 2)) * 0.35 : 0
      const depth = crater.size * 0.3 * mix(1, 0.35, crater.age)
      heights.light[place] = valueAt(heights.light, place) + (bowl * 0.75 + rim + peak) * depth
    })
  }
  return { heights, crater: craters }
}

/** The moon before a black sky, gray as it is. */
export function renderMoon(recipe: Recipe<'moon'>): Picture {
  const { right, bottom, pixel } = frameOf(recipe)
  const random = seededRandom(recipe.seed)
  const least = Math.min(right, bottom)
  const radius = least * (0.72 + random() * 0.14)
  const side = random() < 0.5 ? -1 : 1
  const disc: Disc = { x: side * Math.min(right - least, right * 0.22), y: (random() - 0.5) * 0.04, radius }
  const { across, up, ahead, shine } = suns[recipe.look]
  const sun: Rgb = [across * (random() < 0.5 ? -1 : 1), -up, ahead]
  const noise = createSolidNoise(recipe.seed)
  const { heights, crater } = digCraters(recipe, disc, random)
  const young = crater.filter(({ size, age, z }) => size > 0.016 && age < 0.4 && z > 0.35).slice(0, 8)

  const canvas = paintCanvas(recipe, (_x, _y, color) => {
    color.fill(0.0008)
  })
  addStars(canvas, {
    seed: recipe.seed,
    count: recipe.look === 'full' ? 60 : 260,
    isHidden: (x, y) => lengthOf(x - disc.x, y - disc.y) < radius * 1.03,
  })

  // Dark seas and rough land add to the relief of the craters.
  const shades = new Float32Array(recipe.width * recipe.height)
  visitAround(canvas, { ...disc, reach: radius + pixel }, (dx, dy, place) => {
    const x = dx / radius
    const y = dy / radius
    const off = x * x + y * y
    const z = Math.sqrt(Math.max(1 - off, 0))
    const warp = noise.fractal(x * 2 + 4, y * 2, z * 2, 3)
    const seas = noise.fractal(x * 1.35 + warp * 0.7, y * 1.35 + 7, z * 1.35 + warp * 0.5, 5)
    const rough = noise.fractal(x * 9, y * 9 + 3, z * 9, 7)
    const sea = smoothStep(-0.12, 0.16, seas + rough * 0.22 + 0.04)
    let dust = 0
    for (const { x: cx, y: cy, z: cz, size } of young) {
      const ex = x - cx
      const ey = y - cy
      const away = lengthOf(ex, ey, z - cz) / size
      if (away > 16) continue
      const ray =
        noise.at(Math.atan2(ey, ex) * 3.2 + cx * 40, cy * 40, 2) + noise.at(x * 20, y * 20, z * 20) * 0.5
      dust += Math.exp(-away * 0.3) * clamp(ray * 1.5) * 0.8 + Math.exp(-away * away * 0.4) * 0.35
    }
    const patch = noise.fractal(x * 3.4 + 11, y * 3.4, z * 3.4, 5)
    shades[place] = clamp(
      mix(0.42, 0.12, sea) + rough * 0.3 + patch * 0.24 + Math.min(dust, 1) * 0.4,
      0.04,
      1,
    )
    heights.light[place] = valueAt(heights.light, place) * (1 - sea * 0.5) + rough * 0.012 * (1 - sea * 0.75)
  })

  const slopeAt = createSlopes(recipe, heights.light)
  const slope: Slope = { x: 0, y: 0 }
  visitAround(canvas, { ...disc, reach: radius + pixel }, (dx, dy, place) => {
    const x = dx / radius
    const y = dy / radius
    const away = lengthOf(x, y)
    const cover = clamp(((1 - away) * radius) / pixel + 0.5)
    if (cover <= 0) return
    const z = Math.sqrt(Math.max(1 - away * away, 0.0004))
    slopeAt(place, slope)
    // Slopes are measured across the picture, which near the rim shows the ground at a slant.
    const lean = recipe.look === 'full' ? 1.25 : 1.1
    const nx = x - slope.x * radius * lean * z
    const ny = y - slope.y * radius * lean * z
    const facing = (nx * sun[0] + ny * sun[1] + z * sun[2]) / lengthOf(nx, ny, z)
    const broad = x * sun[0] + y * sun[1] + z * sun[2]
    const lit = clamp(facing) ** 0.8 * smoothStep(-0.04, 0.1, broad)
    const light = valueAt(shades, place) * (lit * shine + 0.0035)
    for (let at = place * 3; at < place * 3 + 3; at += 1) {
      canvas.light[at] = mix(valueAt(canvas.light, at), light, cover)
    }
  })
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: 1.1,
    bloom: 0.08,
    saturation: 0,
    grain: 0.012,
  })
}
