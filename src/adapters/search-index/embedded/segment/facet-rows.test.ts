import { expect, test } from 'vitest'
import type { IndexEntry } from '#features/search/domain.ts'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from './build-segment.ts'
import { halvesPerRow, wordsPerRow } from './facet-rows.ts'
import { openNameTable } from './name-table.ts'
import { columnsOf } from './segment-columns.ts'

type Fields = Partial<IndexEntry['fields']>

const dice = openDice(21)
const blank: Fields = { collection: null, artist: null, events: [], people: [], locations: [] }
const rowsOf = (all: readonly Fields[], names = openNameTable()) => {
  const entries = all.map((fields, at) => {
    const entry = drawEntry(dice, at + 1)
    return { ...entry, fields: { ...entry.fields, ...blank, ...fields } }
  })
  return columnsOf(buildSegment('one', entries, names))
}
const named = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)

test('a row holds the words of choices and the codes of names', () => {
  const { rows, bits } = rowsOf([{}, { collection: 'c', people: ['p', 'q'], locations: ['l'] }])
  expect(rows.words[wordsPerRow]).toBe(bits[0]?.[1])
  expect(rows.words[wordsPerRow + 1]).toBe(bits[1]?.[1])
  const codesOf = (field: 'collection' | 'people' | 'locations' | 'events', place: number) =>
    rows.slots.get(field)?.map((slot) => rows.halves[place * halvesPerRow + slot])
  expect([codesOf('collection', 1), codesOf('people', 1), codesOf('locations', 1)]).toEqual([
    [1],
    [1, 2],
    [1],
  ])
  expect([codesOf('collection', 0), codesOf('people', 0)]).toEqual([[0], [0, 0]])
  expect(codesOf('events', 1)).toEqual([])
  expect(rows.overfull).toBeNull()
})

test('few that have more than the others are overfull, and their rows have no code', () => {
  const { rows } = rowsOf([
    ...Array.from({ length: 99 }, () => ({ people: ['p'], collection: 'c' })),
    { people: named('p', 9), collection: 'c' },
  ])
  expect(rows.slots.get('people')).toHaveLength(1)
  expect(rows.overfull?.[3]).toBe(1 << 3)
  const last = rows.halves.subarray(99 * halvesPerRow + 4)
  expect([...last]).toEqual(Array(halvesPerRow - 4).fill(0))
})

test('a field of which many have too much is not held', () => {
  const { rows } = rowsOf([{ people: named('p', 9), locations: ['l'] }, { people: ['p1'] }])
  expect([...rows.slots.keys()]).toEqual(['collection', 'artist', 'events', 'locations'])
  expect(rows.overfull).toBeNull()
})

test('fields are held as long as there is room for them', () => {
  const four = { events: named('e', 4), people: named('p', 4), locations: named('l', 4) }
  expect(rowsOf([four]).rows.slots.get('locations')).toHaveLength(4)
  const { slots } = rowsOf([{ ...four, collection: 'c' }]).rows
  expect([...slots.keys()]).toEqual(['collection', 'artist', 'events', 'people'])
})

test('a code that is too high for a half keeps its field out', () => {
  const names = openNameTable({ people: named('someone', 65_535) })
  expect(rowsOf([{ people: ['new'], collection: 'c' }], names).rows.slots.has('people')).toBe(false)
  expect(rowsOf([{ people: ['someone3'] }], names).rows.slots.has('people')).toBe(true)
})
