import { addColor, gradientOf, lightOf, mixColor, type Rgb, scaleColor } from './color.ts'
import { clamp, lengthOf, smoothStep } from './curves.ts'
import { createNoise } from './noise.ts'

export type SkyLook = {
  /** From the horizon up to the zenith. */
  air: readonly string[]
  sun: { across: number; up: number; color: string; disc: number; glow: number; halo: number }
  clouds: { cover: number; lit: string; shade: string }
}

export type Sky = {
  sun: Rgb
  sunColor: Rgb
  /** The light from a direction of length 1; y points up. `octaves` is how finely clouds are drawn. */
  look: (x: number, y: number, z: number, octaves: number, out: Rgb) => void
}

export function createSky(seed: number, { air, sun, clouds }: SkyLook): Sky {
  const noise = createNoise(seed)
  const airAt = gradientOf(air)
  const sunColor = lightOf(sun.color)
  const lit = lightOf(clouds.lit)
  const shade = lightOf(clouds.shade)
  const cloud: Rgb = [0, 0, 0]
  const length = lengthOf(sun.across, sun.up, 1)
  const direction: Rgb = [sun.across / length, sun.up / length, 1 / length]

  function drawClouds(x: number, y: number, z: number, octaves: number, toSun: number, out: Rgb): void {
    // Clouds lie on a flat ceiling, bent down a little so that it does not run off to infinity.
    const ceiling = 0.62 / (y + 0.05)
    const px = x * ceiling
    const pz = z * ceiling
    const spread = noise.fractal(px * 0.9 + 31, pz * 1.3, octaves)
    const wisps = noise.fractal(px * 3.8, pz * 5.5 + 5, Math.max(octaves - 2, 1)) * 0.22
    const density = spread + wisps + clouds.cover - 0.42
    if (density <= 0) return
    const cover = smoothStep(0, 0.42, density) * smoothStep(0.004, 0.07, y) * 0.92
    const towards = noise.fractal(
      (px + direction[0] * 0.16) * 0.9 + 31,
      (pz + 0.16) * 1.3,
      Math.min(octaves, 3),
    )
    mixColor(lit, shade, clamp(0.35 + density * 0.9 + (towards - spread) * 1.6), cloud)
    addColor(cloud, sunColor, toSun ** 12 * sun.glow * 0.9 * (1 - cover * 0.6))
    mixColor(out, cloud, cover, out)
  }

  function look(x: number, y: number, z: number, octaves: number, out: Rgb): void {
    const up = Math.max(y, 0.0005)
    airAt(Math.sqrt(up), out)
    const toSun = clamp(x * direction[0] + up * direction[1] + z * direction[2])
    addColor(out, sunColor, (toSun ** 8 * 0.35 + toSun ** 60 * 0.65) * sun.glow)
    addColor(out, sunColor, toSun ** 700 * sun.halo)
    if (octaves > 0) drawClouds(x, up, z, octaves, toSun, out)
    if (sun.disc > 0) {
      const edge = smoothStep(1 - sun.disc * 1.15, 1 - sun.disc, toSun)
      if (edge > 0) addColor(out, sunColor, edge * 9)
    }
  }

  return { sun: direction, sunColor, look }
}

/** Fades a color into the air before it. */
export function fadeInto(color: Rgb, air: Rgb, share: number, brightness = 1): void {
  scaleColor(color, 1 - share)
  addColor(color, air, share * brightness)
}
