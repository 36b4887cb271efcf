import { expect, test } from 'vitest'
import type { IndexEntry } from '#features/search/domain.ts'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from './build-segment.ts'
import { gapMark } from './build-words.ts'
import { findTerm } from './find-terms.ts'
import { openNameTable } from './name-table.ts'
import { columnsOf } from './segment-columns.ts'

const dice = openDice(5)
const entryOf = (id: number, change: Partial<IndexEntry> = {}): IndexEntry => ({
  ...drawEntry(dice, id),
  look: null,
  ...change,
})
const withFields = (id: number, fields: Partial<IndexEntry['fields']>): IndexEntry => {
  const entry = entryOf(id)
  return { ...entry, fields: { ...entry.fields, ...fields } }
}
const build = (...entries: readonly IndexEntry[]) => buildSegment('one', entries, openNameTable())
const termOf = (segment: ReturnType<typeof build>, token: string) =>
  findTerm(columnsOf(segment), new TextEncoder().encode(token))

test('all memory of a segment is shared', () => {
  const segment = build(entryOf(1), entryOf(2))
  expect(segment.size).toBe(2)
  for (const array of Object.values(segment.arrays)) expect(array.buffer).toBeInstanceOf(SharedArrayBuffer)
})

test('a segment may be empty', () => {
  expect(columnsOf(build()).termOffsets).toHaveLength(1)
})

test('each term has its places, and says more in a title than in a caption', () => {
  const segment = build(
    entryOf(1, { words: { caption: ['dog'] } }),
    entryOf(2, { words: { title: ['dog', 'red'] } }),
  )
  const { postingOffsets, postingPlaces, postingImpacts } = columnsOf(segment)
  const start = postingOffsets[termOf(segment, 'dog')] ?? 0
  expect([...postingPlaces.subarray(start, start + 2)]).toEqual([0, 1])
  expect(postingImpacts[start]).toBeLessThan(postingImpacts[start + 1] ?? 0)
  expect(termOf(segment, 'cat')).toBe(-1)
})

test('the stream holds what can be quoted, with gaps between parts and where the entry has them', () => {
  const words = { title: ['red', 'dog'], freeKeywords: ['sea', '', 'sun'], concepts: ['k1'] }
  const segment = build(entryOf(1, { words }))
  const tokens = ['red', 'dog', '', 'sea', '', 'sun']
  expect([...columnsOf(segment).streamTerms]).toEqual(
    tokens.map((token) => (token === '' ? gapMark : termOf(segment, token) + 1)),
  )
})

test('numbers are kept from 0 to the highest of 32 bits, and apart from none', () => {
  const { numbers, present } = columnsOf(
    build(
      withFields(1, { popularity: null, quality: null }),
      withFields(2, { popularity: 0 }),
      withFields(3, { popularity: 4_294_967_295 }),
    ),
  )
  expect([...(numbers.popularity ?? [])]).toEqual([0, 0, 4_294_967_295])
  expect(present[0]).not.toBe(present[1])
})

test('a name that comes twice in a list counts once', () => {
  const { names } = columnsOf(build(withFields(1, { people: ['a', 'b', 'a'] })))
  expect([...(names.people?.codes ?? [])]).toEqual([1, 2])
})

test('looks take room only where there are some', () => {
  expect(build(entryOf(1)).arrays.look).toBeUndefined()
  const { look, hasLook } = build(entryOf(1), entryOf(2, { look: new Int8Array(128).fill(-5) })).arrays
  expect(look?.[128]).toBe(-5)
  expect([...(hasLook ?? [])]).toEqual([0, 1])
})
