import { type Frame, frameOf, paintCanvas, valueAt } from '../canvas.ts'
import { channels, lightOf, type Rgb } from '../color.ts'
import { clamp, lengthOf, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { grainOfFilm, wholeTurns } from '../film/motion.ts'
import { turnSeconds } from '../film-recipe.ts'
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
  dawn: {
    sky: {
      air: ['#f9d9c4', '#f0c7c6', '#d9b9cf', '#b3abd0', '#8c9dca', '#6f8cbd'],
      sun: { across: -0.12, up: 0.06, color: '#ffdcb8', disc: 0.0002, glow: 0.3, halo: 0.7 },
      clouds: { cover: 0.42, lit: '#ffd2bf', shade: '#a394b5' },
    },
    deep: '#22344e',
    shallow: '#5b7688',
    swell: 0.45,
    glitter: 0.8,
    exposure: 1,
  },
  storm: {
    sky: {
      air: ['#9aa3a6', '#8b959a', '#757f87', '#616b75', '#4f5963', '#434d57'],
      sun: { across: 0.3, up: 0.4, color: '#c9d2d6', disc: 0, glow: 0.12, halo: 0 },
      clouds: { cover: 0.86, lit: '#a3abae', shade: '#2d343c' },
    },
    deep: '#0a1a20',
    shallow: '#3c5c5f',
    swell: 1.55,
    glitter: 0.1,
    exposure: 0.92,
  },
  moonlight: {
    sky: {
      air: ['#31506e', '#26425f', '#1b3350', '#132641', '#0d1b32', '#091428'],
      sun: { across: 0.04, up: 0.15, color: '#dbe8ff', disc: 0.00026, glow: 0.16, halo: 0.35 },
      clouds: { cover: 0.4, lit: '#4a6384', shade: '#16233a' },
    },
    deep: '#030812',
    shallow: '#0d2233',
    swell: 0.75,
    glitter: 0.5,
    exposure: 1,
  },
}

type Wave = {
  x: number
  z: number
  pace: number
  height: number
  length: number
  phase: number
  /** The roughness of this wave and all shorter ones, where they cannot be seen one by one. */
  lostFromHere: number
  /** Its angle at the moment that is drawn. */
  now: number
  /** How often it comes during one loop: as often as a wave of that length does on deep water. */
  turns: number
}

const waveCount = 22
const steepness = 0.0145

/** Waves from seven metres down to a hand's breadth, most of them running towards the shore. */
function rollWaves(random: () => number): Wave[] {
  return Array.from({ length: waveCount }, (_, index) => {
    const length = 6 * 0.835 ** index
    const heading = (random() + random() - 1) * 1.5
    const phase = random() * Math.PI * 2
    return {
      x: Math.sin(heading),
      z: Math.cos(heading),
      pace: (Math.PI * 2) / length,
      height: length * steepness,
      length,
      phase,
      now: phase,
      lostFromHere: (waveCount - index) * (Math.PI * 2 * steepness) ** 2,
      turns: Math.round(Math.sqrt(9.81 / (Math.PI * 2 * length)) * turnSeconds),
    }
  })
}

/** No two days alike: the sun elsewhere, more clouds or fewer. A sun that is drawn stays inside the frame. */
function varySky(sky: SkyLook, random: () => number, { right, bottom }: Frame): SkyLook {
  const across = sky.sun.across + (random() - 0.5) * 0.6
  const up = sky.sun.up * (0.55 + random() * 0.8)
  const isSeen = sky.sun.disc > 0
  return {
    ...sky,
    sun: {
      ...sky.sun,
      across: isSeen ? clamp(across, -right * 0.75, right * 0.75) : across,
      up: isSeen ? Math.min(up, bottom * 0.5) : up,
    },
    clouds: { ...sky.clouds, cover: sky.clouds.cover + (random() - 0.4) * 0.22 },
  }
}

/** Open water under a wide sky. */
export function renderSea(recipe: Recipe<'sea'>): Picture {
  return openSea(recipe)(recipe.phase)
}

/** The same sea at any moment of a film: what does not move is worked out once. */
export function openSea(recipe: Recipe<'sea'>): (phase: number | undefined) => Picture {
  const weather = weathers[recipe.look]
  const random = seededRandom(recipe.seed)
  const noise = createNoise(recipe.seed)
  const sky = createSky(recipe.seed, varySky(weather.sky, random, frameOf(recipe)))
  const waves = rollWaves(random)
  const { bottom, pixel } = frameOf(recipe)
  const horizon = bottom * (random() * 0.56 - 0.34)
  const eye = 3.2 + random() * 2.6
  const spread = 0.95
  const deep = lightOf(weather.deep)
  const shallow = lightOf(weather.shallow)
  const mirrored: Rgb = [0, 0, 0]
  const air: Rgb = [0, 0, 0]

  // Above the horizon the sky; below it, in place of a color, how gusts and bent wave fronts lie on the water.
  const { light: lasting } = paintCanvas(recipe, (x, y, color) => {
    const across = x * spread
    const up = (horizon - y) * spread
    const length = lengthOf(across, up, 1)
    if (up > 0) {
      sky.look(across / length, up / length, 1 / length, 6, color)
      return
    }
    const distance = eye / Math.max(-up / length, 0.0004) / length
    color[0] = noise.fractal(across * distance * 0.03, distance * 0.012, 3)
    color[1] = noise.at(across * distance * 0.07, distance * 0.07) * 1.2
    color[2] = noise.at(across * distance * 0.3 + 9, distance * 0.3) * 0.45
  })

  function drawWater(dx: number, dy: number, dz: number, place: number, color: Rgb): void {
    const distance = eye / Math.max(-dy, 0.0004)
    const x = dx * distance
    const z = dz * distance
    // How much of the sea one pixel covers: shorter waves than that are felt as roughness only.
    const footprint = ((distance * distance) / eye) * pixel * spread * 0.4
    const gust = valueAt(lasting, place * 3)
    const warpX = valueAt(lasting, place * 3 + 1)
    const warpZ = valueAt(lasting, place * 3 + 2)
    let slopeX = 0
    let slopeZ = 0
    let height = 0
    let lost = 0
    for (const wave of waves) {
      const kept = 1 - smoothStep(0.12, 0.6, footprint / wave.length)
      const steep = wave.height * wave.pace
      if (kept <= 0) {
        // The waves come longest first: where one is too short to be seen, so are all that follow.
        lost += wave.lostFromHere
        break
      }
      lost += (1 - kept * kept) * steep * steep
      const angle = (wave.x * (x + warpX) + wave.z * (z + warpX + warpZ)) * wave.pace + wave.now
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

  return (phase) => {
    for (const wave of waves) wave.now = wave.phase + wholeTurns(phase, wave.turns)
    const canvas = paintCanvas(recipe, (x, y, color, place) => {
      const across = x * spread
      const up = (horizon - y) * spread
      if (up > 0) {
        for (const at of channels) color[at] = valueAt(lasting, place * 3 + at)
        return
      }
      const length = lengthOf(across, up, 1)
      drawWater(across / length, up / length, 1 / length, place, color)
    })
    return develop(canvas, {
      seed: recipe.seed,
      exposure: weather.exposure,
      bloom: 0.1,
      vignette: 0.16,
      grain: phase === undefined ? 0.01 : grainOfFilm,
    })
  }
}
