import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Filter, IndexEntry, Match, Question } from '#features/search/domain.ts'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { openNameTable } from '../segment/name-table.ts'
import { openSearcher } from './open-searcher.ts'

const dice = openDice(8)
const entryOf = (
  id: number,
  words: IndexEntry['words'],
  fields: Partial<IndexEntry['fields']> = {},
): IndexEntry => {
  const entry = drawEntry(dice, id)
  const empty = {
    keywords: [],
    people: [],
    event: null,
    series: null,
    locations: [],
    popularity: 1,
    quality: 3,
  }
  return {
    ...entry,
    assetType: 'image',
    words,
    fields: { ...entry.fields, ...empty, createdOn: 20_000, ...fields },
  }
}
const names = openNameTable()
const open = (...segments: readonly (readonly IndexEntry[])[]) =>
  openSearcher({
    parts: segments.map((entries, at) => ({ segment: buildSegment(`s${at}`, entries, names), dead: null })),
    names: names.lists,
  })
const ask = (change: Partial<Question> = {}): Question => ({
  match: null,
  filters: [],
  assetType: 'image',
  order: { by: 'best', today: 20_000 },
  facets: [],
  limit: 60,
  from: 0,
  ...change,
})
const token = (text: string, weight?: number): Match => ({
  kind: 'token',
  token: text,
  ...(weight && { weight }),
})

describe('the best first', () => {
  test('a word in the title says more than one in the caption', () => {
    const searcher = open([entryOf(1, { caption: ['dog'] }), entryOf(2, { title: ['dog'] })])
    expect(searcher.search(ask({ match: token('dog') })).ids).toEqual(['2', '1'])
  })

  test('of two words the rarer one says more', () => {
    const others = Array.from({ length: 20 }, (_, at) => entryOf(10 + at, { title: ['dog'] }))
    const searcher = open([entryOf(1, { title: ['puli'] }), ...others])
    expect(searcher.search(ask({ match: { kind: 'any', of: [token('dog'), token('puli')] } })).ids[0]).toBe(
      '1',
    )
  })

  test('a weight turns that round', () => {
    const searcher = open([entryOf(1, { title: ['cat'] }), entryOf(2, { title: ['dog'] })])
    expect(searcher.search(ask({ match: { kind: 'any', of: [token('cat', 3), token('dog')] } })).ids[0]).toBe(
      '1',
    )
    expect(searcher.search(ask({ match: { kind: 'any', of: [token('cat'), token('dog', 3)] } })).ids[0]).toBe(
      '2',
    )
  })

  test('readings of one word count once', () => {
    const both = entryOf(1, { title: ['dog', 'hound'] })
    const one = entryOf(2, { title: ['dog', 'tree'] })
    const of = [token('dog'), token('hound')]
    const score = (kind: 'any' | 'best') => {
      const match: Match = { kind, of }
      return open([both, one, entryOf(3, { title: ['hound'] })]).search(ask({ match })).ids
    }
    expect(score('any')[0]).toBe('1')
    expect(score('best')).toEqual(['3', '2', '1'])
  })

  test('a score does not depend on how assets lie in segments', () => {
    const entries = Array.from({ length: 30 }, (_, at) => drawEntry(dice, at + 1))
    const question = ask({
      match: { kind: 'any', of: [token('dog'), token('sea'), token('k0')] },
      limit: 100,
    })
    const apart = open(entries.slice(0, 7), entries.slice(7, 8), entries.slice(8))
    expect(apart.search(question).ids).toEqual(open(entries).search(question).ids)
  })
})

test('what is typical of the hits is related, not what everything has', () => {
  const hits = Array.from({ length: 10 }, (_, at) =>
    entryOf(at + 1, { title: ['dog'] }, { keywords: ['pet', 'all'] }),
  )
  const others = Array.from({ length: 40 }, (_, at) =>
    entryOf(at + 20, { title: ['sea'] }, { keywords: ['all'] }),
  )
  const found = open(hits, others).related({
    match: token('dog'),
    filters: [],
    assetType: 'image',
    field: 'keywords',
    limit: 5,
  })
  expect(found).toEqual([{ value: 'pet', count: 10 }])
})

test('a similar subject has the same rare traits; the asset itself is left out', () => {
  const searcher = open(
    [entryOf(1, { title: ['dog'] }, { keywords: ['dog', 'puli', 'grass'] })],
    [
      entryOf(2, { title: ['sea'] }, { keywords: ['grass'] }),
      entryOf(3, { title: ['dog'] }, { keywords: ['dog', 'puli'] }),
      entryOf(4, { title: ['sun'] }, { keywords: ['sun'] }),
    ],
  )
  const question = { to: { kind: 'subject', id: '1' }, filters: [], assetType: 'image', limit: 10 } as const
  const found = searcher.similarSubject(question, '1')
  expect(found.map(({ id }) => id)).toEqual(['3', '2'])
  expect(found[0]?.likeness).toBeGreaterThan(found[1]?.likeness ?? 1)
  expect(searcher.similarSubject(question, '99')).toEqual([])
})

test('places that pass are told part by part', () => {
  const segments = [
    [entryOf(1, {}, { family: 'creative' })],
    [entryOf(2, {}, { family: 'editorial' }), entryOf(3, {}, { family: 'creative' })],
  ]
  const view = {
    parts: segments.map((entries, at) => ({ segment: buildSegment(`s${at}`, entries, names), dead: null })),
    names: names.lists,
  }
  const filters: readonly Filter[] = [{ kind: 'one-of', field: 'family', values: ['creative'] }]
  const searcher = openSearcher(view)
  expect(view.parts.map((part) => [...searcher.selectPlaces(part, filters, 'image')])).toEqual([[0], [1]])
})

describe('hostile questions', () => {
  const entries = Array.from({ length: 300 }, (_, at) => drawEntry(dice, at + 1))
  const searcher = open(entries.slice(0, 200), entries.slice(200))
  const { match } = fc.letrec<{ match: Match }>((tie) => ({
    match: fc.oneof(
      { maxDepth: 6 },
      fc.record({ kind: fc.constant('token' as const), token: fc.string(), weight: fc.double() }),
      fc.record({ kind: fc.constant('prefix' as const), prefix: fc.string({ maxLength: 2 }) }),
      fc.record({
        kind: fc.constant('phrase' as const),
        tokens: fc.array(fc.string({ maxLength: 3 }), { maxLength: 50 }),
      }),
      fc.record({
        kind: fc.constantFrom('all' as const, 'any' as const, 'best' as const),
        of: fc.array(tie('match')),
      }),
      fc.record({ kind: fc.constant('not' as const), match: tie('match') }),
    ),
  }))

  test('any tree, any number and any cursor has a bounded answer', () => {
    const from = fc.oneof(fc.double(), fc.record({ cursor: fc.string() }))
    fc.assert(
      fc.property(match, fc.double(), from, fc.double(), (asked, limit, start, seed) => {
        const facets = [{ field: 'keywords', limit, excludeOwn: true }] as const
        const order = { by: 'random', seed } as const
        const answer = searcher.search(ask({ match: asked, limit, from: start, facets, order }))
        expect(answer.ids.length).toBeLessThanOrEqual(1000)
      }),
      { numRuns: 150 },
    )
  })

  test('thousands of words and levels are cut, not refused', () => {
    const wide: Match = {
      kind: 'any',
      of: Array.from({ length: 50_000 }, (_, at) => token(at === 0 ? 'dog' : `w${at}`)),
    }
    expect(searcher.search(ask({ match: wide })).totals.image).toBeGreaterThan(0)
    let deep: Match = token('dog')
    for (let depth = 0; depth < 20_000; depth += 1) deep = { kind: 'all', of: [deep] }
    expect(searcher.search(ask({ match: deep })).totals.image).toBeGreaterThan(0)
    let filter: Filter = { kind: 'words', match: deep }
    for (let depth = 0; depth < 20_000; depth += 1) filter = { kind: 'any', of: [filter] }
    expect(searcher.search(ask({ filters: [filter] })).ids).toEqual([])
  })

  test('an index without assets finds nothing', () => {
    const answer = open().search(
      ask({ match: token('dog'), facets: [{ field: 'family', limit: 5, excludeOwn: true }] }),
    )
    expect(answer).toEqual({
      ids: [],
      totals: { image: 0, film: 0 },
      facets: { family: [] },
      facetError: 0,
      cursor: null,
    })
    expect(open([]).search(ask()).ids).toEqual([])
  })
})
