import { type Canvas, type Frame, frameOf, type Size, valueAt } from '../canvas.ts'
import type { Rgb } from '../color.ts'

/** A piece of the frame: `left` and `top` are its corner in frame coordinates. */
export type View = Size & { pixel: number; left: number; top: number }

/** `horizon` is its place in the frame, `spread` how wide the lens sees, `eye` how high the camera stands. */
export type Camera = { horizon: number; spread: number; eye: number }

/** How far away each pixel's land is, 0 for the sky, and how far each silhouette covers the pixel it ends in. */
export type Sight = { distance: Float32Array; edge: Float32Array }

export function viewOf(size: Size): View {
  const { right, bottom, pixel } = frameOf(size)
  return { width: size.width, height: size.height, pixel, left: -right, top: -bottom }
}

/** A wider lens for wide frames, so that summits keep their heads. */
export function spreadFor({ bottom }: Frame, spread: number): number {
  return spread * Math.min(Math.max(0.4 / bottom, 1), 1.4)
}

type Land = (x: number, z: number, footprint: number) => number

/** Walks away from the camera in each column of pixels and notes what rises above all that stands before it. */
export function sightLand(
  view: View,
  { horizon, spread, eye }: Camera,
  reach: { from: number; to: number },
  heightAt: Land,
): Sight {
  const { width, height, pixel, left, top } = view
  const distance = new Float32Array(width * height)
  const edge = new Float32Array(width * height).fill(1)
  const pace = 1 + Math.min(Math.max(pixel * 1.6, 0.0016), 0.006)
  for (let column = 0; column < width; column += 1) {
    const across = (left + (column + 0.5) * pixel) * spread
    let filled = height
    let isHidden = false
    let lastRow = height + 1
    let lastZ = reach.from
    for (let z = reach.from; z < reach.to; z *= pace) {
      const up = (heightAt(across * z, z, z * pixel * spread) - eye) / z / spread
      const row = (horizon - up - top) / pixel
      if (row < filled) {
        if (isHidden) noteEdge(column, filled)
        const first = Math.max(Math.ceil(row - 0.5), 0)
        for (let at = Math.ceil(filled - 0.5) - 1; at >= first; at -= 1) {
          const share = lastRow > row ? (lastRow - at - 0.5) / (lastRow - row) : 1
          distance[at * width + column] = lastZ + (z - lastZ) * Math.min(Math.max(share, 0), 1)
        }
        filled = row
        if (filled <= 0) break
      }
      isHidden = row > filled
      lastRow = row
      lastZ = z
    }
    if (filled > 0) noteEdge(column, filled)
  }
  return { distance, edge }

  function noteEdge(column: number, row: number): void {
    const at = Math.floor(row)
    if (at < height && at >= 0) edge[at * width + column] = at + 1 - row
  }
}

/** Paints what was sighted: `shade` gets the place on the land, or z = 0 for the sky, and a direction of length 1. */
export function paintSight(
  view: View,
  { horizon, spread }: Camera,
  sight: Sight,
  shade: (direction: Rgb, x: number, z: number, color: Rgb) => void,
): Canvas {
  const { width, height, pixel, left, top } = view
  const light = new Float32Array(width * height * 3)
  const color: Rgb = [0, 0, 0]
  const direction: Rgb = [0, 0, 0]
  for (let row = 0; row < height; row += 1) {
    const up = (horizon - top - (row + 0.5) * pixel) * spread
    for (let column = 0; column < width; column += 1) {
      const across = (left + (column + 0.5) * pixel) * spread
      const length = Math.sqrt(across * across + up * up + 1)
      direction[0] = across / length
      direction[1] = up / length
      direction[2] = 1 / length
      const place = row * width + column
      const z = valueAt(sight.distance, place)
      shade(direction, across * z, z, color)
      light.set(color, place * 3)
    }
  }
  const canvas = { width, height, light }
  smoothEdges(canvas, sight.edge)
  return canvas
}

/** Where a silhouette ends within a pixel, it lets through as much of what lies behind as it leaves free. */
function smoothEdges({ width, height, light }: Canvas, edge: Float32Array): void {
  for (let place = width; place < width * (height - 1); place += 1) {
    const cover = valueAt(edge, place)
    if (cover >= 1) continue
    // The middle of the pixel fell to one side; the other side's color stands in the next row.
    const other = cover < 0.5 ? place + width : place - width
    const share = cover < 0.5 ? cover : 1 - cover
    for (let channel = 0; channel < 3; channel += 1) {
      const own = valueAt(light, place * 3 + channel)
      light[place * 3 + channel] = own + (valueAt(light, other * 3 + channel) - own) * share
    }
  }
}
