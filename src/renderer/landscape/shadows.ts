import { valueAt } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import { clamp, lengthOf } from '../curves.ts'
import { readGrid, type Terrain } from './terrain.ts'

/** How much of the sun each place of the land sees: 1 in full sun, 0 in the shadow of what stands before it. */
export function castShadows(terrain: Terrain, sun: Rgb, softness = 0.05): Float32Array {
  const { cells, west, near, span, heights } = terrain
  const lit = new Float32Array(heights.length)
  const flat = lengthOf(sun[0], sun[2])
  const stepX = sun[0] / flat
  const stepZ = sun[2] / flat
  const climb = sun[1] / flat
  const highest = heights.reduce((most, height) => Math.max(most, height), 0)
  const cell = span / (cells - 1)
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const x = west + column * cell
      const z = near + row * cell
      const height = valueAt(heights, row * cells + column)
      let open = 1
      for (let way = cell * 1.5; way < span * 0.6 && open > 0; way += cell + way * 0.08) {
        const ray = height + way * climb
        if (ray > highest) break
        const toX = x + stepX * way
        const toZ = z + stepZ * way
        if (toX < west || toX > west + span || toZ < near || toZ > near + span) break
        // The same grain of tolerance above and below keeps level ground lit, however low the sun.
        const free = ray - readGrid(terrain, heights, toX, toZ)
        open = Math.min(open, (free + cell * 0.15) / (way * softness + cell * 0.15))
      }
      lit[row * cells + column] = clamp(open)
    }
  }
  return lit
}
