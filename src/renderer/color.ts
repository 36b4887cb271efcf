import { clamp } from './curves.ts'

/** Light, not bytes: linear red, green and blue, where 1 is the white of the page. */
export type Rgb = [red: number, green: number, blue: number]

export const channels = [0, 1, 2] as const

function toLinear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** '#f4c9c0' as light. */
export function lightOf(hex: string): Rgb {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [toLinear((bits >> 16) / 255), toLinear(((bits >> 8) & 255) / 255), toLinear((bits & 255) / 255)]
}

export function mixColor(from: Rgb, to: Rgb, share: number, out: Rgb): void {
  out[0] = from[0] + (to[0] - from[0]) * share
  out[1] = from[1] + (to[1] - from[1]) * share
  out[2] = from[2] + (to[2] - from[2]) * share
}

export function scaleColor(color: Rgb, factor: number): void {
  color[0] *= factor
  color[1] *= factor
  color[2] *= factor
}

export function addColor(color: Rgb, light: Rgb, factor: number): void {
  color[0] += light[0] * factor
  color[1] += light[1] * factor
  color[2] += light[2] * factor
}

export type Gradient = (position: number, out: Rgb) => void

/** Colors at even distances, from position 0 to position 1. */
export function gradientOf(hexes: readonly string[]): Gradient {
  const stops = hexes.map(lightOf)
  const last = stops.length - 1
  return (position, out) => {
    const place = clamp(position) * last
    const before = Math.min(Math.floor(place), last - 1)
    const from = stops[before]
    const to = stops[before + 1]
    if (from && to) mixColor(from, to, place - before, out)
  }
}
