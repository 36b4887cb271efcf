import { expect, test } from 'vitest'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { openNameTable } from '../segment/name-table.ts'
import { columnsOf } from '../segment/segment-columns.ts'
import { openScratch } from './scratch.ts'
import { complementOf, wholeTally } from './whole-tally.ts'

const dice = openDice(12)
const entries = Array.from({ length: 9_000 }, (_, at) => drawEntry(dice, at + 1))
const columns = columnsOf(buildSegment('one', entries, openNameTable()))
const scratch = openScratch()
const images = entries.flatMap(({ assetType }, place) => (assetType === 'image' ? [place] : []))
const listOf = (places: readonly number[]) => ({
  places: Uint32Array.from(places),
  scores: new Float32Array(),
  isScored: false,
  count: places.length,
})

test('of a long list the others of its type are told', () => {
  const rest = complementOf(columns, 0, listOf(images.filter((_, at) => at % 9 !== 0)), scratch)
  expect([...(rest?.places.subarray(0, rest.count) ?? [])]).toEqual(images.filter((_, at) => at % 9 === 0))
  expect(complementOf(columns, 0, listOf(images), scratch)?.count).toBe(0)
})

test('less than half, or few, is counted as it is', () => {
  expect(complementOf(columns, 0, listOf(images.filter((_, at) => at % 3 === 0)), scratch)).toBeNull()
  expect(complementOf(columns, 1, listOf([1, 2, 3]), scratch)).toBeNull()
})

test('the whole is counted once for each type', () => {
  let made = 0
  const count = (type: number) =>
    wholeTally(columns, type, 0, scratch, (all) => {
      made += 1
      return Uint32Array.of(all.count)
    })
  expect([count(0), count(0), count(1)].map(([size]) => size)).toEqual([
    images.length,
    images.length,
    entries.length - images.length,
  ])
  expect(made).toBe(2)
})
