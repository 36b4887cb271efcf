import { valueAt } from './canvas.ts'
import { clamp } from './curves.ts'
import type { Noise } from './noise.ts'

/** How fast matter is carried across and down at a place, counted in eddies. */
export type Eddies = (x: number, y: number, out: { x: number; y: number }) => void

const cell = 0.125
const reach = 1.4

// How far the pattern of the eddies moves while the shutter waits.
export const travel = 2.2

function pressure(noise: Noise, x: number, y: number): number {
  return noise.at(x, y) + noise.at(x * 2.3 + 7, y * 2.3 - 3) * 0.3
}

// The weights of four neighbors on a smooth curve (a cubic B-spline), and how fast each changes along it.
function weigh(share: number, weights: Float32Array, changes: Float32Array): void {
  const rest = 1 - share
  weights[0] = (rest * rest * rest) / 6
  weights[1] = (share * share * (3 * share - 6) + 4) / 6
  weights[2] = (share * (share * (3 - 3 * share) + 3) + 1) / 6
  weights[3] = (share * share * share) / 6
  changes[0] = (-rest * rest) / 2
  changes[1] = (share * (3 * share - 4)) / 2
  changes[2] = (share * (2 - 3 * share) + 1) / 2
  changes[3] = (share * share) / 2
}

/**
 * The eddies are the slopes of a noise turned by a right angle, so they neither gather nor thin out matter.
 * The noise is measured on a grid first, because every point asks for it at every step; a curve rather than a
 * straight line between the nodes keeps neighbors at even distances, which else show as stripes.
 */
export function measureEddies({ eddy, seed }: { eddy: number; seed: number }, noise: Noise): Eddies {
  const columns = Math.ceil((reach * 2 * eddy) / cell) + 4
  const lines = Math.ceil((reach * 2 * eddy + travel) / cell) + 4
  const left = seed - reach * eddy
  const top = -reach * eddy
  const grid = new Float32Array(columns * lines)
  for (let node = 0; node < grid.length; node += 1) {
    const column = node % columns
    grid[node] = pressure(noise, left + column * cell, top + ((node - column) / columns) * cell)
  }
  const weightX = new Float32Array(4)
  const changeX = new Float32Array(4)
  const weightY = new Float32Array(4)
  const changeY = new Float32Array(4)
  return (x, y, out) => {
    const gridX = clamp((x - left) / cell, 1, columns - 3.001)
    const gridY = clamp((y - top) / cell, 1, lines - 3.001)
    const column = Math.floor(gridX)
    const line = Math.floor(gridY)
    weigh(gridX - column, weightX, changeX)
    weigh(gridY - line, weightY, changeY)
    let across = 0
    let down = 0
    for (let row = 0; row < 4; row += 1) {
      const node = (line + row - 1) * columns + column - 1
      let value = 0
      let change = 0
      for (let place = 0; place < 4; place += 1) {
        const here = valueAt(grid, node + place)
        value += here * valueAt(weightX, place)
        change += here * valueAt(changeX, place)
      }
      across += value * valueAt(changeY, row)
      down -= change * valueAt(weightY, row)
    }
    out.x = across / cell
    out.y = down / cell
  }
}
