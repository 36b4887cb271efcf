import { describe, expect, test } from 'vitest'
import type { Answer, Question } from '../domain/index-question.ts'
import { askPage } from './ask-page.ts'

const question = { match: null, filters: [], assetType: 'image', order: { by: 'newest' } } as const
const request = { perPage: 60, facets: [], family: null } as const

/** Holds so many assets that a cursor says how far it leads. */
function openIndex(total: number) {
  const asked: Question[] = []
  const search = async (each: Question): Promise<Answer> => {
    asked.push(each)
    const from = typeof each.from === 'number' ? each.from : Number(each.from.cursor)
    const end = Math.min(total, from + each.limit)
    const ids = Array.from({ length: Math.max(0, end - from) }, (_, place) => String(from + place))
    const cursor = end < total ? String(end) : null
    return { ids, totals: { image: total, film: 0 }, facets: {}, facetError: 0, cursor }
  }
  return { asked, search }
}

describe('pages of results', () => {
  test('a page is asked for by its offset', async () => {
    const index = openIndex(1_000)
    expect((await askPage(question, { ...request, page: 3 }, index)).ids[0]).toBe('120')
    expect(index.asked).toHaveLength(1)
  })

  test('a cursor leads on', async () => {
    const index = openIndex(1_000)
    expect((await askPage(question, { ...request, page: { cursor: '60' } }, index)).ids[0]).toBe('60')
  })

  test.each([166, 167, 500])(
    'ROUTE-02: page %i is the deepest one, reached by one question',
    async (page) => {
      const index = openIndex(100_000)
      const answer = await askPage(question, { ...request, page }, index)
      expect([answer.ids[0], answer.ids.length]).toEqual([String(165 * 60), 60])
      expect(index.asked).toHaveLength(1)
    },
  )

  test('a page behind the end is empty and knows the totals', async () => {
    const index = openIndex(500)
    const answer = await askPage(question, { ...request, page: 40 }, index)
    expect(answer).toMatchObject({ ids: [], cursor: null, totals: { image: 500 } })
  })

  test('with a family, the other one is counted too', async () => {
    const index = openIndex(10)
    await askPage(question, { ...request, page: 1, family: 'creative' }, index)
    expect(index.asked[0]?.facets).toEqual([{ field: 'family', limit: 2, excludeOwn: true }])
  })

  test('what has an order of its own keeps it, and pages are cut from it', async () => {
    const index = openIndex(5)
    const among = ['4', '9', '0', '2']
    const ask = (page: number) => askPage(question, { ...request, perPage: 2, page, among }, index)
    expect([(await ask(1)).ids, (await ask(2)).ids]).toEqual([['4', '0'], ['2']])
    const led = { ...request, page: { cursor: '2' }, among }
    expect(await askPage(question, led, index)).toMatchObject({ ids: [], cursor: null })
  })

  test('SEARCH-02: a chosen value that is not among the most frequent is counted by itself', async () => {
    const asked: Question[] = []
    const search = async (each: Question): Promise<Answer> => {
      asked.push(each)
      const people = asked.length === 1 ? [{ value: '1', count: 9 }] : [{ value: '7', count: 2 }]
      return { ids: [], totals: { image: 9, film: 0 }, facets: { people }, facetError: 0, cursor: null }
    }
    const facets = [{ field: 'people', limit: 1, excludeOwn: true, chosen: ['7', '8'] }] as const
    const answer = await askPage(question, { ...request, page: 1, facets }, { search })
    expect(answer.facets.people).toEqual([
      { value: '1', count: 9 },
      { value: '7', count: 2 },
    ])
    expect(asked[1]).toMatchObject({ limit: 0, facets: [{ field: 'people', excludeOwn: false }] })
  })
})
