import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labOfHex } from '#features/catalogue/domain.ts'
import { cellsNear, type Lab, nearestCells } from './color-cells.ts'

test('about 120 cells hold all colors of a screen', () => {
  const steps = Array.from({ length: 18 }, (_, at) => at * 15)
  const hex = (...parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const cells = new Set(
    steps.flatMap((red) =>
      steps.flatMap((green) => steps.map((blue) => nearestCells(labOfHex(hex(red, green, blue)))[0].token)),
    ),
  )
  expect(cells.size).toBeGreaterThan(90)
  expect(cells.size).toBeLessThan(180)
})

test('greys lie in cells without any color', () => {
  for (const grey of ['#000000', '#444444', '#808080', '#c0c0c0', '#ffffff']) {
    expect(nearestCells(labOfHex(grey))[0].center.slice(1)).toEqual([0, 0])
  }
})

test('the nearest cells are the nearest of all around', () => {
  const lab = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: -0.3, max: 0.3, noNaN: true }),
    fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  )
  fc.assert(
    fc.property(lab, (color: Lab) => {
      const [own, beside] = nearestCells(color)
      const [nearest, ...others] = cellsNear(color, 1)
      expect(own.distance).toBeCloseTo(nearest?.distance ?? -1, 6)
      expect(others.map(({ distance }) => distance)).toEqual(
        others.map(({ distance }) => distance).sort((a, b) => a - b),
      )
      expect(beside.distance).toBeGreaterThanOrEqual(own.distance - 1e-9)
    }),
  )
})
