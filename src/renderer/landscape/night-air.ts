import { channels, gradientOf, type Rgb } from '../color.ts'
import { clamp } from '../curves.ts'
import type { Atmosphere } from './atmosphere.ts'

/** A sky without the sun: colors from the horizon up, and the faint light of moon and stars on the land. */
export type NightLook = { air: readonly string[]; moonlight: Rgb; ambient: Rgb; side: number }

export function createNightAir({ air, moonlight, ambient, side }: NightLook): Atmosphere {
  const colorAt = gradientOf(air)
  return {
    sun: [0.72 * side, 0.5, -0.48],
    sunLight: moonlight,
    ambient,
    at(_x, y, _z, out) {
      colorAt(Math.sqrt(clamp(y)), out)
      // Gradients are written as seen on a screen; a night is darker than any screen.
      for (const channel of channels) out[channel] *= 0.5
    },
  }
}
