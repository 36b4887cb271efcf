import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitTile, layTile, type Turn } from './lay-tile.ts'

const turns: readonly Turn[] = ['upright', 'sideways', 'diagonal', 'slanted']
const rooms = fc.record({
  width: fc.double({ min: 500, max: 2000, noNaN: true }),
  height: fc.double({ min: 500, max: 2000, noNaN: true }),
  zoom: fc.double({ min: 0.78, max: 1.25, noNaN: true }),
})

describe('a tile on a sheet', () => {
  test('is repeated a whole number of times each way, whatever the sheet', () => {
    fc.assert(
      fc.property(rooms, fc.constantFrom(...turns), fc.integer({ min: 60, max: 400 }), (room, turn, side) => {
        const { across, down, stretch } = fitTile(room, { width: side, height: side, turn })
        const period = { upright: 1, sideways: 1, diagonal: Math.SQRT2, slanted: Math.sqrt(5) }[turn] * side
        expect(Number.isInteger(across) && across > 0).toBe(true)
        expect(across * period * stretch[0]).toBeCloseTo(room.width, 6)
        expect(down * period * stretch[1]).toBeCloseTo(room.height, 6)
      }),
    )
  })

  test('keeps its proportions on the usual sheets, by less than a tenth', () => {
    for (const [width, height] of [
      [1225, 816],
      [816, 1225],
      [1000, 1000],
      [1333, 750],
      [1134, 882],
    ] as const) {
      const { stretch } = fitTile({ width, height, zoom: 1 }, { width: 360, height: 360, turn: 'upright' })
      expect(Math.abs(Math.log(stretch[0] / stretch[1]))).toBeLessThan(0.1)
    }
  })

  test('covers the sheet and one tile more on each side', () => {
    const laid = layTile({ width: 1000, height: 500, zoom: 1 }, { width: 250, height: 250, turn: 'upright' })
    expect(laid.columns).toEqual([-1, 0, 1, 2, 3, 4])
    expect(laid.rows).toEqual([-1, 0, 1, 2])
  })

  test('covers the sheet also when it is turned', () => {
    const sideways = layTile(
      { width: 400, height: 400, zoom: 1 },
      { width: 200, height: 100, turn: 'sideways' },
    )
    expect(sideways.columns).toEqual([-1, 0, 1, 2])
    expect(sideways.rows[0]).toBe(-5)
    expect(sideways.rows.at(-1)).toBe(0)
  })
})
