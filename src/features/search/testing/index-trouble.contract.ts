import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AssetId } from '#features/catalogue/domain.ts'
import { lookLength } from '../domain/index-entry.ts'
import type { FacetQuestion, Filter, Match, Question } from '../domain/index-question.ts'
import { buildQuestion, type OpenedIndex, type OpenIndex, openFilled } from './ask-index.ts'
import { buildEntry } from './build-entry.ts'

const entries = [1, 2, 3].map((id) => buildEntry(id, { words: { title: ['dog', 'x'.repeat(40_000)] } }))

const token = (name: string): Match => ({ kind: 'token', token: name })
const deep = (levels: number): Match =>
  Array.from({ length: levels }).reduce<Match>((inner) => ({ kind: 'all', of: [inner] }), token('dog'))
const deepFilter = (levels: number): Filter =>
  Array.from({ length: levels }).reduce<Filter>((filter) => ({ kind: 'not', filter }), {
    kind: 'ids',
    ids: ['1'],
  })
const many = (kind: 'all' | 'any' | 'best', count: number): Match => ({
  kind,
  of: Array.from({ length: count }, (_, at) => token(`t${at}`)),
})
const facet: FacetQuestion = { field: 'moods', limit: Number.POSITIVE_INFINITY, excludeOwn: true }

const hostile: readonly (readonly [string, Partial<Question>])[] = [
  ['a thousand words, all', { match: many('all', 5_000), order: { by: 'best', today: 1 } }],
  ['a thousand words, any', { match: many('any', 5_000), order: { by: 'best', today: 1 } }],
  ['a thousand words, best', { match: many('best', 5_000) }],
  ['levels without end', { match: deep(3_000) }],
  ['filters without end', { filters: [deepFilter(3_000)] }],
  ['a thousand filters', { filters: Array.from({ length: 3_000 }, () => deepFilter(1)) }],
  ['a phrase of a thousand words', { match: { kind: 'phrase', tokens: Array(5_000).fill('dog') } }],
  [
    'a phrase of a thousand wildcards',
    { match: { kind: 'phrase', tokens: ['dog', ...Array(5_000).fill('')] } },
  ],
  ['a word without end', { match: token('x'.repeat(100_000)) }],
  ['a beginning without end', { match: { kind: 'prefix', prefix: 'x'.repeat(100_000) } }],
  ['half a character', { match: any('\ud800', 'a\udc00', '\u0000', '\uffff') }],
  [
    'signs of query languages',
    { match: any('*', '?', '"', '\\', 'a AND b', '/.*/', '{}', '$where', "';--") },
  ],
  [
    'weights that are none',
    { match: { kind: 'token', token: 'dog', weight: Number.NaN }, order: { by: 'best', today: 1 } },
  ],
  [
    'an infinite weight',
    {
      match: { kind: 'token', token: 'dog', weight: Number.POSITIVE_INFINITY },
      order: { by: 'best', today: 1 },
    },
  ],
  ['a day that is none', { match: token('dog'), order: { by: 'best', today: Number.NaN } }],
  ['a day at the end of time', { match: token('dog'), order: { by: 'best', today: Number.MAX_VALUE } }],
  ['a seed that is none', { order: { by: 'random', seed: Number.NaN } }],
  ['a limit below zero', { limit: -5, from: -5 }],
  ['no number as limit', { limit: Number.NaN, from: Number.NaN }],
  ['infinite limits', { limit: Number.POSITIVE_INFINITY, from: Number.POSITIVE_INFINITY, facets: [facet] }],
  ['halves', { limit: 1.5, from: 0.5, facets: [{ ...facet, limit: 2.5 }] }],
  ['a facet twice', { facets: [facet, { ...facet, excludeOwn: false }] }],
  [
    'ids that are none',
    { filters: [{ kind: 'ids', ids: ['', 'x', '-1', '1e3', ' 1', '9'.repeat(600)] as AssetId[] }] },
  ],
  [
    'ten thousand values',
    {
      filters: [
        { kind: 'one-of', field: 'event', values: Array.from({ length: 70_000 }, (_, at) => String(at)) },
      ],
    },
  ],
  [
    'ranges of no numbers',
    { filters: [{ kind: 'between', field: 'createdOn', from: Number.NaN, to: Number.NaN }] },
  ],
  [
    'infinite ranges',
    {
      filters: [
        { kind: 'between', field: 'createdOn', from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY },
      ],
    },
  ],
]

function any(...tokens: string[]): Match {
  return { kind: 'any', of: tokens.map(token) }
}

export function indexTroubleContract(open: OpenIndex): void {
  let opened: OpenedIndex
  beforeAll(async () => {
    opened = await openFilled(open, entries)
  })
  afterAll(() => opened.close())

  test.each(hostile)('%s: a bounded answer, never an error', async (_, asked) => {
    const { ids, totals } = await opened.index.search(buildQuestion(asked))
    expect(ids.length).toBeLessThanOrEqual(3)
    expect(totals.image).toBeLessThanOrEqual(3)
    const { facets: __, from: ___, ...question } = buildQuestion(asked)
    const grouped = await opened.index.group({ ...question, by: 'event', each: 1e9, offset: -1 })
    expect(grouped.groups).toEqual([])
  })

  test('the same for what is alike, related and proposed', async () => {
    const bounds = { filters: [deepFilter(3_000)], assetType: 'image', limit: 10 } as const
    const look = new Int8Array(lookLength).fill(127)
    for (const to of [
      { kind: 'subject', id: 'x/../y' },
      { kind: 'look-of', id: '' },
      { kind: 'look', look },
      { kind: 'look', look: new Int8Array() },
    ] as const) {
      expect(await opened.index.similar({ ...bounds, to })).toEqual([])
    }
    expect(await opened.index.related({ ...bounds, match: deep(3_000), field: 'people' })).toEqual([])
    for (const folded of ['x'.repeat(50_000), '\ud800', '*', '|', 'a|b']) {
      const typed = { locale: 'xx|*', folded, limit: Number.POSITIVE_INFINITY }
      expect(await opened.index.suggest({ ...typed, kinds: ['word'] })).toEqual([])
      expect(await opened.index.spell(typed)).toEqual([])
    }
  })

  test('an index that was asked all this answers as before', async () => {
    const { ids } = await opened.index.search(buildQuestion({ match: token('dog') }))
    expect(ids).toEqual(['3', '2', '1'])
    const long = await opened.index.search(buildQuestion({ match: token('x'.repeat(40_000)) }))
    expect(long.totals.image).toBe(3)
  })
}
