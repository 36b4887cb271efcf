import type { Rgb } from './color.ts'

export type Size = { width: number; height: number }

/** A picture while it is being made: linear light, three numbers to a pixel. */
export type Canvas = Size & { light: Float32Array }

/**
 * Families draw in frame coordinates: the middle is 0, 0, y points down, and the whole frame has the area 1.
 * A landscape frame of 3:2 reaches from -0.61 to 0.61 and from -0.41 to 0.41, at any resolution.
 */
export type Frame = { right: number; bottom: number; pixel: number }

export function frameOf({ width, height }: Size): Frame {
  const unit = Math.sqrt(width * height)
  return { right: width / unit / 2, bottom: height / unit / 2, pixel: 1 / unit }
}

/** Reads without the check for holes: the caller promises that the place lies inside. */
export function valueAt(values: Float32Array, place: number): number {
  return values[place] as number
}

/** `place` counts the pixels row by row. */
type Shade = (x: number, y: number, color: Rgb, place: number) => void

export function paintCanvas(size: Size, shade: Shade): Canvas {
  const { right, bottom, pixel } = frameOf(size)
  const light = new Float32Array(size.width * size.height * 3)
  const color: Rgb = [0, 0, 0]
  let place = 0
  for (let row = 0; row < size.height; row += 1) {
    for (let column = 0; column < size.width; column += 1) {
      shade((column + 0.5) * pixel - right, (row + 0.5) * pixel - bottom, color, place)
      light[place * 3] = color[0]
      light[place * 3 + 1] = color[1]
      light[place * 3 + 2] = color[2]
      place += 1
    }
  }
  return { width: size.width, height: size.height, light }
}

/** Visits the pixels of a square around a spot, as far as they lie on the canvas. */
export function visitAround(
  canvas: Canvas,
  spot: { x: number; y: number; reach: number },
  visit: (dx: number, dy: number, place: number) => void,
): void {
  const { right, bottom, pixel } = frameOf(canvas)
  const left = Math.max(Math.floor((spot.x - spot.reach + right) / pixel), 0)
  const end = Math.min(Math.ceil((spot.x + spot.reach + right) / pixel), canvas.width)
  const top = Math.max(Math.floor((spot.y - spot.reach + bottom) / pixel), 0)
  const floor = Math.min(Math.ceil((spot.y + spot.reach + bottom) / pixel), canvas.height)
  for (let row = top; row < floor; row += 1) {
    for (let column = left; column < end; column += 1) {
      const dx = (column + 0.5) * pixel - right - spot.x
      const dy = (row + 0.5) * pixel - bottom - spot.y
      visit(dx, dy, row * canvas.width + column)
    }
  }
}

/** One number for each pixel, drawn like a canvas: heights, masks. */
export function paintField(size: Size, measure: (x: number, y: number) => number): Float32Array {
  const { right, bottom, pixel } = frameOf(size)
  const field = new Float32Array(size.width * size.height)
  for (let row = 0; row < size.height; row += 1) {
    for (let column = 0; column < size.width; column += 1) {
      field[row * size.width + column] = measure((column + 0.5) * pixel - right, (row + 0.5) * pixel - bottom)
    }
  }
  return field
}
