import { expect, test } from 'vitest'
import type { IndexEntry } from '#features/search/domain.ts'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { openNameTable } from '../segment/name-table.ts'
import { columnsOf } from '../segment/segment-columns.ts'
import { openTally } from './facet-tally.ts'
import { openScratch } from './scratch.ts'

const names = openNameTable()
const dice = openDice(6)
const columnsWith = (...fields: readonly Partial<IndexEntry['fields']>[]) => {
  const entries = fields.map((some, at) => {
    const entry = drawEntry(dice, at + 1)
    return { ...entry, fields: { ...entry.fields, ...some } }
  })
  return columnsOf(buildSegment('one', entries, names))
}
const listOf = (...places: readonly number[]) => ({
  places: Uint32Array.from(places),
  scores: new Float32Array(),
  isScored: false,
  count: places.length,
})

test('values are counted over the hits of several segments', () => {
  const one = columnsWith(
    { family: 'creative', compositions: ['abstract', 'wideshot'], people: ['p', 'q', 'r'], event: 'cup' },
    { family: 'creative', compositions: ['wideshot'], people: [], event: null },
    { family: 'editorial', compositions: [], people: ['p'], event: 'race' },
  )
  const two = columnsWith({ family: null, compositions: ['wideshot'], people: ['q'], event: 'race' })
  const tally = openTally(['family', 'compositions', 'people', 'event'], names.lists, openScratch())
  tally.add(one, 'image', listOf(0, 1, 2))
  tally.add(two, 'image', listOf(0))
  expect(tally.countsOf('family', 9)).toEqual([
    { value: 'creative', count: 2 },
    { value: 'editorial', count: 1 },
  ])
  expect(tally.countsOf('compositions', 9)).toEqual([
    { value: 'wideshot', count: 3 },
    { value: 'abstract', count: 1 },
  ])
  expect(tally.countsOf('people', 2)).toEqual([
    { value: 'p', count: 2 },
    { value: 'q', count: 2 },
  ])
  expect(tally.countsOf('event', 9)).toEqual([
    { value: 'race', count: 2 },
    { value: 'cup', count: 1 },
  ])
})

test('only what is in the list counts', () => {
  const columns = columnsWith({ family: 'creative' }, { family: 'editorial' })
  const tally = openTally(['family'], names.lists, openScratch())
  tally.add(columns, 'image', listOf(1))
  expect(tally.countsOf('family', 9)).toEqual([{ value: 'editorial', count: 1 }])
})

test('most of a large segment is counted by what is not in it', () => {
  const entries = Array.from({ length: 9_000 }, (_, at) => drawEntry(dice, at + 1))
  const columns = columnsOf(buildSegment('one', entries, names))
  const images = entries.flatMap(({ assetType }, place) => (assetType === 'image' ? [place] : []))
  const hits = images.filter((_, at) => at % 5 !== 0)
  const fields = ['marks', 'moods', 'orientation', 'people', 'event'] as const
  const most = openTally(fields, names.lists, openScratch())
  most.add(columns, 'image', listOf(...hits))
  const piecewise = openTally(fields, names.lists, openScratch())
  for (let at = 0; at < hits.length; at += 500) {
    piecewise.add(columns, 'image', listOf(...hits.slice(at, at + 500)))
  }
  for (const field of fields) expect(most.countsOf(field, 300)).toEqual(piecewise.countsOf(field, 300))
})
