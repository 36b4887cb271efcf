import { frameOf, type Size, valueAt } from './canvas.ts'

export type Slope = { x: number; y: number }

/** How steeply a field of heights rises to the right and down, in heights for each unit of the frame. */
export function createSlopes(size: Size, heights: Float32Array): (place: number, out: Slope) => void {
  const { width, height } = size
  const across = 0.5 / frameOf(size).pixel
  return (place, out) => {
    const column = place % width
    const row = (place - column) / width
    const left = column > 0 ? place - 1 : place
    const right = column < width - 1 ? place + 1 : place
    const above = row > 0 ? place - width : place
    const below = row < height - 1 ? place + width : place
    out.x = (valueAt(heights, right) - valueAt(heights, left)) * across
    out.y = (valueAt(heights, below) - valueAt(heights, above)) * across
  }
}
