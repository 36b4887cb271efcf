import { expect, test } from 'vitest'
import type { ValueField } from '#features/search/domain.ts'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { slots } from '../segment/field-layout.ts'
import { openNameTable } from '../segment/name-table.ts'
import { columnsOf } from '../segment/segment-columns.ts'
import { beginWithBits } from './begin-with-bits.ts'
import { type FilterPlan, openFilterPlanMaker } from './filter-plan.ts'
import { flagPassing } from './flag-passing.ts'
import { openPlanMaker } from './match-plan.ts'
import { openScratch } from './scratch.ts'
import { isOfValues, mostKeptValues, valueBitsOf } from './value-bits.ts'

const size = 1_000
const dice = openDice(8)
const entries = Array.from({ length: size }, (_, at) => drawEntry(dice, at + 1))
const open = () => {
  const segment = buildSegment('one', entries, openNameTable())
  const columns = columnsOf(segment)
  const maker = openFilterPlanMaker({}, openPlanMaker([columns]))
  const reading = { segment, columns, part: 0, scratch: openScratch(), isScored: false }
  const planOf = (field: ValueField, ...values: readonly string[]) => {
    const plan = maker.planOf({ kind: 'one-of', field, values })
    if (!isOfValues(plan)) throw new Error(`${field} has no choices.`)
    return plan
  }
  return { reading, columns, planOf, presence: maker.planOf({ kind: 'has', field: 'moods' }) }
}
const everyPlace = {
  places: Uint32Array.from({ length: size }, (_, place) => place),
  scores: new Float32Array(),
  isScored: false,
  count: size,
}
const valueFields = ['family', 'orientation', 'moods', 'ages', 'marks'] as const
const valuesOf = (field: ValueField) => {
  const slot = slots[field]
  return 'values' in slot ? slot.values : []
}

test('bits are made once so many places were looked up as there are', () => {
  const { columns, planOf } = open()
  const plan = planOf('family', 'creative')
  expect(valueBitsOf(columns, plan, size / 2)).toBeNull()
  expect(valueBitsOf(columns, plan, size / 2)).toHaveLength(1)
  expect(valueBitsOf(columns, plan, 0)).toHaveLength(1)
  expect(valueBitsOf(columns, planOf('family', 'editorial'), size / 2)).toBeNull()
  expect(valueBitsOf(columns, planOf('family', 'creative', 'editorial'), size / 2)).toHaveLength(2)
})

test.each(valueFields)('by bits the same places pass as by the column of %s', (field) => {
  const { reading, columns, planOf } = open()
  const values = valuesOf(field)
  for (let count = 1; count <= Math.min(4, values.length); count += 1) {
    const plan = planOf(field, ...values.slice(-count))
    const [before, after] = [new Uint8Array(size), new Uint8Array(size)]
    flagPassing(open().reading, plan, { ...everyPlace, count: size - 1 }, before)
    valueBitsOf(columns, plan, size)
    flagPassing(reading, plan, { ...everyPlace, count: size - 1 }, after)
    expect(after).toEqual(before)
    const list = beginWithBits(reading, [plan])?.list
    const passing = [...everyPlace.places.filter((place) => before[place] === 1 && place < size - 1)]
    expect([...(list?.places.subarray(0, list.count) ?? [])].filter((place) => place < size - 1)).toEqual(
      passing,
    )
  }
})

test('what has bits is found by them, and the other filters are left', () => {
  const { reading, columns, planOf, presence } = open()
  const [one, other, third] = [
    planOf('family', 'creative'),
    planOf('moods', 'cool', 'warm'),
    planOf('ages', 'baby'),
  ]
  const number: FilterPlan = { kind: 'number', field: 'popularity', bit: 0, from: 0, span: 9 }
  expect(beginWithBits(reading, [number, third])).toBeNull()
  for (const plan of [one, other]) valueBitsOf(columns, plan, size)
  const { list, rest } = beginWithBits(reading, [number, one, presence, other]) ?? {}
  expect(rest).toEqual([number, presence])
  const expected = entries.flatMap(({ fields }, place) =>
    fields.family === 'creative' && fields.moods.some((mood) => mood === 'cool' || mood === 'warm')
      ? [place]
      : [],
  )
  expect([...(list?.places.subarray(0, list.count) ?? [])]).toEqual(expected)
})

test('no more values are kept than there is room for; the longest unasked go first', () => {
  const { columns, planOf } = open()
  const first = planOf('family', 'creative')
  valueBitsOf(columns, first, size)
  const many = (
    ['compositions', 'ages', 'ethnicities', 'moods', 'techniques', 'viewpoints', 'marks'] as const
  ).flatMap((field) => valuesOf(field).map((value) => planOf(field, value)))
  for (const plan of many.slice(0, mostKeptValues - 1)) valueBitsOf(columns, plan, size)
  expect(valueBitsOf(columns, first, 0)).not.toBeNull()
  for (const plan of many.slice(0, mostKeptValues)) valueBitsOf(columns, plan, size)
  expect(many.length).toBeGreaterThanOrEqual(mostKeptValues)
  expect(valueBitsOf(columns, first, 0)).toBeNull()
})
