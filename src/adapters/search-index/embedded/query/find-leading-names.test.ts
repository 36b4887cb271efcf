import { expect, test } from 'vitest'
import type { FacetCount, IndexEntry } from '#features/search/domain.ts'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { openNameTable } from '../segment/name-table.ts'
import { columnsOf } from '../segment/segment-columns.ts'
import { findLeadingNames } from './find-leading-names.ts'
import { openHitMarks } from './hit-marks.ts'
import { openScratch } from './scratch.ts'

const dice = openDice(31)
const names = openNameTable()
const scratch = openScratch()
/** Low numbers far more often than high ones. */
const draw = () => `n${Math.floor(dice.throw(40) ** 2 / (1 + dice.throw(300)))}`
const segments = [700, 90, 400].map((size, at) => {
  const entries = Array.from({ length: size }, (_, place): IndexEntry => {
    const entry = drawEntry(dice, at * 1_000 + place + 1)
    const people = [...new Set(Array.from({ length: dice.throw(4) }, draw))]
    return { ...entry, fields: { ...entry.fields, people, artist: dice.isLucky(0.8) ? draw() : null } }
  })
  return { entries, columns: columnsOf(buildSegment(`s${at}`, entries, names)) }
})

/** Some hits of each segment, and what counting all their values tells. */
function drawHits(share: number) {
  const counts = { people: new Map<string, number>(), artist: new Map<string, number>() }
  const parts = segments.map(({ entries, columns }) => {
    const places = entries.flatMap((_, place) => (dice.isLucky(share) ? [place] : []))
    for (const place of places) {
      const { people, artist } = entries[place]?.fields ?? { people: [], artist: null }
      for (const value of people) counts.people.set(value, (counts.people.get(value) ?? 0) + 1)
      if (artist !== null) counts.artist.set(artist, (counts.artist.get(artist) ?? 0) + 1)
    }
    const list = { places: Uint32Array.from(places), scores: new Float32Array(), isScored: false }
    return { columns, lists: [{ ...list, count: places.length }] }
  })
  const ranked = (field: 'people' | 'artist') =>
    Array.from(counts[field], ([value, count]): FacetCount => ({ value, count })).sort(
      (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
    )
  return { marks: openHitMarks(parts, scratch), people: ranked('people'), artist: ranked('artist') }
}

test('the leading values are those that counting all of them tells', () => {
  for (let round = 0; round < 60; round += 1) {
    const drawn = drawHits(round / 60)
    for (const field of ['people', 'artist'] as const) {
      const limit = 1 + dice.throw(30)
      const found = findLeadingNames(drawn.marks, field, names.lists[field] ?? [], limit, Infinity)
      expect(found).toEqual(drawn[field].slice(0, limit))
    }
    drawn.marks.giveBack()
  }
})

test('fewer values than asked for are all told, and none without a hit', () => {
  const { marks, people } = drawHits(0.02)
  expect(findLeadingNames(marks, 'people', names.lists.people ?? [], 300, Infinity)).toEqual(people)
  marks.giveBack()
})

test('what would cost too much is left to others', () => {
  const many = drawHits(0.9)
  const most = Array.from({ length: 60 }, (_, at) => 2 ** at)
  const answers = most.map((cost) =>
    findLeadingNames(many.marks, 'people', names.lists.people ?? [], 5, cost),
  )
  const first = answers.findIndex((answer) => answer !== null)
  expect(first).toBeGreaterThan(5)
  for (const answer of answers.slice(first)) expect(answer).toEqual(many.people.slice(0, 5))
  many.marks.giveBack()
})
