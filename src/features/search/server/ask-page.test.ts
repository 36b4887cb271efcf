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
})
