import { expect, test } from 'vitest'
import { buildSegment } from './build-segment.ts'
import { openNameTable } from './name-table.ts'
import { columnsOf } from './segment-columns.ts'

const segment = buildSegment('one', [], openNameTable())

test('a segment is read once', () => {
  expect(columnsOf(segment)).toBe(columnsOf(segment))
})

test('a column that is missing or of another kind is told by its name', () => {
  const { ids: _, ...arrays } = segment.arrays
  expect(() => columnsOf({ ...segment, arrays })).toThrow('no column "ids"')
  const wrong = { ...segment.arrays, types: new Float64Array(new SharedArrayBuffer(0)) }
  expect(() => columnsOf({ ...segment, arrays: wrong })).toThrow('no column "types"')
})
