import { frameOf, paintCanvas } from '../canvas.ts'
import { channels, lightOf, type Rgb } from '../color.ts'
import { clamp, lengthOf, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'
import { createSky, fadeInto, type SkyLook } from '../sky.ts'

type Weather = {
  sky: SkyLook
  deep: string
  shallow: string
  swell: number
  glitter: number
  exposure: number
}

const weathers: Record<Looks['sea'], Weather> = {
  day: {
    sky: {
      air: ['#d5e8f3', '#b4d7ee', '#7db7e2', '#4a90cc', '#2a6db3', '#1d57a0'],
      sun: { across: 0.9, up: 1.1, color: '#fff6e6', disc: 0, glow: 0.12, halo: 0 },
      clouds: { cover: 0.4, lit: '#ffffff', shade: '#c3d2e0' },
    },
    deep: '#06304f',
    shallow: '#1d7f95',
    swell: 0.7,
    glitter: 0.5,
    exposure: 1,
  },
  sunset: {
    sky: {
      air: ['#ffb84d', '#fb9a48', '#e57f5c', '#b5688a', '#6c5a93', '#3b4a83'],
      sun: { across: 0.06, up: 0.085, color: '#ffcf7a', disc: 0.00022, glow: 0.5, halo: 1.2 },
      clouds: { cover: 0.46, lit: '#ff9a5e', shade: '#6b5277' },
    },
    deep: '#0d1226',
    shallow: '#3a2a3c',
    swell: 0.85,
    glitter: 1.3,
    exposure: 1,
  },
}

type Wave = { x: number; z: number; pace: number; height: number; length: number; phase: number }

/** Waves from seven metres down to a hand's breadth, most of them running towards the shore. */
function rollWaves(random: () => number): Wave[] {
  return Array.from({ length: 22 }, (_, index) => {
    const length = 6 * 0.835 ** index
    const heading = (random() + random() - 1) * 1.5
    return {
      x: Math.sin(heading),
      z: Math.cos(heading),
      pace: (Math.PI * 2) / length,
      height: length * 0.0145,
      length,
      phase: random() * Math.PI * 2,
    }
  })
}

/** No two days alike: the sun elsewhere, more clouds or fewer. */
function varySky(sky: SkyLook, random: () => number): SkyLook {
  return {
    ...sky,
    sun: {
      ...sky.sun,
      across: sky.sun.across + (random() - 0.5) * 0.6,
      up: sky.sun.up * (0.55 + random() * 0.8),
    },
    clouds: { ...sky.clouds, cover: sky.clouds.cover + (random() - 0.4) * 0.22 },
  }
}

/** Open water under a wide sky. */
export function renderSea(recipe: Recipe<'sea'>): Picture {
  const weather = weathers[recipe.look]
  const random = seededRandom(recipe.seed)
  const noise = createNoise(recipe.seed)
  const sky = createSky(recipe.seed, varySky(weather.sky, random))
  const waves = rollWaves(random)
  const { bottom, pixel } = frameOf(recipe)
  const horizon = bottom * (random() * 0.56 - 0.34)
  const eye = 3.2 + random() * 2.6
  const spread = 0.95
  const deep = lightOf(weather.deep)
  const shallow = lightOf(weather.shallow)
  const mirrored: Rgb = [0, 0, 0]
  const air: Rgb = [0, 0, 0]

  function drawWater(dx: number, dy: number, dz: number, color: Rgb): void {
    const distance = eye / Math.max(-dy, 0.0004)
    const x = dx * distance
    const z = dz * distance
    // How much of the sea one pixel covers: shorter waves than that are felt as roughness only.
    const footprint = ((distance * distance) / eye) * pixel * spread * 0.4
    const gust = noise.fractal(x * 0.03, z * 0.012, 3)
    const warpX = noise.at(x * 0.07, z * 0.07) * 1.2
    const warpZ = noise.at(x * 0.3 + 9, z * 0.3) * 0.45
    let slopeX = 0
    let slopeZ = 0
    let height = 0
    let lost = 0
    for (const wave of waves) {
      const kept = 1 - smoothStep(0.12, 0.6, footprint / wave.length)
      const steep = wave.height * wave.pace
      lost += (1 - kept * kept) * steep * steep
      if (kept <= 0) continue
      const angle = (wave.x * (x + warpX) + wave.z * (z + warpX + warpZ)) * wave.pace + wave.phase
      // Squared, the sine has pointed crests and flat troughs.
      const rise = 0.5 + 0.5 * Math.sin(angle)
      const slope = rise * Math.cos(angle) * steep * kept * 1.5
      slopeX += wave.x * slope
      slopeZ += wave.z * slope
      height += (rise * rise - 0.375) * wave.height * kept
    }
    const strength = weather.swell * (0.8 + gust * 0.55)
    slopeX *= strength
    slopeZ *= strength
    const length = lengthOf(slopeX, 1, slopeZ)
    const nx = -slopeX / length
    const ny = 1 / length
    const nz = -slopeZ / length
    const facing = Math.max(-(dx * nx + dy * ny + dz * nz), 0.02)
    const rough = Math.sqrt(lost) * strength
    let rx = dx + 2 * facing * nx
    const bounce = dy + 2 * facing * ny
    // A ray thrown down into the next wave comes up again: turned over softly, or a hard line shows.
    let ry = Math.sqrt(bounce * bounce + 0.0025) + rough * 0.5
    let rz = dz + 2 * facing * nz
    const reach = lengthOf(rx, ry, rz)
    rx /= reach
    ry /= reach
    rz /= reach
    sky.look(rx, ry, rz, 2, mirrored)
    const glance = (1 - clamp(facing + rough * 0.55)) ** 5
    const mirror = 0.02 + 0.98 * glance
    const toSun = clamp(rx * sky.sun[0] + ry * sky.sun[1] + rz * sky.sun[2])
    const tight = mix(900, 90, clamp(rough * 4))
    const glitter = toSun ** tight * Math.sqrt(tight) * 0.16 * weather.glitter
    const lift = clamp(0.3 + height * 3.4 + gust * 0.25)
    for (const at of channels) {
      color[at] =
        mix(deep[at], shallow[at], lift) * (1 - mirror) + mirrored[at] * mirror + sky.sunColor[at] * glitter
    }
    sky.look(dx, 0.004, dz, 0, air)
    fadeInto(color, air, (1 - Math.exp(-distance * 0.0007)) * 0.85, 0.92)
  }

  const canvas = paintCanvas(recipe, (x, y, color) => {
    const across = x * spread
    const up = (horizon - y) * spread
    const length = lengthOf(across, up, 1)
    if (up > 0) sky.look(across / length, up / length, 1 / length, 6, color)
    else drawWater(across / length, up / length, 1 / length, color)
  })
  return develop(canvas, {
    seed: recipe.seed,
    exposure: weather.exposure,
    bloom: 0.1,
    vignette: 0.16,
    grain: 0.01,
  })
}
