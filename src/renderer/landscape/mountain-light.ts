import { channels, type Rgb } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import type { Noise } from '../noise.ts'
import type { Atmosphere } from './atmosphere.ts'
import { type Crown, type ForestCover, shadeOf } from './forest-cover.ts'
import type { MountainLand } from './mountain-land.ts'
import { castShadows } from './shadows.ts'
import { readGrid } from './terrain.ts'

/** Shares of the highest summit: where snow begins and trees end; `autumn` is how far the trees have turned. */
export type Season = { snow: number; trees: number; autumn: number }

export type Mist = { haze: number; valley: number }

const rock: Rgb = [0.135, 0.118, 0.106]
const rust: Rgb = [0.16, 0.112, 0.082]
const meadow: Rgb = [0.07, 0.082, 0.03]
const fir: Rgb = [0.02, 0.034, 0.017]
const larch: Rgb = [0.2, 0.09, 0.018]
const snow: Rgb = [0.83, 0.86, 0.91]

/** Noise whose fine parts are nearly as strong as its coarse ones, as the slopes of broken rock are. */
function grit(noise: Noise, x: number, z: number, octaves: number): number {
  let sum = 0
  let strength = 0.42
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * noise.at(x, z)
    const turned = x * 1.6 - z * 1.2 + 17.3
    z = x * 1.2 + z * 1.6 + 9.1
    x = turned
    strength *= 0.84
  }
  return sum
}

/** The finest forms, which no grid holds: added to the heights, as far as one pixel can show them. */
export function roughness(noise: Noise, x: number, z: number, footprint: number): number {
  const octaves = clamp(Math.floor(Math.log2(0.012 / footprint)), 0, 4)
  return octaves > 0 ? noise.fractal(x * 80, z * 80, octaves) * 0.005 : 0
}

export type MountainPaint = (direction: Rgb, x: number, z: number, footprint: number, out: Rgb) => void

type Scene = {
  land: MountainLand
  forest: ForestCover
  air: Atmosphere
  noise: Noise
  season: Season
  mist: Mist
}

/** Returns what colors a place of the land: rock, meadow, wood or snow, in sun or shadow, behind the air before it. */
export function lightMountains({ land, forest, air, noise, season, mist }: Scene): MountainPaint {
  const { terrain, slopes, openness, highest } = land
  const { sun, sunLight, ambient } = air
  const shadows = castShadows(terrain, sun)
  const albedo: Rgb = [0, 0, 0]
  const veil: Rgb = [0, 0, 0]
  const crown: Crown = { rise: 0, share: 0, slopeX: 0, slopeZ: 0, id: 0 }

  function cover(x: number, z: number, height: number, steep: number, fine: number, wood: number): void {
    const patch = noise.fractal(x * 14, z * 14, 3)
    const level = height / highest
    const strata = Math.sin(height * 380 + x * 40 + patch * 7) * 0.14
    const red = clamp(patch + 0.35)
    const grass =
      smoothStep(0.6, 0.84, steep + patch * 0.15) *
      (1 - smoothStep(season.trees + 0.06, season.trees + 0.24, level + patch * 0.2))
    const white =
      smoothStep(0.46, 0.66, steep + fine * 0.2) *
      smoothStep(season.snow - 0.09, season.snow + 0.09, level + patch * 0.2 + fine * 0.04)
    const turned = clamp(noise.at(x * 40, z * 40) * 1.5 + 0.4) * season.autumn
    for (const channel of channels) {
      const stone = mix(rock[channel], rust[channel], red) * (1 + patch * 0.4 + fine * 0.8 + strata)
      const field =
        mix(meadow[channel], larch[channel] * 0.7, season.autumn * 0.5) * (1 + patch * 0.5 + fine * 0.3)
      const trees = mix(fir[channel], larch[channel], turned) * (0.8 + 0.8 * fine)
      albedo[channel] = mix(mix(mix(stone, field, grass * 0.92), trees, wood * 0.9), snow[channel], white)
    }
  }

  function coverTree(white: number): void {
    const own = shadeOf(crown)
    const turned = clamp(own * 2.2 - 0.7) * season.autumn
    const dusted = white * clamp(crown.share * 1.1 + 0.12) * 0.8
    for (const channel of channels) {
      const needles = mix(fir[channel], larch[channel] * 0.9, turned) * (0.7 + own * 0.8)
      albedo[channel] = mix(needles, snow[channel], dusted)
    }
  }

  function paint(direction: Rgb, x: number, z: number, footprint: number, out: Rgb): void {
    const height = readGrid(terrain, terrain.heights, x, z)
    const octaves = clamp(Math.floor(Math.log2(0.02 / footprint)), 1, 5)
    const wood = readGrid(terrain, forest.density, x, z)
    // Height goes into the pattern as well, or it would be drawn out into streaks on steep faces.
    const gritX = x * 85 + height * 45
    const gritZ = z * 85 - height * 60
    const bumpX = grit(noise, gritX + 11, gritZ, octaves)
    const bumpZ = grit(noise, gritX, gritZ + 37, octaves)
    forest.crownAt(x, z, footprint, crown)
    const isTree = crown.rise > 0
    const bump = isTree ? 1.2 : 0.95
    const slopeX = readGrid(terrain, slopes.across, x, z) + bumpX * bump + (isTree ? crown.slopeX : 0)
    const slopeZ = readGrid(terrain, slopes.along, x, z) + bumpZ * bump + (isTree ? crown.slopeZ : 0)
    const length = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1)
    const steep = 1 / length
    let open = readGrid(terrain, openness, x, z)
    if (isTree) {
      coverTree(smoothStep(season.snow - 0.1, season.snow + 0.1, height / highest))
      open *= 0.35 + 0.75 * crown.share
    } else {
      cover(x, z, height, steep, bumpX, wood)
      open *= 1 - wood * 0.35
    }
    const facing = Math.max((-slopeX * sun[0] + sun[1] - slopeZ * sun[2]) / length, 0)
    const lit = facing * readGrid(terrain, shadows, x, z) * (isTree ? 0.25 + 0.75 * crown.share : 1)
    for (const channel of channels) {
      const sky = ambient[channel] * 1.15 * (0.55 + 0.45 * steep) * open
      out[channel] = albedo[channel] * (sunLight[channel] * (lit * 0.36 + 0.012 * open) + sky)
    }
    fade(direction, z, height, out)
  }

  function fade(direction: Rgb, z: number, height: number, out: Rgb): void {
    air.at(direction[0], 0.11, direction[2], veil)
    const gray = 0.3 * veil[0] + 0.5 * veil[1] + 0.2 * veil[2]
    const toSun = clamp(direction[0] * sun[0] + direction[1] * sun[1] + direction[2] * sun[2])
    const glow = 1 + 0.5 * toSun ** 6
    const low = mist.valley * Math.exp((-Math.max(height, 0) / highest) * 8) * (1 - Math.exp(-z * z * 2.6))
    for (const channel of channels) {
      const haze = mix(mix(veil[channel], gray, 0.25), ambient[channel] * 1.05, 0.36) * glow
      const passing = Math.exp(-z * mist.haze * hold[channel])
      const seen = out[channel] * passing + haze * 0.84 * (1 - passing)
      out[channel] = mix(seen, haze, clamp(low))
    }
  }

  return paint
}

// Air holds back blue light the most, and sends it out again.
const hold: Rgb = [0.3, 0.42, 0.62]
