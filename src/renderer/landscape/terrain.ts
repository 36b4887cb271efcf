import { valueAt } from '../canvas.ts'
import { clamp } from '../curves.ts'
import type { Noise } from '../noise.ts'

/** Land as heights on a square grid: x from `west` to the right, z from `near` into the picture, both for `span`. */
export type Terrain = { cells: number; west: number; near: number; span: number; heights: Float32Array }

export function raiseTerrain(
  ground: Omit<Terrain, 'heights'>,
  heightAt: (x: number, z: number) => number,
): Terrain {
  const { cells, west, near, span } = ground
  const heights = new Float32Array(cells * cells)
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const x = west + (column / (cells - 1)) * span
      heights[row * cells + column] = heightAt(x, near + (row / (cells - 1)) * span)
    }
  }
  return { ...ground, heights }
}

/** Takes the edge off forms that are sharper than the grid can hold. */
export function smoothTerrain({ cells, heights }: Terrain, passes: number): void {
  for (let pass = 0; pass < passes; pass += 1) {
    const before = heights.slice()
    for (let row = 1; row < cells - 1; row += 1) {
      for (let column = 1; column < cells - 1; column += 1) {
        const place = row * cells + column
        const sides =
          valueAt(before, place - 1) +
          valueAt(before, place + 1) +
          valueAt(before, place - cells) +
          valueAt(before, place + cells)
        heights[place] = valueAt(before, place) * 0.5 + sides * 0.125
      }
    }
  }
}

/** Any field on the grid of a terrain, read between its points; beyond its sides the land is mirrored. */
export function readGrid(terrain: Terrain, field: Float32Array, x: number, z: number): number {
  const { cells, west, near, span } = terrain
  const inside = 1 - Math.abs(1 - Math.abs((x - west) / span))
  const column = clamp(inside * (cells - 1), 0, cells - 1.001)
  const row = clamp(((z - near) / span) * (cells - 1), 0, cells - 1.001)
  const left = Math.floor(column)
  const front = Math.floor(row)
  const across = column - left
  const place = front * cells + left
  const nearer = valueAt(field, place) * (1 - across) + valueAt(field, place + 1) * across
  const farther = valueAt(field, place + cells) * (1 - across) + valueAt(field, place + cells + 1) * across
  return nearer + (farther - nearer) * (row - front)
}

/** How steeply the land rises to the right and into the picture. */
export type Slopes = { across: Float32Array; along: Float32Array }

export function slopesOf({ cells, span, heights }: Terrain): Slopes {
  const across = new Float32Array(heights.length)
  const along = new Float32Array(heights.length)
  const last = cells - 1
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const place = row * cells + column
      const left = Math.max(column - 1, 0)
      const right = Math.min(column + 1, last)
      const front = Math.max(row - 1, 0)
      const back = Math.min(row + 1, last)
      const line = row * cells
      across[place] =
        ((valueAt(heights, line + right) - valueAt(heights, line + left)) * last) / span / (right - left)
      along[place] =
        ((valueAt(heights, back * cells + column) - valueAt(heights, front * cells + column)) * last) /
        span /
        (back - front)
    }
  }
  return { across, along }
}

/** How open to the sky each place is: below 1 in hollows, above 1 on ridges. */
export function opennessOf({ cells, span, heights }: Terrain): Float32Array {
  const open = new Float32Array(heights.length)
  const reach = 7
  const around = [-reach, -4, 4, reach]
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      let mean = 0
      for (const step of around) {
        mean += valueAt(heights, row * cells + clamp(column + step, 0, cells - 1)) / 8
        mean += valueAt(heights, clamp(row + step, 0, cells - 1) * cells + column) / 8
      }
      const place = row * cells + column
      const rise = ((valueAt(heights, place) - mean) * cells) / span / reach
      open[place] = clamp(0.85 + rise * 1.4, 0.35, 1.2)
    }
  }
  return open
}

/** Sharp crests and round valleys, of 0 to about 1: smooth noise folded at its middle, finer where it is high. */
export function ridgedNoise(noise: Noise, x: number, z: number, octaves: number): number {
  let sum = 0
  let strength = 0.5
  let weight = 1
  for (let octave = 0; octave < octaves; octave += 1) {
    const fold = 1 - Math.abs(noise.at(x, z))
    const crest = fold * fold * weight
    weight = clamp(crest * 1.6)
    sum += strength * crest
    const turned = x * 1.62 - z * 1.21 + 31.7
    z = x * 1.21 + z * 1.62 + 11.3
    x = turned
    strength *= 0.48
  }
  return sum
}
