import { channels, type Rgb } from '../color.ts'
import { clamp, smoothStep } from '../curves.ts'
import type { Noise } from '../noise.ts'
import { ridgedNoise } from './terrain.ts'

export type MilkyWay = { turn: number; across: number; up: number; strength: number }

const haze: Rgb = [0.86, 0.88, 1.12]
const core: Rgb = [1.3, 1.02, 0.78]
const glowing: Rgb = [1.15, 0.35, 0.62]

/** Adds the light of the galaxy: a band with a brighter core, torn by lanes of dust. */
export function createMilkyWay(noise: Noise, { turn, across, up, strength }: MilkyWay) {
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  return (direction: Rgb, color: Rgb): void => {
    const x = direction[0] / direction[2] - across
    const y = direction[1] / direction[2] - up
    const bend = noise.fractal(x * 1.6 + 7, y * 1.6, 3) * 0.12
    const off = x * cosine + y * sine + bend
    const along = y * cosine - x * sine
    if (Math.abs(off) > 0.7) return
    const clouds = noise.fractal(x * 4.2 + 4, y * 4.2, 6)
    const grains = 0.55 + 0.45 * clamp(0.5 + noise.fractal(x * 19, y * 19 + 8, 5) * 1.6)
    const band = Math.exp(-off * off * 22) * clamp(0.55 + clouds * 1.4, 0.14, 1.3) * grains
    const heart =
      Math.exp(-off * off * 85 - (along + 0.15) ** 2 * 4.5) * clamp(0.6 + clouds * 1.5, 0.14, 1.4) * grains
    const lanes = ridgedNoise(noise, x * 2.1 + 9, y * 2.1 + along * 0.6, 7) + clouds * 0.5
    const dust = smoothStep(0.44, 0.78, lanes) * Math.exp(-((off - 0.02) ** 2) * 60)
    const passing = 1 - dust * 0.86
    const knots = smoothStep(0.3, 0.5, noise.fractal(x * 8 + 60, y * 8, 4)) * Math.exp(-off * off * 90) * 0.3
    for (const channel of channels) {
      const light = band * 0.5 * haze[channel] + heart * core[channel] + knots * glowing[channel]
      color[channel] += light * strength * passing
    }
  }
}
