import { expect, test } from 'vitest'
import { offers } from '#features/catalogue/domain.ts'
import { createMemory } from '#platform/remember.ts'
import type { Filter } from '../domain/index-question.ts'
import { smallVocabulary } from '../testing/small-vocabulary.ts'
import { findPreviews } from './find-previews.ts'
import type { AssetRequest } from './found-assets.ts'
import { openLanguage } from './language/open-language.ts'

const request: AssetRequest = {
  ...{ offer: offers.argus, locale: 'en-us', phrase: 'dog', assetType: 'image', family: null, filters: [] },
  ...{ order: { by: 'best', today: 0 }, page: 1, perPage: 60, facets: [], readsNaturally: false },
  ...{ suppressed: [], clarification: null, recommendConfig: 'none' },
}

test('a picture beside a related term is to be had, and shows nothing that one must ask for', async () => {
  const asked: (readonly Filter[])[] = []
  await findPreviews(['horse'], request, {
    index: {
      async search({ filters }) {
        asked.push(filters)
        return { ids: [], totals: { image: 0, film: 0 }, facets: {}, facetError: 0, cursor: null }
      },
    },
    language: openLanguage(smallVocabulary),
    catalogue: { readCards: async () => [] },
    remember: createMemory({ forMs: 1_000, atMost: 10 }),
    today: () => 20_000,
  })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContainEqual({ kind: 'one-of', field: 'availability', values: ['online'] })
  expect(asked[0]).toContainEqual({
    kind: 'not',
    filter: { kind: 'one-of', field: 'marks', values: ['nudity'] },
  })
})
