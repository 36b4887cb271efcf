import { frameOf, paintCanvas } from '../canvas.ts'
import { addColor, lightOf, mixColor, type Rgb, scaleColor } from '../color.ts'
import { clamp, lengthOf, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'
import { createGround } from '../space/planet-ground.ts'
import { addStars } from '../space/starfield.ts'

const airs: Record<Looks['planet'], string> = {
  rocky: '#e08a55',
  ocean: '#4f9dff',
  'gas-giant': '#d8b48a',
  ringed: '#d9c7a0',
}

const ringShades = { bright: lightOf('#e6d3ae'), dark: lightOf('#7a6a55') }

/** Where the planet stands, how large it is, where the sun stands, and how its axis and rings lean. */
type Pose = { x: number; y: number; radius: number; sun: Rgb; lean: number; tip: number }

function poseOf(recipe: Recipe<'planet'>): Pose {
  const { right, bottom } = frameOf(recipe)
  const random = seededRandom(recipe.seed)
  const side = random() < 0.5 ? -1 : 1
  const isRinged = recipe.look === 'ringed'
  const least = Math.min(right, bottom)
  const radius = least * (isRinged ? 0.44 + random() * 0.08 : 0.58 + random() ** 2 * 0.5)
  const free = Math.max(right - radius * (isRinged ? 2 : 1.15), 0)
  const sunSide = random() < 0.65 ? -side : side
  const sun: Rgb = [sunSide * (0.75 + random() * 0.3), 0.2 + random() * 0.4, 0.35 + random() * 0.45]
  const length = lengthOf(...sun)
  return {
    x: side * Math.min(free, right * (0.1 + random() * 0.3)),
    y: Math.max(radius - bottom * 0.72, 0) + (random() - 0.5) * 0.06,
    radius,
    sun: [sun[0] / length, sun[1] / length, sun[2] / length],
    lean: (random() - 0.5) * 0.9,
    tip: 0.1 + random() * 0.3,
  }
}

type Rings = {
  /** How much light a place in the plane of the rings stops; 0 outside of them. */
  coverAt: (distance: number) => number
  shadeAt: (distance: number, out: Rgb) => void
}

/** `finest` is how many octaves of grooves a pixel can still tell apart. */
function createRings(seed: number, finest: number): Rings {
  const noise = createNoise(seed + 3)
  function coverAt(distance: number): number {
    if (distance < 1.25 || distance > 2.25) return 0
    const gap = 1 - 0.92 * Math.exp(-(((distance - 1.95) / 0.022) ** 2))
    const bands = 0.62 + noise.fractal(distance * 14, 3, finest) * 0.7
    return clamp(bands) * gap * smoothStep(1.25, 1.42, distance) * smoothStep(2.25, 2.2, distance)
  }
  return {
    coverAt,
    shadeAt: (distance, out) => {
      mixColor(
        ringShades.dark,
        ringShades.bright,
        clamp(0.55 + noise.fractal(distance * 22, 9, finest - 1) * 0.9),
        out,
      )
    },
  }
}

/** A planet before the stars, lit from one side. */
export function renderPlanet(recipe: Recipe<'planet'>): Picture {
  const pose = poseOf(recipe)
  const { sun, radius } = pose
  const { pixel } = frameOf(recipe)
  const noise = createNoise(recipe.seed + 1)
  const air = lightOf(airs[recipe.look])
  const rings =
    recipe.look === 'ringed'
      ? createRings(recipe.seed, clamp(Math.floor(Math.log2((radius * 0.06) / pixel)), 2, 5))
      : undefined
  const cos = Math.cos(pose.lean)
  const sin = Math.sin(pose.lean)
  const cosTip = Math.sin(pose.tip)
  const sinTip = Math.cos(pose.tip)
  const ground = createGround(recipe.look, recipe.seed, upright(...sun))
  const surface: Rgb = [0, 0, 0]
  const band: Rgb = [0, 0, 0]
  // The rings lie in the plane that the planet's axis stands on.
  const axis: Rgb = [-sin * sinTip, cos * sinTip, cosTip]

  const canvas = paintCanvas(recipe, (x, y, color) => {
    const dust = Math.max(noise.fractal(x * 1.4, y * 1.4, 4) + 0.1, 0) * 0.012
    color[0] = dust * 0.7 + 0.0006
    color[1] = dust * 0.6 + 0.0007
    color[2] = dust * 1.2 + 0.0014
  })
  addStars(canvas, { seed: recipe.seed, count: 900 })

  const bodyCanvas = paintCanvas(recipe, (frameX, frameY, color, place) => {
    const x = (frameX - pose.x) / radius
    const y = -(frameY - pose.y) / radius
    const away = lengthOf(x, y)
    color[0] = canvas.light[place * 3] ?? 0
    color[1] = canvas.light[place * 3 + 1] ?? 0
    color[2] = canvas.light[place * 3 + 2] ?? 0
    if (away > 2.4) return
    drawAir(x, y, away, color)
    if (away < 1 + pixel / radius) {
      const z = Math.sqrt(Math.max(1 - away * away, 0))
      drawBody(x, y, z, surface)
      mixColor(color, surface, clamp(((1 - away) * radius) / pixel + 0.5), color)
    }
    if (rings) drawRings(x, y, color)
  })
  return develop(bodyCanvas, { seed: recipe.seed, tone: 'filmic', exposure: 1.25, bloom: 0.06, grain: 0.01 })

  /** As the ground counts it, with its poles on the y axis. */
  function upright(x: number, y: number, z: number): Rgb {
    const across = x * cos + y * sin
    const up = y * cos - x * sin
    return [across, up * sinTip + z * cosTip, z * sinTip - up * cosTip]
  }

  function drawBody(x: number, y: number, z: number, out: Rgb): void {
    const facing = x * sun[0] + y * sun[1] + z * sun[2]
    const bump = ground.shade(...upright(x, y, z), out)
    const lit = clamp(facing * 1.05 + bump * smoothStep(-0.08, 0.25, facing) + 0.01)
    const low = smoothStep(0, 0.34, facing)
    let shadow = 1
    if (rings && facing > 0) shadow = 1 - 0.85 * rings.coverAt(ringCrossing(x, y, z, sun))
    const brightness = lit * 0.95 * shadow
    out[0] = out[0] * brightness * mix(1.15, 1, low) + 0.0008
    out[1] = out[1] * brightness * mix(0.72, 1, low) + 0.0008
    out[2] = out[2] * brightness * mix(0.5, 1, low) + 0.0012
    if (ground.gleam > 0) {
      const length = lengthOf(sun[0], sun[1], sun[2] + 1)
      const half = clamp((x * sun[0] + y * sun[1] + z * (sun[2] + 1)) / length)
      addColor(out, [1, 0.93, 0.8], half ** 60 * 0.45 * ground.wetness())
    }
    addColor(out, air, (1 - z) ** 2.6 * smoothStep(-0.1, 0.4, facing) * ground.haze)
  }

  /** The distance from the middle at which a way from the planet's surface crosses the rings; 0 if it does not. */
  function ringCrossing(x: number, y: number, z: number, way: Rgb): number {
    const above = x * axis[0] + y * axis[1] + z * axis[2]
    const speed = way[0] * axis[0] + way[1] * axis[1] + way[2] * axis[2]
    const time = -above / speed
    if (!(time > 0)) return 0
    return lengthOf(x + way[0] * time, y + way[1] * time, z + way[2] * time)
  }

  function drawRings(x: number, y: number, color: Rgb): void {
    const z = -(x * axis[0] + y * axis[1]) / axis[2]
    const distance = lengthOf(x, y, z)
    const away = lengthOf(x, y)
    if (away < 1 && z < 0) return
    const cover = rings?.coverAt(distance) ?? 0
    if (cover <= 0) return
    rings?.shadeAt(distance, band)
    // The planet's shadow on its rings: the way to the sun passes within its radius.
    const towards = x * sun[0] + y * sun[1] + z * sun[2]
    const passing = Math.sqrt(Math.max(distance * distance - towards * towards, 0))
    const shadow = towards < 0 ? smoothStep(0.97, 1.03, passing) : 1
    scaleColor(band, 0.02 + 0.85 * shadow)
    mixColor(color, band, cover * 0.92, color)
  }

  function drawAir(x: number, y: number, away: number, color: Rgb): void {
    if (away < 0.98) return
    const towards = clamp((x * sun[0] + y * sun[1]) / away + 0.25)
    addColor(color, air, Math.exp(-(away - 1) * 34) * towards * ground.haze * 0.5)
  }
}
