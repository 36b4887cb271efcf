import { valueAt } from '../canvas.ts'
import type { Noise } from '../noise.ts'
import { seededRandom } from '../random.ts'

const size = 256
const mask = size - 1

function shuffled(random: () => number): Uint8Array {
  const order = Uint8Array.from({ length: size }, (_, index) => index)
  for (let index = mask; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
  const twice = new Uint8Array(size * 2)
  twice.set(order)
  twice.set(order, size)
  return twice
}

/** Noise as `createNoise` makes it, but read from tables: twice as fast, and the same again after 256 steps. */
export function createTableNoise(seed: number): Noise {
  const random = seededRandom(seed)
  const order = shuffled(random)
  const slopesX = new Float32Array(size)
  const slopesY = new Float32Array(size)
  for (let index = 0; index < size; index += 1) {
    const turn = random() * Math.PI * 2
    slopesX[index] = Math.cos(turn) * 1.5
    slopesY[index] = Math.sin(turn) * 1.5
  }
  const pick = (place: number) => order[place] as number

  function at(x: number, y: number): number {
    const wholeX = Math.floor(x)
    const wholeY = Math.floor(y)
    const fx = x - wholeX
    const fy = y - wholeY
    const cellX = wholeX & mask
    const cellY = wholeY & mask
    const easeX = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const easeY = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const left = pick(cellX) + cellY
    const right = pick(cellX + 1) + cellY
    const a = pick(left)
    const b = pick(right)
    const c = pick(left + 1)
    const d = pick(right + 1)
    const topLeft = valueAt(slopesX, a) * fx + valueAt(slopesY, a) * fy
    const topRight = valueAt(slopesX, b) * (fx - 1) + valueAt(slopesY, b) * fy
    const bottomLeft = valueAt(slopesX, c) * fx + valueAt(slopesY, c) * (fy - 1)
    const bottomRight = valueAt(slopesX, d) * (fx - 1) + valueAt(slopesY, d) * (fy - 1)
    const top = topLeft + (topRight - topLeft) * easeX
    return top + (bottomLeft + (bottomRight - bottomLeft) * easeX - top) * easeY
  }

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
