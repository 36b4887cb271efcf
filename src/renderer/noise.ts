import { hashBits } from './random.ts'

export type Noise = {
  /** Smooth noise of about -1 to 1, one bump to each whole step of x and y. */
  at: (x: number, y: number) => number
  /** Noise upon noise: each octave is twice as fine and half as strong. */
  fractal: (x: number, y: number, octaves: number) => number
}

export function createNoise(seed: number): Noise {
  function slope(cellX: number, cellY: number, offsetX: number, offsetY: number): number {
    const bits = hashBits(cellX, cellY, seed)
    return ((bits & 0xffff) / 32768 - 1) * offsetX + ((bits >>> 16) / 32768 - 1) * offsetY
  }

  function at(x: number, y: number): number {
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const fx = x - cellX
    const fy = y - cellY
    const easeX = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const easeY = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const topLeft = slope(cellX, cellY, fx, fy)
    const topRight = slope(cellX + 1, cellY, fx - 1, fy)
    const bottomLeft = slope(cellX, cellY + 1, fx, fy - 1)
    const bottomRight = slope(cellX + 1, cellY + 1, fx - 1, fy - 1)
    const top = topLeft + (topRight - topLeft) * easeX
    const bottom = bottomLeft + (bottomRight - bottomLeft) * easeX
    return (top + (bottom - top) * easeY) * 1.7
  }

  // Each octave is turned by 37 degrees, so that the grid of one never lies on the grid of the next.
  function fractal(x: number, y: number, octaves: number): number {
    let sum = 0
    let strength = 0.5
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += strength * at(x, y)
      const turned = x * 1.6 - y * 1.2 + 17.3
      y = x * 1.2 + y * 1.6 + 9.1
      x = turned
      strength *= 0.5
    }
    return sum
  }

  return { at, fractal }
}
