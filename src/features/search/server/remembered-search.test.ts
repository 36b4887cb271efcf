import { expect, test } from 'vitest'
import { offers } from '#features/catalogue/domain.ts'
import type { Answer } from '../domain/index-question.ts'
import type { AssetRequest } from './found-assets.ts'
import { openLanguage } from './language/open-language.ts'
import { rememberedSearch } from './remembered-search.ts'

const request: AssetRequest = {
  offer: offers.bokeh,
  locale: 'en-us',
  phrase: 'dog',
  assetType: 'image',
  family: null,
  filters: [],
  order: { by: 'newest' },
  page: 1,
  perPage: 60,
  facets: [],
  readsNaturally: true,
  suppressed: [],
  clarification: null,
  recommendConfig: 'none',
}
const answer: Answer = { ids: [], totals: { image: 9, film: 0 }, facets: {}, facetError: 0, cursor: null }

test('a crowd that asks the same costs one search, another page another one', async () => {
  let searches = 0
  const search = rememberedSearch({
    index: {
      search: async () => {
        searches += 1
        return answer
      },
      related: async () => [],
      suggest: async () => [],
      spell: async () => [],
    },
    language: openLanguage({ keywords: [], names: [] }),
    catalogue: { readCards: async () => [], readNamesakes: async () => [] },
    today: () => 20_000,
  })
  await Promise.all(Array.from({ length: 20 }, () => search(request)))
  expect(searches).toBe(1)
  await search({ ...request, page: 2 })
  expect(searches).toBe(2)
})
