import { channels, type Rgb } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import type { Atmosphere } from './atmosphere.ts'
import { createTableNoise } from './table-noise.ts'

/** Lays clouds of one height over a color of the clear sky. `octaves` is how finely they are drawn. */
export type CloudLayer = (direction: Rgb, octaves: number, color: Rgb) => void

/** Clouds on a flat ceiling, lit by the sun. `cover` runs from 0, hardly any, to 1, overcast. */
export function createCloudLayer(seed: number, air: Atmosphere, cover: number): CloudLayer {
  const noise = createTableNoise(seed + 411)
  const { sun, sunLight, ambient } = air
  const drift = seed % 97

  return (direction, octaves, color) => {
    const up = direction[1]
    if (up < 0.004) return
    const ceiling = 0.7 / (up + 0.055)
    const x = direction[0] * ceiling + drift
    const z = direction[2] * ceiling * 1.55
    const warp = noise.at(x * 0.6 + 7, z * 0.6) * 0.35
    const thick = noise.fractal(x * 0.85 + warp, z * 0.85, octaves)
    const density =
      thick + noise.fractal(x * 3.7, z * 4.4, Math.max(octaves - 2, 1)) * 0.2 + cover * 0.75 - 0.5
    if (density <= 0) return
    const ahead = noise.fractal(
      (x + sun[0] * 0.2) * 0.85 + warp,
      (z + sun[2] * 0.2) * 0.85,
      Math.min(octaves, 4),
    )
    const toSun = clamp(direction[0] * sun[0] + direction[1] * sun[1] + direction[2] * sun[2])
    const lit = clamp(0.62 + (thick - ahead) * 2.2 - density * 0.35, 0.08, 1.25)
    const forward = 0.5 + toSun ** 10 * 1.5
    const share = smoothStep(0, 0.4, density) * smoothStep(0.006, 0.09, up) * 0.9
    for (const channel of channels) {
      const cloud =
        sunLight[channel] * 0.085 * lit * forward + ambient[channel] * 0.55 + color[channel] * 0.16
      color[channel] = mix(color[channel], cloud, share)
    }
  }
}
