import { expect, test } from 'vitest'
import type { IndexEntry, Question } from '#features/search/domain.ts'
import {
  type Dice,
  drawEntry,
  drawFilter,
  drawGroupQuestion,
  drawQuestion,
  type Oracle,
  openDice,
  openOracle,
} from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { mergeSegments } from '../segment/merge-segments.ts'
import { openNameTable } from '../segment/name-table.ts'
import type { Part } from '../segment/segment.ts'
import { findPlace } from '../segment/segment-ids.ts'
import { openSearcher, type Searcher } from './open-searcher.ts'

const catalogues = 30
const questionsOfEach = 180
const groupsOfEach = 20

/** A small index without threads and files: segments, updates, deletes and merges. */
function openToyIndex() {
  const truth = new Map<string, IndexEntry>()
  const names = openNameTable()
  let parts: readonly Part[] = []
  let made = 0
  const bury = (id: string) => {
    truth.delete(id)
    parts = parts.map((part) => {
      const place = findPlace(part.segment, id)
      if (place === -1) return part
      const dead = new Uint8Array(new SharedArrayBuffer((part.segment.size + 7) >>> 3))
      if (part.dead !== null) dead.set(part.dead)
      dead[place >>> 3] = (dead[place >>> 3] ?? 0) | (1 << (place & 7))
      return { segment: part.segment, dead }
    })
  }
  return {
    truth,
    bury,
    add(entries: readonly IndexEntry[]) {
      for (const { id } of entries) bury(id)
      for (const entry of entries) truth.set(entry.id, entry)
      made += 1
      parts = [...parts, { segment: buildSegment(`s${made}`, entries, names), dead: null }]
    },
    merge(from: number, to: number) {
      made += 1
      const merged = mergeSegments(`s${made}`, parts.slice(from, to))
      parts = [...parts.slice(0, from), { segment: merged, dead: null }, ...parts.slice(to)]
    },
    partCount: () => parts.length,
    searcher: () => openSearcher({ parts, names: names.lists }),
  }
}

function growIndex(dice: Dice) {
  const index = openToyIndex()
  const highestId = 40 + dice.throw(300)
  const steps = 1 + dice.throw(8)
  for (let step = 0; step < steps; step += 1) {
    const ids = new Set(Array.from({ length: dice.throw(120) }, () => 1 + dice.throw(highestId)))
    index.add([...ids].map((id) => drawEntry(dice, id)))
    for (let at = dice.throw(10); at > 0; at -= 1) index.bury(String(1 + dice.throw(highestId)))
    if (index.partCount() > 1 && dice.isLucky(0.3)) {
      const from = dice.throw(index.partCount() - 1)
      index.merge(from, from + 1 + dice.throw(index.partCount() - from))
    }
  }
  return { index, highestId }
}

const isOrderDefined = ({ order }: Pick<Question, 'order'>) => order.by !== 'best' && order.by !== 'random'

function compareAnswers(searcher: Searcher, oracle: Oracle, question: Question) {
  const answer = searcher.search(question)
  const expected = oracle.search(question)
  const all = oracle.find(question)
  expect(answer.totals).toEqual(expected.totals)
  expect(answer.facets).toEqual(expected.facets)
  if (isOrderDefined(question)) expect(answer.ids).toEqual(expected.ids)
  expect(answer.ids).toHaveLength(expected.ids.length)
  expect(answer.ids.every((id) => all.includes(id))).toBe(true)
  expect(new Set(answer.ids).size).toBe(answer.ids.length)
  const isMore = expected.ids.length > 0 && Number(question.from) + expected.ids.length < all.length
  expect(answer.cursor !== null).toBe(isMore)
}

/** Page after page by cursor, until nothing follows. */
function readAll(searcher: Searcher, question: Question, limit: number): readonly string[] {
  const ids: string[] = []
  let from: Question['from'] = 0
  for (;;) {
    const page = searcher.search({ ...question, facets: [], limit, from })
    ids.push(...page.ids)
    if (page.cursor === null) return ids
    from = { cursor: page.cursor }
  }
}

test('a large segment is answered so too, where filters are put in order by a sample', () => {
  const dice = openDice(99)
  const highestId = 5_000
  const index = openToyIndex()
  index.add(Array.from({ length: highestId }, (_, at) => drawEntry(dice, at + 1)))
  for (let at = 0; at < 50; at += 1) index.bury(String(1 + dice.throw(highestId)))
  const oracle = openOracle([...index.truth.values()])
  for (let asked = 0; asked < 60; asked += 1) {
    const question = drawQuestion(dice, highestId)
    const filters = [...question.filters, drawFilter(dice, highestId, 0), drawFilter(dice, highestId, 0)]
    compareAnswers(index.searcher(), oracle, { ...question, filters, facets: question.facets.slice(0, 2) })
  }
})

test('the same questions are answered so again and again while assets come, change and go', () => {
  const dice = openDice(4_711)
  const highestId = 400
  const index = openToyIndex()
  const questions = Array.from({ length: 40 }, () => {
    const question = drawQuestion(dice, highestId)
    return { ...question, filters: [...question.filters, drawFilter(dice, highestId, 0)] }
  })
  for (let round = 0; round < 12; round += 1) {
    const ids = new Set(Array.from({ length: 60 }, () => 1 + dice.throw(highestId)))
    // What was asked twice is answered from bits that were kept, also where assets of their segment are gone since.
    if (round % 3 === 0) index.add([...ids].map((id) => drawEntry(dice, id)))
    else for (const id of [...ids].slice(0, 20)) index.bury(String(id))
    if (round % 5 === 4) index.merge(0, index.partCount())
    const oracle = openOracle([...index.truth.values()])
    for (const question of questions) compareAnswers(index.searcher(), oracle, question)
  }
})

test.each(Array.from({ length: catalogues }, (_, seed) => seed))(
  'catalogue %i is answered as by looking at every entry',
  (seed) => {
    const dice = openDice(seed * 7919 + 1)
    const { index, highestId } = growIndex(dice)
    const searcher = index.searcher()
    const oracle = openOracle([...index.truth.values()])
    expect(searcher.count()).toBe(index.truth.size)
    for (let asked = 0; asked < questionsOfEach; asked += 1) {
      const question = drawQuestion(dice, highestId)
      try {
        compareAnswers(searcher, oracle, question)
        if (asked % 5 === 0) {
          const all = oracle.find(question)
          const read = readAll(searcher, question, 1 + dice.throw(40))
          if (isOrderDefined(question)) expect(read).toEqual(all)
          else expect(read.toSorted()).toEqual(all.toSorted())
        }
      } catch (error) {
        throw new Error(`Question ${asked}: ${JSON.stringify(question)}`, { cause: error })
      }
    }
    for (let asked = 0; asked < groupsOfEach; asked += 1) {
      const question = drawGroupQuestion(dice, highestId)
      const answer = searcher.group(question)
      const expected = oracle.group(question)
      expect(answer.groupCount, JSON.stringify(question)).toBe(expected.groupCount)
      if (isOrderDefined(question)) expect(answer, JSON.stringify(question)).toEqual(expected)
    }
  },
)
