import { hashBits } from './random.ts'

/** Noise within space, for surfaces that are round: it has no seam. */
export type SolidNoise = {
  at: (x: number, y: number, z: number) => number
  fractal: (x: number, y: number, z: number, octaves: number) => number
}

export function createSolidNoise(seed: number): SolidNoise {
  function slope(cellX: number, cellY: number, cellZ: number, x: number, y: number, z: number): number {
    const bits = hashBits(cellX + Math.imul(cellZ, 7919), cellY, seed)
    return (
      ((bits & 0x3ff) / 512 - 1) * x +
      (((bits >>> 10) & 0x3ff) / 512 - 1) * y +
      (((bits >>> 20) & 0x3ff) / 512 - 1) * z
    )
  }

  function sheet(cellX: number, cellY: number, cellZ: number, fx: number, fy: number, fz: number): number {
    const easeX = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const easeY = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const topLeft = slope(cellX, cellY, cellZ, fx, fy, fz)
    const topRight = slope(cellX + 1, cellY, cellZ, fx - 1, fy, fz)
    const bottomLeft = slope(cellX, cellY + 1, cellZ, fx, fy - 1, fz)
    const bottomRight = slope(cellX + 1, cellY + 1, cellZ, fx - 1, fy - 1, fz)
    const top = topLeft + (topRight - topLeft) * easeX
    const bottom = bottomLeft + (bottomRight - bottomLeft) * easeX
    return top + (bottom - top) * easeY
  }

  function at(x: number, y: number, z: number): number {
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const cellZ = Math.floor(z)
    const fz = z - cellZ
    const easeZ = fz * fz * fz * (fz * (fz * 6 - 15) + 10)
    const back = sheet(cellX, cellY, cellZ, x - cellX, y - cellY, fz)
    const front = sheet(cellX, cellY, cellZ + 1, x - cellX, y - cellY, fz - 1)
    return (back + (front - back) * easeZ) * 1.5
  }

  function fractal(x: number, y: number, z: number, octaves: number): number {
    let sum = 0
    let strength = 0.5
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += strength * at(x, y, z)
      const turned = x * 1.6 - y * 1.2 + 17.3
      y = x * 1.2 + y * 1.6 + 9.1
      x = turned
      z = z * 2 + 5.7
      strength *= 0.5
    }
    return sum
  }

  return { at, fractal }
}
