import { mix } from '../curves.ts'
import { seededRandom } from '../random.ts'
import { erodeTerrain } from './erosion.ts'
import type { MountainLand } from './mountain-land.ts'
import { rememberLast } from './remember.ts'
import { createTableNoise } from './table-noise.ts'
import { opennessOf, raiseTerrain, ridgedNoise, slopesOf } from './terrain.ts'

export const hillLand = rememberLast(raiseHills, String)

/** Wooded hills, one ridge behind the other across the view, each a little higher than the one before it. */
function raiseHills(seed: number): MountainLand {
  const random = seededRandom(seed * 19 + 2)
  const noise = createTableNoise(seed * 11 + 4)
  const side = random() < 0.5 ? -1 : 1
  const ridges = mix(3.2, 4.4, random())
  const start = random()
  const terrain = raiseTerrain({ cells: 260, west: -1.3, near: 0.12, span: 2.6 }, (x, z) => {
    const bend = noise.fractal(x * 1.1 + 7, z * 0.9, 3) * 0.9
    const wave = 0.5 - 0.5 * Math.cos((z * ridges + bend + start) * Math.PI * 2)
    const spurs = ridgedNoise(noise, x * 2.1, z * 2.1, 5)
    const tall = 0.5 + noise.fractal(x * 1.6 + 40, z * 1.2, 3)
    const far = mix(0.05, 0.17, Math.min(z / 1.8, 1))
    return 0.02 + far * (wave * (0.45 + tall * 0.5) + spurs * 0.55) + noise.fractal(x * 7, z * 7, 4) * 0.012
  })
  erodeTerrain(terrain, 9000, random)
  const highest = terrain.heights.reduce((most, height) => Math.max(most, height), 0)
  const slopes = slopesOf(terrain)
  return { terrain, slopes, openness: opennessOf(terrain), highest, side, hasLake: false, treesTo: 0.15 }
}
