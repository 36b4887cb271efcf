import { type Canvas, valueAt } from '../canvas.ts'
import type { Rgb } from '../color.ts'

/** The exposure that brings the middle tone of a picture to `key`, as a light meter does. */
export function meterExposure({ light }: Canvas, key: number): number {
  let sum = 0
  let count = 0
  for (let place = 0; place < light.length; place += 3) {
    const gray =
      0.2126 * valueAt(light, place) + 0.7152 * valueAt(light, place + 1) + 0.0722 * valueAt(light, place + 2)
    sum += Math.log(1e-4 + gray)
    count += 1
  }
  return key / Math.exp(sum / count)
}

/** Turns light gray as film behind a filter sees it: a red filter, for example, darkens the blue of the sky. */
export function filterGray({ light }: Canvas, filter: Rgb): void {
  for (let place = 0; place < light.length; place += 3) {
    const gray =
      valueAt(light, place) * filter[0] +
      valueAt(light, place + 1) * filter[1] +
      valueAt(light, place + 2) * filter[2]
    light.fill(Math.max(gray, 0), place, place + 3)
  }
}

/** Sets the white of a picture: above 1 a color gains, below it loses. */
export function balanceWhite({ light }: Canvas, white: Rgb): void {
  for (let place = 0; place < light.length; place += 1) {
    light[place] = valueAt(light, place) * (white[place % 3] ?? 1)
  }
}
