import { expect, test } from 'vitest'
import type { IndexEntry, ValueField } from '#features/search/domain.ts'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { openNameTable } from '../segment/name-table.ts'
import { columnsOf } from '../segment/segment-columns.ts'
import { countFacets } from './count-facets.ts'
import type { PartHits } from './hit-marks.ts'
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

const ask = (parts: readonly PartHits[], fields: readonly ValueField[], limit: number) =>
  countFacets(
    parts,
    'image',
    fields.map((field) => ({ field, limit, excludeOwn: false })),
    names.lists,
    openScratch(),
  )

test('values are counted over the hits of several segments', () => {
  const one = columnsWith(
    { family: 'creative', compositions: ['abstract', 'wideshot'], people: ['p', 'q', 'r'], event: 'cup' },
    { family: 'creative', compositions: ['wideshot'], people: [], event: null },
    { family: 'editorial', compositions: [], people: ['p'], event: 'race' },
  )
  const two = columnsWith({ family: null, compositions: ['wideshot'], people: ['q'], event: 'race' })
  const parts = [
    { columns: one, lists: [listOf(0, 1, 2)] },
    { columns: two, lists: [listOf(0)] },
  ]
  expect(ask(parts, ['family', 'compositions', 'event'], 9)).toEqual({
    family: [
      { value: 'creative', count: 2 },
      { value: 'editorial', count: 1 },
    ],
    compositions: [
      { value: 'wideshot', count: 3 },
      { value: 'abstract', count: 1 },
    ],
    event: [
      { value: 'race', count: 2 },
      { value: 'cup', count: 1 },
    ],
  })
  expect(ask(parts, ['people'], 2).people).toEqual([
    { value: 'p', count: 2 },
    { value: 'q', count: 2 },
  ])
})

test('only what is in a list counts', () => {
  const columns = columnsWith({ family: 'creative' }, { family: 'editorial' }, { family: 'editorial' })
  expect(ask([{ columns, lists: [listOf(1)] }], ['family'], 9).family).toEqual([
    { value: 'editorial', count: 1 },
  ])
  expect(ask([{ columns, lists: [listOf(1), listOf(2)] }], ['family'], 9).family).toEqual([
    { value: 'editorial', count: 2 },
  ])
})

test('most of a large segment is counted as its pieces are', () => {
  const entries = Array.from({ length: 9_000 }, (_, at) => drawEntry(dice, at + 1))
  const columns = columnsOf(buildSegment('one', entries, names))
  const images = entries.flatMap(({ assetType }, place) => (assetType === 'image' ? [place] : []))
  const hits = images.filter((_, at) => at % 5 !== 0)
  const fields = ['marks', 'moods', 'orientation', 'people', 'event'] as const
  const pieces = Array.from({ length: Math.ceil(hits.length / 500) }, (_, at) =>
    listOf(...hits.slice(at * 500, (at + 1) * 500)),
  )
  const whole = ask([{ columns, lists: [listOf(...hits)] }], fields, 300)
  expect(whole).toEqual(ask([{ columns, lists: pieces }], fields, 300))
  const countsOfPieces = pieces.map(
    (piece) => ask([{ columns, lists: [piece] }], ['people'], 300).people ?? [],
  )
  for (const { value, count } of whole.people ?? []) {
    const counts = countsOfPieces.map((piece) => piece.find((one) => one.value === value)?.count ?? 0)
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(count)
  }
})

test('few hits of a large segment are counted as its fields are one by one', () => {
  const entries = Array.from({ length: 9_000 }, (_, at) => drawEntry(dice, at + 1))
  const columns = columnsOf(buildSegment('one', entries, names))
  const parts = [{ columns, lists: [listOf(...[...entries.keys()].filter(() => dice.isLucky(0.02)))] }]
  const fields = ['people', 'collection', 'family', 'events', 'moods', 'keywords', 'locations'] as const
  const alone = fields.map((field) => ask(parts, [field], 300))
  expect(ask(parts, fields, 300)).toEqual(Object.assign({}, ...alone))
  expect(ask(parts, [...fields, 'marks'], 300).family).toEqual(ask(parts, ['family'], 300).family)
})
