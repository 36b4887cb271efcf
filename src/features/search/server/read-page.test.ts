import { expect, test } from 'vitest'
import { offers } from '#features/catalogue/domain.ts'
import { lastPage } from '../domain/result-pages.ts'
import type { AssetRequest } from './found-assets.ts'
import { readPage } from './read-page.ts'

const request: AssetRequest = {
  ...{ offer: offers.argus, locale: 'en-us', phrase: '', assetType: 'image', family: null, filters: [] },
  ...{ order: { by: 'best', today: 0 }, page: 1, perPage: 60, facets: [], readsNaturally: false },
  ...{ suppressed: [], clarification: null, recommendConfig: 'none' },
}
const question = { match: null, filters: [], assetType: 'image', order: { by: 'best', today: 0 } } as const
const needs = {
  index: { group: async () => ({ groups: [], groupCount: 1_000_000 }) },
  catalogue: { readCards: async () => [] },
}

test.each([
  ['assets', { perPage: 60 }],
  ['few assets on each', { perPage: 5 }],
  ['groups', { groups: { by: 'event', perPage: 10, each: 4 } }],
] as const)('ROUTE-02: no page is promised that no address reaches, of %s', async (_, wanted) => {
  const answer = { ids: [], totals: { image: 1_000_000, film: 0 }, facets: {}, facetError: 0, cursor: null }
  const page = await readPage({ ...request, ...wanted }, question, answer, needs)
  expect(page.pageCount).toBe(lastPage)
})
