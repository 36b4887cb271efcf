import { describe, expect, test } from 'vitest'
import { type IndexEntry, lookLength, type SimilarQuestion } from '#features/search/domain.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { openNameTable } from '../segment/name-table.ts'
import type { Part, View } from '../segment/segment.ts'
import { makeEntry } from '../testing/change-stream.ts'
import { findAlike } from './find-alike.ts'

const entry = (id: number, look: Int8Array | null): IndexEntry => ({ ...makeEntry(String(id), 1), look })
const lookWith = (...values: readonly number[]) =>
  Int8Array.from({ length: lookLength }, (_, at) => values[at] ?? 0)

function viewOf(...segments: readonly (readonly IndexEntry[])[]): View {
  const names = openNameTable()
  const parts = segments.map(
    (entries, at): Part => ({ segment: buildSegment(`s${at}`, entries, names), dead: null }),
  )
  return { parts, names: names.lists }
}

/** Everything passes but what is dead, or what a test leaves out. */
const selecting = (isSelected: (part: Part, place: number) => boolean) => ({
  selectPlaces: (part: Part) =>
    Uint32Array.from({ length: part.segment.size }, (_, place) => place).filter((place) =>
      isSelected(part, place),
    ),
})
const everything = selecting(() => true)
const ask = (to: SimilarQuestion['to'], limit = 10): SimilarQuestion => ({
  to,
  filters: [],
  assetType: 'image',
  limit,
})
const idsOf = (answer: readonly { id: string }[]) => answer.map(({ id }) => id)

const view = viewOf(
  [entry(1, lookWith(100)), entry(2, lookWith(100, 50)), entry(3, null), entry(4, lookWith(-100))],
  [entry(5, lookWith(20, 4)), entry(6, lookWith(0, 90)), entry(7, lookWith(50))],
)

describe('what looks alike', () => {
  test('is ordered by the cosine over all segments, of equals the higher id first', () => {
    const answer = findAlike(everything, view, ask({ kind: 'look', look: lookWith(127) }))
    expect(idsOf(answer)).toEqual(['7', '1', '5', '2', '6', '4'])
    expect(answer.map(({ likeness }) => Math.round(likeness * 1_000) / 1_000)).toEqual([
      1, 1, 0.981, 0.894, 0, -1,
    ])
  })

  test('leaves out the asset that is compared, and what does not pass', () => {
    expect(idsOf(findAlike(everything, view, ask({ kind: 'look-of', id: '1' }, 2)))).toEqual(['7', '5'])
    const withoutFirst = selecting((part, place) => !(part.segment.name === 's1' && place === 0))
    expect(idsOf(findAlike(withoutFirst, view, ask({ kind: 'look-of', id: '1' }, 2)))).toEqual(['7', '2'])
  })

  test('is nothing for an asset without a look, without a place, or gone, and for no look at all', () => {
    const gone: View = { ...view, parts: view.parts.map((part) => ({ ...part, dead: markFirst(part) })) }
    expect(findAlike(everything, view, ask({ kind: 'look-of', id: '3' }))).toEqual([])
    expect(findAlike(everything, view, ask({ kind: 'look-of', id: '99' }))).toEqual([])
    expect(findAlike(everything, gone, ask({ kind: 'look-of', id: '1' }))).toEqual([])
    expect(findAlike(everything, view, ask({ kind: 'look', look: lookWith() }))).toEqual([])
    expect(findAlike(everything, view, ask({ kind: 'look', look: new Int8Array(3) }))).toEqual([])
  })

  test('is as much as was asked for, within reason', () => {
    const asking = (limit: number) =>
      findAlike(everything, view, ask({ kind: 'look', look: lookWith(1) }, limit)).length
    expect([asking(2), asking(0), asking(-4), asking(Number.NaN), asking(1e9)]).toEqual([2, 0, 0, 0, 6])
  })
})

test('of very many, at least 95 of the 100 nearest are found, and told in their order', () => {
  const next = random(7)
  const kinds = Array.from({ length: 200 }, () =>
    Int8Array.from({ length: lookLength }, () => next() * 90 - 30),
  )
  const entries = Array.from({ length: 24_000 }, (_, at) => {
    const kind = kinds[at % kinds.length]
    const other = kinds[Math.floor(next() * kinds.length)]
    return entry(
      at + 1,
      Int8Array.from({ length: lookLength }, (_, on) => {
        const mixed = (kind?.[on] ?? 0) * 0.7 + (other?.[on] ?? 0) * 0.3
        return Math.max(-127, Math.min(127, mixed + (next() - 0.5) * 30))
      }),
    )
  })
  const many = viewOf(entries)
  const halves = viewOf(entries.slice(0, 12_000), entries.slice(12_000))
  let [found, expected] = [0, 0]
  for (const id of ['17', '9041', '23333']) {
    const exact = findAlike(everything, halves, ask({ kind: 'look-of', id }, 100))
    const answer = findAlike(everything, many, ask({ kind: 'look-of', id }, 100))
    const nearest = new Set(idsOf(exact))
    found += answer.filter((one) => nearest.has(one.id)).length
    expected += exact.length
    expect(answer.map(({ likeness }) => likeness)).toEqual(
      answer.map(({ likeness }) => likeness).sort((a, b) => b - a),
    )
  }
  expect(found / expected).toBeGreaterThanOrEqual(0.95)
})

function markFirst({ segment }: Part): Uint8Array<SharedArrayBuffer> {
  const dead = new Uint8Array(new SharedArrayBuffer(Math.ceil(segment.size / 8)))
  dead[0] = 1
  return dead
}

function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 2 ** 32
  }
}
