import { clamp, smoothStep } from '../curves.ts'
import type { Noise } from '../noise.ts'
import { hashBits } from '../random.ts'
import { readGrid, type Slopes, type Terrain } from './terrain.ts'

/** The tree that stands over a place: how high it is there, how much of its height that is, and which way it falls off. */
export type Crown = { rise: number; share: number; slopeX: number; slopeZ: number; id: number }

/** Trees as small cones on the land. They fade into plain ground where a pixel is larger than a tree. */
export type ForestCover = {
  density: Float32Array
  crownAt: (x: number, z: number, footprint: number, crown: Crown) => void
}

const cell = 0.0036
const radius = 0.00156
const tall = 0.0082

/** Woods grow below the tree line, given as a height, and where the land is not too steep: `level` is 1 on the flat. */
export function growForest(
  terrain: Terrain,
  slopes: Slopes,
  noise: Noise,
  { treeLine, level }: { treeLine: number; level: number },
): ForestCover {
  const { cells, west, near, span, heights } = terrain
  const density = new Float32Array(heights.length)
  for (let place = 0; place < heights.length; place += 1) {
    const x = west + ((place % cells) / (cells - 1)) * span
    const z = near + (Math.floor(place / cells) / (cells - 1)) * span
    const steep = 1 / Math.sqrt(1 + (slopes.across[place] ?? 0) ** 2 + (slopes.along[place] ?? 0) ** 2)
    const patch = noise.fractal(x * 7 + 50, z * 7, 5)
    const height = (heights[place] ?? 0) + patch * treeLine * 0.5
    density[place] =
      smoothStep(level, level + 0.2, steep + patch * 0.1) *
      smoothStep(-0.3, -0.12, patch) *
      (1 - smoothStep(treeLine * 0.75, treeLine * 1.1, height))
  }

  function crownAt(x: number, z: number, footprint: number, crown: Crown): void {
    crown.rise = 0
    crown.share = 0
    crown.slopeX = 0
    crown.slopeZ = 0
    const visible = 1 - smoothStep(0.0008, 0.0018, footprint)
    if (visible <= 0) return
    const dense = readGrid(terrain, density, x, z)
    if (dense <= 0.02) return
    // No tree reaches farther than half a cell, so that four cells are all that can hold one.
    const cellX = Math.floor(x / cell - 0.5)
    const cellZ = Math.floor(z / cell - 0.5)
    for (let stepX = 0; stepX <= 1; stepX += 1) {
      for (let stepZ = 0; stepZ <= 1; stepZ += 1) {
        const bits = hashBits(cellX + stepX, cellZ + stepZ, 77)
        if ((bits & 255) / 255 > dense * 0.97) continue
        const grown = 0.4 + ((bits >>> 24) / 255) ** 2 * 0.75
        const dx = x - (cellX + stepX + ((bits >>> 8) & 255) / 255) * cell
        const dz = z - (cellZ + stepZ + ((bits >>> 16) & 255) / 255) * cell
        const away = Math.sqrt(dx * dx + dz * dz) / (radius * grown)
        if (away >= 1) continue
        // Boughs in whorls: the cone steps outward a few times on its way down, and not at the same height all around.
        const whorl = Math.sin(away * 21 + Math.atan2(dx, dz) * 3 + (bits & 15)) * 0.06
        const share = clamp(1 - away + whorl * away)
        const rise = share * tall * grown * visible
        if (rise <= crown.rise) continue
        crown.rise = rise
        crown.share = share
        const fall = -1.6 / Math.max(away * radius * grown, 1e-6)
        crown.slopeX = dx * fall
        crown.slopeZ = dz * fall
        crown.id = bits
      }
    }
  }

  return { density, crownAt }
}

/** A shade of its own for each tree, of 0 to 1. */
export function shadeOf(crown: Crown): number {
  return clamp(((crown.id >>> 12) & 255) / 255)
}
