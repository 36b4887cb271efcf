import { channels, lightOf, type Rgb } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import type { Noise } from '../noise.ts'

/** `low` is the color of the hem, `high` what it fades into above. */
export type AuroraLook = { low: string; high: string; strength: number }

const curtainCount = 3

/** Adds the northern lights: curtains with a sharp hem below and rays that fade upward. */
export function createAurora(noise: Noise, { low, high, strength }: AuroraLook, drift: number) {
  const hem = lightOf(low)
  const top = lightOf(high)
  return (direction: Rgb, color: Rgb): void => {
    const x = direction[0] / direction[2]
    const y = direction[1] / direction[2]
    for (let index = 0; index < curtainCount; index += 1) {
      const own = index * 7.7 + drift
      const course = noise.fractal(x * 0.9 + own, 1.1 + index, 3) * 0.42 + Math.sin(x * 2.2 + own) * 0.07
      const base = 0.3 + index * 0.2 + course * 1.3
      const tall = 0.4 + 0.3 * clamp(noise.at(x * 1.8 + own, 7) + 0.5)
      const up = (y - base) / tall
      if (up < -0.2 || up > 2.2) continue
      // Rays lean towards one point high above, as parallel lines do.
      const lean = x * (1 + 0.28 * Math.max(up, 0)) + own
      const fold = clamp(0.36 + noise.fractal(lean * 2.6, 4, 3) * 1.7) ** 1.5
      const rays =
        0.6 + noise.fractal(lean * 17, up * 0.35, 3) * 0.75 + noise.at(lean * 70, 3 + up * 0.2) * 0.1
      const rise = up < 0 ? Math.exp(-up * up * 260) : Math.exp(-up * 2.5) * (1 - smoothStep(1.2, 2.2, up))
      const light = clamp(fold * rays * 1.5 + 0.05, 0, 2) * rise * strength * (1 - index * 0.24)
      const paler = clamp(up * 1.25 - 0.1)
      for (const channel of channels) color[channel] += light * mix(hem[channel], top[channel], paler)
    }
  }
}
