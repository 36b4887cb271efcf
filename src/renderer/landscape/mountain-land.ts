import { clamp, lengthOf, mix, smoothStep } from '../curves.ts'
import { seededRandom } from '../random.ts'
import { erodeTerrain } from './erosion.ts'
import { rememberLast } from './remember.ts'
import { createTableNoise } from './table-noise.ts'
import {
  opennessOf,
  raiseTerrain,
  readGrid,
  ridgedNoise,
  type Slopes,
  slopesOf,
  type Terrain,
} from './terrain.ts'

/** Mountains and what follows from their shape alone. `side` is -1 or 1: where the main summit stands. */
export type MountainLand = {
  terrain: Terrain
  slopes: Slopes
  openness: Float32Array
  highest: number
  side: number
  hasLake: boolean
  /** The steepest ground that trees hold on to, as the cosine of its slope. */
  treesTo: number
}

/** `lake` digs a basin before the camera, `range` a valley that runs away from it. */
export type MountainPlan = { seed: number; basin: 'lake' | 'range' }

export const lakeLevel = 0.035

export const mountainLand = rememberLast(
  raiseMountains,
  ({ basin, seed }: MountainPlan) => `${basin} ${seed}`,
)

/** Raises and erodes mountains so that every seed has a summit on one third, a lower one on the other, and a way in between. */
function raiseMountains({ seed, basin }: MountainPlan): MountainLand {
  const random = seededRandom(seed * 13 + 5)
  const noise = createTableNoise(seed * 7 + 1)
  const side = random() < 0.5 ? -1 : 1
  const main = {
    z: mix(0.95, 1.15, random()),
    lean: mix(0.13, 0.21, random()),
    tall: mix(0.3, 0.38, random()),
  }
  const other = {
    z: mix(0.85, 1.35, random()),
    lean: mix(0.3, 0.44, random()),
    tall: mix(0.2, 0.3, random()),
  }
  const back = mix(0.2, 0.36, random())
  const bend = random() * 6

  function heightAt(x: number, z: number): number {
    const warpX = noise.fractal(x * 2.3 + 5, z * 2.3, 3) * 0.16
    const warpZ = noise.fractal(x * 2.3 - 9, z * 2.3 + 4, 3) * 0.16
    const ridges = ridgedNoise(noise, (x + warpX) * 2.5 + 3, (z + warpZ) * 2.5, 7)
    const fromMain = lengthOf(x + warpX - side * main.lean * main.z, (z + warpZ - main.z) * 0.9)
    const fromOther = lengthOf(x + warpX + side * other.lean * other.z, (z + warpZ - other.z) * 0.8)
    const summit = main.tall / (1 + (fromMain / 0.32) ** 2)
    const shoulder = other.tall / (1 + (fromOther / 0.3) ** 2)
    const range = back * smoothStep(1.25, 1.8, z + noise.at(x * 2.4, bend) * 0.2)
    const broad = Math.max(summit, shoulder, range) * 0.75 + (summit + shoulder + range) * 0.25
    const rough = 0.28 + 0.95 * ridges
    const plain = 0.045 + noise.fractal(x * 3.4, z * 3.4, 5) * 0.075
    return digBasin(x, z, plain + broad * rough * 1.08)
  }

  function digBasin(x: number, z: number, height: number): number {
    if (basin === 'lake') {
      const shore = noise.fractal(x * 4 + 20, z * 4, 4) * 0.12
      const off = lengthOf((x - side * 0.04) / mix(0.24, 0.4, clamp(z)), (z - 0.2) / 0.5) + shore
      const dry = 0.004 + Math.max(height - lakeLevel, 0) * smoothStep(0.95, 1.75, off)
      return lakeLevel + mix(-0.05, dry, smoothStep(0.94, 1.04, off))
    }
    const course = side * -0.06 * z + 0.05 * Math.sin(z * 5 + bend)
    const valley = smoothStep(0.03, 0.3, Math.abs(x - course))
    return height * mix(0.45, 1, valley) * mix(0.5, 1, smoothStep(0.25, 0.8, z)) + 0.01
  }

  const terrain = raiseTerrain({ cells: 280, west: -1, near: 0.12, span: 2 }, heightAt)
  erodeTerrain(terrain, 17_000, random)
  const highest = terrain.heights.reduce((most, height) => Math.max(most, height), 0)
  return {
    terrain,
    slopes: slopesOf(terrain),
    openness: opennessOf(terrain),
    highest,
    side,
    hasLake: basin === 'lake',
    treesTo: 0.58,
  }
}

/** How high the land is where the camera stands. */
export function groundBelow({ terrain }: MountainLand): number {
  return readGrid(terrain, terrain.heights, 0, 0.14)
}
