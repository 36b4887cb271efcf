import { sampleCanvas } from '../blur.ts'
import { type Canvas, type Frame, valueAt } from '../canvas.ts'
import { channels, lightOf, type Rgb } from '../color.ts'
import { lengthOf } from '../curves.ts'
import type { Noise } from '../noise.ts'

/** Street lamps along the water. */
export function lightShore(canvas: Canvas, frame: Frame, shore: number, random: () => number): void {
  const lamp = lightOf('#ffc27a')
  for (let x = -frame.right; x < frame.right; x += 0.008 + random() * 0.028) {
    const strength = 0.4 + random() * 1.6
    const reach = 0.006
    const y = shore - 0.003 - random() * 0.004
    const first = Math.floor((x - reach + frame.right) / frame.pixel)
    const last = Math.ceil((x + reach + frame.right) / frame.pixel)
    for (
      let row = Math.floor((y - reach + frame.bottom) / frame.pixel);
      row < (shore + frame.bottom) / frame.pixel;
      row += 1
    ) {
      for (let column = Math.max(first, 0); column <= Math.min(last, canvas.width - 1); column += 1) {
        if (row < 0 || row >= canvas.height) continue
        const away = lengthOf(
          (column + 0.5) * frame.pixel - frame.right - x,
          (row + 0.5) * frame.pixel - frame.bottom - y,
        )
        const light = strength * Math.exp(-((away / 0.0022) ** 2))
        for (const channel of channels) {
          const at = (row * canvas.width + column) * 3 + channel
          canvas.light[at] = valueAt(canvas.light, at) + lamp[channel] * light
        }
      }
    }
  }
}

/** The water below the shore: what stands above it, drawn out into streaks by small waves. */
export function pourRiver(
  canvas: Canvas,
  river: { frame: Frame; noise: Noise; shore: number; ripple: number },
): void {
  const { frame, noise, shore, ripple } = river
  const first = Math.ceil((shore + frame.bottom) / frame.pixel)
  const taps = 7
  const above = { ...canvas, light: canvas.light.slice() }
  for (let row = Math.max(first, 0); row < canvas.height; row += 1) {
    const y = (row + 0.5) * frame.pixel - frame.bottom
    const down = y - shore
    const near = down / (frame.bottom - shore + 0.001)
    for (let column = 0; column < canvas.width; column += 1) {
      const x = (column + 0.5) * frame.pixel - frame.right
      const far = 1 / (0.06 + down)
      const wave = noise.fractal(x * 9 * far * 0.4, far * 9, 3)
      const chop = noise.fractal(x * 40, y * (70 + 60 * (1 - near)), 3)
      const shift = (wave * 0.05 + chop * 0.05) * (0.12 + near) * ripple
      const sum: Rgb = [0, 0, 0]
      for (let tap = 0; tap < taps; tap += 1) {
        const height = down * 1.05 + shift + (tap - taps / 3) * 0.012 * (0.25 + near) * ripple
        const atRow = (shore - Math.abs(height) + frame.bottom) / frame.pixel - 0.5
        const atColumn = column + (chop * 0.006 * (0.3 + near)) / frame.pixel
        for (const channel of channels) sum[channel] += sampleCanvas(above, atColumn, atRow, channel) / taps
      }
      const shine = 0.82 - 0.28 * near + chop * 0.12
      for (const channel of channels)
        canvas.light[(row * canvas.width + column) * 3 + channel] = sum[channel] * shine
    }
  }
}
