import { expect, test } from 'vitest'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from './build-segment.ts'
import { openNameTable } from './name-table.ts'
import { findPlace, orderOfIds } from './segment-ids.ts'

const dice = openDice(3)
const ids = ['7', '9007199254740991', '1', '20', '3']
const segment = buildSegment(
  'one',
  ids.map((id) => ({ ...drawEntry(dice, 1), id })),
  openNameTable(),
)

test('every id is found where it stands', () => {
  expect(ids.map((id) => findPlace(segment, id))).toEqual([0, 1, 2, 3, 4])
})

test.each(['2', '0', '', ' 7', '07', '7.0', '1e0', 'seven', '9007199254740993', '-1'])(
  '"%s" is nowhere',
  (id) => expect(findPlace(segment, id)).toBe(-1),
)

test('the order of ids is that of their numbers', () => {
  expect([...orderOfIds(Float64Array.of(5, 1, 30))]).toEqual([1, 0, 2])
  expect([...orderOfIds(Float64Array.of(1, 2, 3))]).toEqual([0, 1, 2])
})
