import { expect, test } from 'vitest'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { openNameTable } from '../segment/name-table.ts'
import { columnsOf } from '../segment/segment-columns.ts'
import { openScratch } from './scratch.ts'
import { countsPerWord } from './tally-chunks.ts'
import { tallyNames } from './tally-names.ts'
import { tallyRows } from './tally-rows.ts'
import { tallyWord } from './tally-words.ts'

const names = openNameTable()
const dice = openDice(31)
const scratch = openScratch()
const crowd = Array.from({ length: 9 }, (_, at) => `one of many ${at}`)
const entries = Array.from({ length: 3_000 }, (_, at) => {
  const entry = drawEntry(dice, at + 1)
  // Some have more people than their rows have room for.
  return at % 99 === 0 ? { ...entry, fields: { ...entry.fields, people: crowd } } : entry
})
const columns = columnsOf(buildSegment('one', entries, names))
const list = {
  places: Uint32Array.from(entries.keys()).filter(() => dice.isLucky(0.6)),
  scores: new Float32Array(),
  isScored: false,
}
const hits = { ...list, count: list.places.length }

test('names are counted as by their columns, whether rows hold them or not', () => {
  const fields = ['collection', 'artist', 'people', 'events', 'locations', 'event', 'keywords'] as const
  const emptyCounts = () =>
    fields.map((field) => ({ field, counts: new Uint32Array((names.lists[field]?.length ?? 0) + 1) }))
  const [found, expected] = [emptyCounts(), emptyCounts()]
  tallyRows(columns, hits, null, found, scratch)
  for (const { field, counts } of expected) tallyNames(columns, field, hits, counts, scratch)
  for (const { counts } of [...found, ...expected]) counts[0] = 0
  expect(columns.rows.overfull).not.toBeNull()
  expect(columns.rows.slots.has('people')).toBe(true)
  expect(found).toEqual(expected)
  expect(found.every(({ counts }) => counts.some((count) => count > 0))).toBe(true)
})

test('choices are counted as by their columns', () => {
  const [first, second] = [new Uint32Array(countsPerWord), new Uint32Array(countsPerWord)]
  tallyRows(columns, hits, { first, second }, [], scratch)
  const words = [0, 1].map((word) => {
    const counts = new Uint32Array(countsPerWord)
    tallyWord({ words: columns.bits[word] ?? new Uint32Array(), counts }, hits, 1)
    return counts
  })
  expect([first, second]).toEqual(words)
})
