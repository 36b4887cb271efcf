import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillRows } from './fill-rows.ts'

const rows = { most: 2, full: 3 }
const wide = { width: 3, height: 2 }
const tall = { width: 1, height: 2 }

test('rows are about as wide as asked for, and what is too much is left out', () => {
  expect(fillRows([wide, wide, tall, tall, wide, tall, wide, wide], rows)).toEqual([
    [wide, wide],
    [tall, tall, wide, tall],
  ])
})

test('where there is less, rows share it evenly', () => {
  expect(fillRows([wide, wide, wide, tall, tall], rows)).toEqual([
    [wide, wide],
    [wide, tall, tall],
  ])
  expect(fillRows([wide], rows)).toEqual([[wide]])
  expect(fillRows([], rows)).toEqual([])
})

test('rows keep the order, are never empty, and are no more than asked for', () => {
  const side = fc.integer({ min: 1, max: 4_000 })
  fc.assert(
    fc.property(fc.array(fc.record({ width: side, height: side })), (pictures) => {
      const filled = fillRows(pictures, rows)
      expect(filled.flat()).toEqual(pictures.slice(0, filled.flat().length))
      expect(filled.every((row) => row.length > 0)).toBe(true)
      expect(filled.length).toBeLessThanOrEqual(2)
    }),
  )
})
