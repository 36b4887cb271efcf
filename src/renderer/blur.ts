import { type Canvas, valueAt } from './canvas.ts'
import { clamp } from './curves.ts'

type Lane = { start: number; stride: number; length: number }

/** Slides a window of 2 x radius + 1 along one row or column. */
function blurLane(from: Float32Array, to: Float32Array, lane: Lane, radius: number): void {
  const last = lane.length - 1
  const read = (step: number) => valueAt(from, lane.start + clamp(step, 0, last) * lane.stride)
  let sum = 0
  for (let step = -radius; step <= radius; step += 1) sum += read(step)
  for (let step = 0; step <= last; step += 1) {
    to[lane.start + step * lane.stride] = sum / (2 * radius + 1)
    sum += read(step + radius + 1) - read(step - radius)
  }
}

/** Two box blurs each way, which comes close to a round one. The canvas itself stays as it is. */
export function blurCanvas(canvas: Canvas, radius: number): Canvas {
  const { width, height } = canvas
  let light = canvas.light
  if (radius < 1) return canvas
  for (let pass = 0; pass < 2; pass += 1) {
    const rows = new Float32Array(light.length)
    for (let row = 0; row < height; row += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        blurLane(light, rows, { start: row * width * 3 + channel, stride: 3, length: width }, radius)
      }
    }
    const columns = new Float32Array(light.length)
    for (let column = 0; column < width * 3; column += 1) {
      blurLane(rows, columns, { start: column, stride: width * 3, length: height }, radius)
    }
    light = columns
  }
  return { width, height, light }
}

/** A smaller copy in which each pixel is the mean of `factor` x `factor` pixels. */
export function shrinkCanvas(canvas: Canvas, factor: number): Canvas {
  const width = Math.ceil(canvas.width / factor)
  const height = Math.ceil(canvas.height / factor)
  const light = new Float32Array(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    const rows = Math.min(factor, canvas.height - row * factor)
    for (let column = 0; column < width; column += 1) {
      const columns = Math.min(factor, canvas.width - column * factor)
      const place = (row * width + column) * 3
      for (let y = 0; y < rows; y += 1) {
        for (let x = 0; x < columns; x += 1) {
          const source = ((row * factor + y) * canvas.width + column * factor + x) * 3
          for (let channel = 0; channel < 3; channel += 1) {
            light[place + channel] =
              valueAt(light, place + channel) + valueAt(canvas.light, source + channel) / (rows * columns)
          }
        }
      }
    }
  }
  return { width, height, light }
}

/** The light between pixels, at a place counted in pixels of this canvas. */
export function sampleCanvas(canvas: Canvas, x: number, y: number, channel: number): number {
  const column = clamp(x, 0, canvas.width - 1)
  const row = clamp(y, 0, canvas.height - 1)
  const left = Math.floor(column)
  const top = Math.floor(row)
  const right = Math.min(left + 1, canvas.width - 1)
  const bottom = Math.min(top + 1, canvas.height - 1)
  const across = column - left
  const down = row - top
  const read = (atColumn: number, atRow: number) =>
    valueAt(canvas.light, (atRow * canvas.width + atColumn) * 3 + channel)
  const upper = read(left, top) * (1 - across) + read(right, top) * across
  const lower = read(left, bottom) * (1 - across) + read(right, bottom) * across
  return upper * (1 - down) + lower * down
}
