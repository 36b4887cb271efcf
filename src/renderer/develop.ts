import { blurCanvas, sampleCanvas, shrinkCanvas } from './blur.ts'
import { type Canvas, frameOf, valueAt } from './canvas.ts'
import { clamp } from './curves.ts'
import { hashBits } from './random.ts'
import type { Picture } from './recipe.ts'

export type Development = {
  exposure?: number
  /** `filmic` rolls bright light off as film does; `plain` keeps colors as they were chosen. */
  tone?: 'filmic' | 'plain'
  /** How much of the light above white spreads around it. */
  bloom?: number
  saturation?: number
  /** How much darker the corners are. */
  vignette?: number
  grain?: number
  seed: number
}

function filmic(light: number): number {
  const x = light * 0.8
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))
}

// Straight up to 0.75, then ever closer to 1.
function plain(light: number): number {
  if (light <= 0.75) return Math.max(light, 0)
  return 1 - 0.25 * Math.exp((0.75 - light) / 0.25)
}

const gammaSteps = 16384

function gammaTable(): Float32Array {
  const table = new Float32Array(gammaSteps + 1)
  for (let step = 0; step <= gammaSteps; step += 1) {
    const light = step / gammaSteps
    table[step] = 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
  }
  return table
}

const bloomShrink = 4

function glowOf(canvas: Canvas, exposure: number): Canvas {
  const small = shrinkCanvas(canvas, bloomShrink)
  for (let place = 0; place < small.light.length; place += 1) {
    small.light[place] = clamp(valueAt(small.light, place) * exposure - 1, 0, 10)
  }
  const unit = Math.sqrt(small.width * small.height)
  const near = blurCanvas(small, Math.round(unit * 0.014))
  const far = blurCanvas(near, Math.round(unit * 0.06))
  for (let place = 0; place < far.light.length; place += 1) {
    far.light[place] = valueAt(near.light, place) * 0.6 + valueAt(far.light, place) * 0.8
  }
  return far
}

/** Turns light into the bytes of a picture: exposure, bloom, tone, vignette, gamma, grain. */
export function develop(canvas: Canvas, development: Development): Picture {
  const { width, height, light } = canvas
  const { exposure = 1, bloom = 0, saturation = 1, vignette = 0, grain = 0.008, seed } = development
  const toneOf = development.tone === 'filmic' ? filmic : plain
  const gamma = gammaTable()
  const glow = bloom > 0 ? glowOf(canvas, exposure) : undefined
  const { right, bottom, pixel } = frameOf(canvas)
  const corner = right * right + bottom * bottom
  const pixels = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const place = (row * width + column) * 3
      const x = column * pixel - right
      const y = row * pixel - bottom
      const fall = 1 - (vignette * (x * x + y * y)) / corner
      let red = valueAt(light, place) * exposure
      let green = valueAt(light, place + 1) * exposure
      let blue = valueAt(light, place + 2) * exposure
      if (glow) {
        const glowX = (column + 0.5) / bloomShrink - 0.5
        const glowY = (row + 0.5) / bloomShrink - 0.5
        red += sampleCanvas(glow, glowX, glowY, 0) * bloom
        green += sampleCanvas(glow, glowX, glowY, 1) * bloom
        blue += sampleCanvas(glow, glowX, glowY, 2) * bloom
      }
      red = toneOf(red * fall)
      green = toneOf(green * fall)
      blue = toneOf(blue * fall)
      const gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      const bits = hashBits(column, row, seed)
      // The sum of two even spreads is a peaked one, closer to film than either.
      const speck = ((bits & 0xffff) + (bits >>> 16) - 65535) / 65535
      const noise = speck * grain * 255 * (0.5 + 0.5 * Math.sqrt(gray)) + 0.5
      pixels[place] = clamp(encode(gray + (red - gray) * saturation) + noise, 0, 255)
      pixels[place + 1] = clamp(encode(gray + (green - gray) * saturation) + noise, 0, 255)
      pixels[place + 2] = clamp(encode(gray + (blue - gray) * saturation) + noise, 0, 255)
    }
  }
  return { width, height, pixels }

  function encode(share: number): number {
    return valueAt(gamma, Math.round(clamp(share) * gammaSteps))
  }
}
