import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Filter } from '../domain/index-question.ts'
import { buildQuestion, findIds, type OpenedIndex, type OpenIndex, openFilled } from './ask-index.ts'
import { buildEntry } from './build-entry.ts'

const entries = [
  buildEntry(1, {
    fields: { family: 'creative', moods: ['warm', 'bold'], event: '7', people: ['1', '2'], createdOn: 100 },
  }),
  buildEntry(2, { fields: { family: 'creative', moods: ['cool'], event: '8', createdOn: 0, quality: 1 } }),
  buildEntry(3, { fields: { family: 'editorial', moods: ['warm'], event: '7', createdOn: 200 } }),
  buildEntry(4, { fields: { family: 'editorial', people: ['2', 'ä b/c'], createdOn: 4_294_967_295 } }),
  buildEntry(5, { assetType: 'film', fields: { family: 'creative', moods: ['warm'], durationMs: 5_000 } }),
  buildEntry(6, { assetType: 'film', fields: { family: 'editorial', frameRate: '29.97' } }),
  buildEntry(7, { fields: { family: null, availability: null } }),
]

const creative: Filter = { kind: 'one-of', field: 'family', values: ['creative'] }
const warm: Filter = { kind: 'one-of', field: 'moods', values: ['warm'] }
const not = (filter: Filter): Filter => ({ kind: 'not', filter })

const expectations: readonly (readonly [string, readonly Filter[], string])[] = [
  ['one of a choice', [creative], '1 2'],
  ['one of several values', [{ kind: 'one-of', field: 'moods', values: ['cool', 'bold'] }], '1 2'],
  ['one of names', [{ kind: 'one-of', field: 'people', values: ['2'] }], '1 4'],
  ['a name with blanks and signs', [{ kind: 'one-of', field: 'people', values: ['ä b/c'] }], '4'],
  ['one of nothing', [{ kind: 'one-of', field: 'event', values: [] }], ''],
  ['a value that nobody has', [{ kind: 'one-of', field: 'event', values: ['x'] }], ''],
  ['between, both ends included', [{ kind: 'between', field: 'createdOn', from: 100, to: 200 }], '1 3'],
  ['at least', [{ kind: 'between', field: 'createdOn', from: 200 }], '3 4'],
  ['at most', [{ kind: 'between', field: 'createdOn', to: 100 }], '1 2'],
  ['between without ends is having a number', [{ kind: 'between', field: 'createdOn' }], '1 2 3 4'],
  ['between the wrong way round', [{ kind: 'between', field: 'createdOn', from: 2, to: 1 }], ''],
  ['has a choice', [{ kind: 'has', field: 'family' }], '1 2 3 4'],
  ['has one of several', [{ kind: 'has', field: 'moods' }], '1 2 3'],
  ['has a number, also zero', [{ kind: 'has', field: 'createdOn' }], '1 2 3 4'],
  ['has names', [{ kind: 'has', field: 'people' }], '1 4'],
  ['ids, of one type', [{ kind: 'ids', ids: ['2', '5', '99'] }], '2'],
  ['all filters hold', [creative, warm], '1'],
  ['any', [{ kind: 'any', of: [creative, warm] }], '1 2 3'],
  ['any of none', [{ kind: 'any', of: [] }], ''],
  ['all of none', [{ kind: 'all', of: [] }], '1 2 3 4 7'],
  ['not', [not(creative)], '3 4 7'],
  ['not of all', [not({ kind: 'all', of: [creative, warm] })], '2 3 4 7'],
]

export function indexFacetsContract(open: OpenIndex): void {
  let opened: OpenedIndex
  beforeAll(async () => {
    opened = await openFilled(open, entries)
  })
  afterAll(() => opened.close())

  test.each(expectations)('%s', async (_, filters, ids) => {
    expect(await findIds(opened.index, { filters })).toEqual(ids.split(' ').filter(Boolean))
  })

  const ask = (asked: Parameters<typeof buildQuestion>[0]) => opened.index.search(buildQuestion(asked))
  const facet = { limit: 10, excludeOwn: false } as const

  test('totals are of both types, hits of one', async () => {
    const films = await ask({ filters: [creative], assetType: 'film', limit: 0 })
    expect(films).toMatchObject({ ids: [], totals: { image: 2, film: 1 }, cursor: null })
    expect((await ask({ filters: [warm] })).totals).toEqual({ image: 2, film: 1 })
  })

  test('facets count all hits of the type, most first, then by name', async () => {
    const fields = ['moods', 'people', 'event', 'frameRate'] as const
    const answer = await ask({ limit: 1, facets: fields.map((field) => ({ ...facet, field })) })
    expect(answer.facets).toEqual({
      moods: [
        { value: 'warm', count: 2 },
        { value: 'bold', count: 1 },
        { value: 'cool', count: 1 },
      ],
      people: [
        { value: '2', count: 2 },
        { value: '1', count: 1 },
        { value: 'ä b/c', count: 1 },
      ],
      event: [
        { value: '7', count: 2 },
        { value: '8', count: 1 },
      ],
      frameRate: [],
    })
    expect(answer.facetError).toBe(0)
  })

  test('a facet is cut at its limit', async () => {
    const { facets } = await ask({ facets: [{ ...facet, field: 'moods', limit: 2 }] })
    expect(facets.moods?.map(({ value }) => value)).toEqual(['warm', 'bold'])
    expect((await ask({ facets: [{ ...facet, field: 'moods', limit: 0 }] })).facets.moods).toEqual([])
  })

  describe('a facet that leaves out its own filters', () => {
    const families = async (filters: readonly Filter[]) => {
      const { facets, ids, totals } = await ask({
        filters,
        facets: [
          { ...facet, field: 'family', excludeOwn: true },
          { ...facet, field: 'moods' },
        ],
      })
      const told = (field: 'family' | 'moods') =>
        facets[field]?.map(({ value, count }) => `${value} ${count}`).join()
      return { family: told('family'), moods: told('moods'), hits: ids.length, total: totals.image }
    }

    test('tells what one could choose instead, while hits and other facets keep the filter', async () => {
      expect(await families([creative])).toEqual({
        family: 'creative 2,editorial 2',
        moods: 'bold 1,cool 1,warm 1',
        hits: 2,
        total: 2,
      })
    })

    test('keeps the filters of other fields', async () => {
      expect(await families([creative, warm])).toMatchObject({ family: 'creative 1,editorial 1', hits: 1 })
    })

    test('leaves out what is about its field alone, however it is put together', async () => {
      const own: Filter = { kind: 'any', of: [not(creative), { kind: 'has', field: 'family' }] }
      expect(await families([own, not(creative)])).toMatchObject({
        family: 'creative 2,editorial 2',
        hits: 3,
      })
      const mixed: Filter = { kind: 'all', of: [creative, warm] }
      expect(await families([mixed])).toMatchObject({ family: 'creative 1', hits: 1 })
    })
  })
}
