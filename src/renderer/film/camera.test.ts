import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cameraMoves } from '../film-recipe.ts'
import { viewAt } from './camera.ts'

describe.each(cameraMoves)('%s', (move) => {
  test('stays inside the still', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const { left, top, size } = viewAt(move, share)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(Math.max(left, top) + size).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })

  test('never jumps: no hundredth of the way is longer than two even ones', () => {
    const start = viewAt(move, 0)
    const end = viewAt(move, 1)
    for (let step = 0; step < 100; step += 1) {
      const from = viewAt(move, step / 100)
      const to = viewAt(move, (step + 1) / 100)
      for (const part of ['left', 'top', 'size'] as const) {
        expect(Math.abs(to[part] - from[part])).toBeLessThanOrEqual(
          Math.abs(end[part] - start[part]) / 50 + 1e-9,
        )
      }
    }
  })
})

test('each move goes the way its name says', () => {
  const way = (move: (typeof cameraMoves)[number], part: 'left' | 'top' | 'size') =>
    Math.sign(viewAt(move, 1)[part] - viewAt(move, 0)[part])
  expect([way('pan-left', 'left'), way('pan-right', 'left')]).toEqual([-1, 1])
  expect([way('tilt-up', 'top'), way('tilt-down', 'top')]).toEqual([-1, 1])
  expect([way('zoom-in', 'size'), way('zoom-out', 'size')]).toEqual([-1, 1])
})
