import { type Size, valueAt } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import { newSurface, type Surface } from './light.ts'

/** Light measured at every `step`-th pixel only: it changes slowly within one surface. */
export type LightGrid = {
  step: number
  columns: number
  rows: number
  /** -1 where a node sees nothing. */
  solids: Int8Array
  normals: Float32Array
  light: Float32Array
}

export function measureGrid(
  size: Size,
  step: number,
  see: (column: number, row: number, surface: Surface) => boolean,
  measure: (surface: Surface, seed: number, out: Rgb) => void,
): LightGrid {
  const columns = Math.ceil(size.width / step) + 1
  const rows = Math.ceil(size.height / step) + 1
  const solids = new Int8Array(columns * rows).fill(-1)
  const normals = new Float32Array(columns * rows * 3)
  const light = new Float32Array(columns * rows * 3)
  const color: Rgb = [0, 0, 0]
  const surface = newSurface()
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const node = row * columns + column
      if (!see(column * step, row * step, surface)) continue
      solids[node] = surface.solid
      normals[node * 3] = surface.nx
      normals[node * 3 + 1] = surface.ny
      normals[node * 3 + 2] = surface.nz
      measure(surface, node, color)
      light[node * 3] = color[0]
      light[node * 3 + 1] = color[1]
      light[node * 3 + 2] = color[2]
    }
  }
  return { step, columns, rows, solids, normals, light }
}

/** Evens out the noise of few rays. Only for light that has no edges of its own within a surface. */
export function smoothGrid(grid: LightGrid): LightGrid {
  const { columns, rows, solids, normals } = grid
  const light = new Float32Array(grid.light.length)
  for (let node = 0; node < columns * rows; node += 1) {
    const column = node % columns
    const row = (node - column) / columns
    let count = 0
    for (let y = Math.max(row - 2, 0); y <= Math.min(row + 2, rows - 1); y += 1) {
      for (let x = Math.max(column - 2, 0); x <= Math.min(column + 2, columns - 1); x += 1) {
        const other = y * columns + x
        if (solids[other] !== solids[node] || agreementOf(normals, node, other) < 0.95) continue
        count += 1
        for (let channel = 0; channel < 3; channel += 1) {
          const place = node * 3 + channel
          light[place] = valueAt(light, place) + valueAt(grid.light, other * 3 + channel)
        }
      }
    }
    for (let place = node * 3; place < node * 3 + 3; place += 1) {
      light[place] = valueAt(light, place) / Math.max(count, 1)
    }
  }
  return { ...grid, light }
}

function agreementOf(normals: Float32Array, node: number, other: number): number {
  return (
    valueAt(normals, node * 3) * valueAt(normals, other * 3) +
    valueAt(normals, node * 3 + 1) * valueAt(normals, other * 3 + 1) +
    valueAt(normals, node * 3 + 2) * valueAt(normals, other * 3 + 2)
  )
}

/**
 * Blends the nodes around a pixel that lie on the same solid and face the same way.
 * Answers false where no node does: then the light has to be measured on the spot.
 */
export function readGrid(grid: LightGrid, x: number, y: number, surface: Surface, out: Rgb): boolean {
  const { step, columns, rows, solids, normals, light } = grid
  const gridX = x / step
  const gridY = y / step
  const left = Math.floor(gridX) - 1
  const top = Math.floor(gridY) - 1
  let total = 0
  let red = 0
  let green = 0
  let blue = 0
  const lastRow = Math.min(top + 3, rows - 1)
  const lastColumn = Math.min(left + 3, columns - 1)
  for (let row = Math.max(top, 0); row <= lastRow; row += 1) {
    const down = 1 - Math.abs(row - gridY) / 2
    for (let column = Math.max(left, 0); column <= lastColumn; column += 1) {
      const node = row * columns + column
      if (solids[node] !== surface.solid) continue
      const agreement =
        valueAt(normals, node * 3) * surface.nx +
        valueAt(normals, node * 3 + 1) * surface.ny +
        valueAt(normals, node * 3 + 2) * surface.nz
      if (agreement < 0.8) continue
      const likeness = agreement * agreement * agreement * agreement
      const weight = down * (1 - Math.abs(column - gridX) / 2) * likeness * likeness
      if (weight <= 0) continue
      total += weight
      red += valueAt(light, node * 3) * weight
      green += valueAt(light, node * 3 + 1) * weight
      blue += valueAt(light, node * 3 + 2) * weight
    }
  }
  if (total < 1e-3) return false
  out[0] = red / total
  out[1] = green / total
  out[2] = blue / total
  return true
}
