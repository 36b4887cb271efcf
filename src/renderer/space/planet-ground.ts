import { gradientOf, lightOf, mixColor, type Rgb, scaleColor } from '../color.ts'
import { clamp, smoothStep } from '../curves.ts'
import type { Looks } from '../recipe.ts'
import { createSolidNoise, type SolidNoise } from '../solid-noise.ts'

export type Ground = {
  /** Colors a point of the unit ball, whose poles lie on y, and answers how far it leans towards the sun. */
  shade: (x: number, y: number, z: number, out: Rgb) => number
  /** How thick the air above it is. */
  haze: number
  /** How strongly water mirrors the sun; `wetness` tells it for the point shaded last. */
  gleam: number
  wetness: () => number
}

function dry(shade: Ground['shade'], haze: number): Ground {
  return { shade, haze, gleam: 0, wetness: () => 0 }
}

function rockyGround(noise: SolidNoise, [sx, sy, sz]: Rgb): Ground {
  const soilAt = gradientOf(['#2c1a14', '#59372a', '#8a5a42', '#b58664', '#d8b896'])
  const ice = lightOf('#e9e4de')
  const step = 0.02
  return dry((x, y, z, out) => {
    const warp = noise.fractal(x * 1.3 + 5, y * 1.3, z * 1.3, 3)
    const land = noise.fractal(x * 1.5 + warp, y * 1.5, z * 1.5 + warp * 0.6, 6)
    const fine = noise.fractal(x * 6, y * 6, z * 6 + 3, 6)
    const sunward = noise.fractal((x + sx * step) * 6, (y + sy * step) * 6, (z + sz * step) * 6 + 3, 6)
    soilAt(0.46 + land * 1.15 + fine * 0.2, out)
    mixColor(out, ice, smoothStep(0.93, 0.97, Math.abs(y) + fine * 0.1 + land * 0.06) * 0.85, out)
    return clamp((fine - sunward) * 1.9, -0.4, 0.4)
  }, 0.2)
}

function oceanGround(noise: SolidNoise): Ground {
  const landAt = gradientOf(['#4c5a2c', '#6f6a3a', '#a08a58', '#c2ab7c'])
  const deep = lightOf('#052350')
  const shallow = lightOf('#1c6f95')
  const white: Rgb = [0.92, 0.94, 0.97]
  let wet = 0
  return {
    haze: 0.75,
    gleam: 1,
    wetness: () => wet,
    shade: (x, y, z, out) => {
      const warp = noise.fractal(x * 1.5 + 3, y * 1.5, z * 1.5, 3)
      const land = noise.fractal(x * 1.4 + warp * 0.8, y * 1.4, z * 1.4 + warp * 0.5, 7) - 0.04
      const isLand = smoothStep(-0.008, 0.012, land)
      mixColor(deep, shallow, smoothStep(-0.09, 0, land), out)
      if (isLand > 0) {
        const soil: Rgb = [0, 0, 0]
        landAt(0.2 + land * 2.2 + noise.fractal(x * 7, y * 7, z * 7, 3) * 0.6, soil)
        mixColor(out, soil, isLand, out)
      }
      mixColor(out, white, smoothStep(0.93, 0.98, Math.abs(y) + land * 0.25 + warp * 0.06), out)
      const swirl = noise.fractal(x * 2, y * 3.4, z * 2 + 8, 4)
      const cloud = noise.fractal(x * 2.8 + swirl * 1.7, y * 4.6 + swirl * 0.9, z * 2.8 + swirl, 6)
      const cover = smoothStep(0, 0.45, cloud + 0.01)
      mixColor(out, white, cover * 0.94, out)
      wet = (1 - isLand) * (1 - cover)
      return isLand * land * 0.6 * (1 - cover) + cloud * cover * 0.25
    },
  }
}

function stripedGround(noise: SolidNoise, shades: readonly string[], calm: number): Ground {
  const shadeAt = gradientOf(shades)
  return dry((x, y, z, out) => {
    const sway = noise.fractal(x * 1.4, y * 4.5, z * 1.4, 3) * 0.07 * calm
    const lane = y + sway
    const broad = noise.at(lane * 4.3, 3.3, 7.7) * 0.42 + noise.at(lane * 11, 8.1, 1.7) * 0.26
    const curl = noise.fractal(x * 3 + broad * 3, lane * 15, z * 3, 5)
    const eddies = noise.fractal(x * 5 + curl * 0.8, lane * 26 + curl * 1.4, z * 5, 4)
    shadeAt(0.52 + broad + curl * 0.3 * calm + eddies * 0.24 * calm, out)
    // Poles are darker and grayer than the bands around the waist.
    scaleColor(out, 1 - 0.4 * clamp((Math.abs(y) - 0.5) * 2) ** 2)
    return 0
  }, 0.16)
}

/** `sun` points to the sun from the ground's own point of view, its poles upright. */
export function createGround(look: Looks['planet'], seed: number, sun: Rgb): Ground {
  const noise = createSolidNoise(seed)
  switch (look) {
    case 'rocky':
      return rockyGround(noise, sun)
    case 'ocean':
      return oceanGround(noise)
    case 'gas-giant':
      return stripedGround(noise, ['#4f2a1a', '#8a4e30', '#bd8558', '#d9b88e', '#e8d6b8', '#a8714a'], 1)
    case 'ringed':
      return stripedGround(noise, ['#7d6444', '#a5885c', '#c4a878', '#d8c49c'], 0.55)
  }
}
