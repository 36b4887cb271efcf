import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { erodeTerrain } from './erosion.ts'
import { castShadows } from './shadows.ts'
import { createTableNoise } from './table-noise.ts'
import { raiseTerrain, readGrid, ridgedNoise, slopesOf } from './terrain.ts'

const ground = { cells: 40, west: -1, near: 0, span: 2 }
const noise = createTableNoise(5)

function roughLand() {
  return raiseTerrain(ground, (x, z) => ridgedNoise(noise, x * 3, z * 3, 5) * 0.4)
}

function sumOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}

describe('a terrain', () => {
  test('is read exactly where it is an even slope, and its slopes say so', () => {
    const terrain = raiseTerrain(ground, (x, z) => 0.3 * x - 0.2 * z)
    const slopes = slopesOf(terrain)
    const inside = fc.record({
      x: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
      z: fc.double({ min: 0.1, max: 1.9, noNaN: true }),
    })
    fc.assert(
      fc.property(inside, ({ x, z }) => {
        expect(readGrid(terrain, terrain.heights, x, z)).toBeCloseTo(0.3 * x - 0.2 * z, 4)
        expect(readGrid(terrain, slopes.across, x, z)).toBeCloseTo(0.3, 3)
        expect(readGrid(terrain, slopes.along, x, z)).toBeCloseTo(-0.2, 3)
      }),
    )
  })

  test('goes on beyond its sides without a step', () => {
    const terrain = roughLand()
    const atBorder = readGrid(terrain, terrain.heights, 1, 1)
    expect(readGrid(terrain, terrain.heights, 1.002, 1)).toBeCloseTo(atBorder, 2)
    expect(readGrid(terrain, terrain.heights, 1.3, 1)).toBeCloseTo(
      readGrid(terrain, terrain.heights, 0.7, 1),
      4,
    )
  })
})

describe('erosion', () => {
  test('moves soil downhill: what the drops carry off comes to rest lower, or leaves over the border', () => {
    const before = roughLand()
    const after = roughLand()
    erodeTerrain(after, 400, seededRandom(1))
    expect(after.heights).not.toEqual(before.heights)
    expect(sumOf(after.heights)).toBeLessThanOrEqual(sumOf(before.heights) + 1e-3)
    expect(Math.max(...after.heights)).toBeLessThanOrEqual(Math.max(...before.heights) + 1e-4)
  })

  test('leaves level ground alone', () => {
    const flat = raiseTerrain(ground, () => 0.2)
    erodeTerrain(flat, 100, seededRandom(1))
    expect(new Set(flat.heights).size).toBe(1)
  })
})

describe('shadows', () => {
  const wall = raiseTerrain(ground, (x) => (Math.abs(x) < 0.1 ? 0.5 : 0))

  test('fall on the far side of what stands before a low sun', () => {
    const lit = castShadows(wall, [0.97, 0.24, 0])
    expect(readGrid(wall, lit, -0.4, 1)).toBe(0)
    expect(readGrid(wall, lit, 0.4, 1)).toBe(1)
  })

  test('are gone when the sun stands overhead', () => {
    const lit = castShadows(wall, [0.02, 0.9998, 0])
    expect(readGrid(wall, lit, -0.6, 1)).toBe(1)
  })
})
