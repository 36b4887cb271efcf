import { describe, expect, test } from 'vitest'
import { createNoise } from './noise.ts'
import { addSheet, type Sheet } from './plume.ts'

const calm: Sheet = {
  x: 0,
  y: 0.4,
  breadth: 0.1,
  driftX: 0,
  driftY: -0.8,
  swirl: 0,
  eddy: 3,
  unrest: 2,
  fading: 0,
  seed: 0,
}

function densities(sheet: Sheet, side: number): Float32Array {
  const field = new Float32Array(side * side)
  addSheet({ width: side, height: side }, field, sheet, createNoise(4))
  return field
}

function sumOf(field: Float32Array): number {
  return field.reduce((sum, density) => sum + density, 0)
}

describe('a sheet of smoke', () => {
  test('rises straight as long as no eddy folds it', () => {
    const side = 60
    const outside = densities(calm, side).filter((_, place) => Math.abs((place % side) - 29.5) > 5)
    expect(sumOf(outside)).toBe(0)
  })

  test('is folded to the side by eddies, and no matter is lost', () => {
    const side = 60
    const folded = densities({ ...calm, y: 0.2, driftY: -0.4, swirl: 0.3 }, side)
    const outside = folded.filter((_, place) => Math.abs((place % side) - 29.5) > 5)
    expect(sumOf(outside)).toBeGreaterThan(0)
    expect(sumOf(folded) / sumOf(densities(calm, side))).toBeCloseTo(1, 1)
  })

  test('is as dense in a small picture as in a large one', () => {
    const mean = (side: number) => sumOf(densities({ ...calm, swirl: 0.3 }, side)) / side ** 2
    expect(mean(40) / mean(120)).toBeCloseTo(1, 1)
  })
})
