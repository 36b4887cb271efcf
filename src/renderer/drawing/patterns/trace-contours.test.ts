import { describe, expect, test } from 'vitest'
import { traceContours } from './trace-contours.ts'

function heights(rows: readonly (readonly number[])[]) {
  return {
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    at: (column: number, row: number) => rows[row]?.[column] ?? 0,
  }
}

describe('contours', () => {
  test('go around a single peak halfway to its neighbors', () => {
    const [line, ...others] = traceContours(
      heights([
        [0, 0, 0],
        [0, 1, 0],
        [0, 0, 0],
      ]),
      0.5,
    )
    expect(others).toEqual([])
    expect(new Set(line?.map(String))).toEqual(new Set(['1,0.5', '1.5,1', '1,1.5', '0.5,1']))
  })

  test('keep two peaks that touch at a corner apart', () => {
    const lines = traceContours(
      heights([
        [0, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 0],
      ]),
      0.5,
    )
    expect(lines.map((line) => line.length)).toEqual([4, 4])
  })

  test('close outside the grid where the land is high at its edge', () => {
    const lines = traceContours(heights([[2, 2]]), 1)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.every(([x, y]) => x < 0 || x > 1 || y < 0 || y > 0)).toBe(true)
  })

  test('are none above the highest place', () => {
    expect(traceContours(heights([[0.2, 0.4]]), 1)).toEqual([])
  })
})
