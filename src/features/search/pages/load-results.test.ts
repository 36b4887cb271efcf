import { describe, expect, test } from 'vitest'
import type { Visit } from '#visit/visit.ts'
import type { AssetRequest, FoundAssets, SearchOutcome } from '../server/found-assets.ts'
import { load } from './results.load.ts'

const visit: Visit = {
  site: 'argus',
  prefix: null,
  locale: 'de',
  spoken: 'de',
  country: 'XWW',
  viewer: { kind: 'visitor' },
  appearance: 'system',
  preferences: {},
  viewed: [],
  requestId: 'r',
}
const nothing: FoundAssets = {
  cards: [],
  totals: { image: 0, film: 0 },
  facets: {},
  facetError: 0,
  cursor: null,
  pageCount: 0,
  phrase: '',
  family: null,
  corrections: [],
  clarifications: [],
  explanation: [],
  relatedTerms: [],
  recommendation: null,
  ignored: [],
}

async function loadWith(query: string, outcome: SearchOutcome = { kind: 'found', found: nothing }) {
  const asked: AssetRequest[] = []
  const loaded = await load({
    visit,
    parameters: { type: 'film' },
    query: new URLSearchParams(query),
    needs: {
      catalogue: { readCollectionName: async (key) => `Collection ${key}` },
      search: async (request) => {
        asked.push(request)
        return outcome
      },
      today: () => 20_000,
    },
  })
  return { loaded, asked: asked[0] }
}

describe('the load of the results page', () => {
  test('asks for what the URL says', async () => {
    const { asked } = await loadWith(
      'phrase=Hund&family=editorial&mediatype=vector&collections=c&sortorder=mostpopular&page=3&clarifications=7' +
        '&phraseprocessing=excludenaturallanguage&suppressphrasecorrection=true',
    )
    expect(asked).toMatchObject({
      locale: 'de',
      phrase: 'Hund',
      assetType: 'film',
      family: 'editorial',
      order: { by: 'popular' },
      page: 3,
      readsNaturally: false,
      suppressed: ['phrase'],
      clarification: '7',
    })
    expect(asked?.filters).toEqual([
      { kind: 'one-of', field: 'availability', values: ['online'] },
      { kind: 'one-of', field: 'mediaType', values: ['vector'] },
      { kind: 'one-of', field: 'collection', values: ['c'] },
    ])
  })

  test('shows the best first unless something else is said', async () => {
    expect((await loadWith('')).asked).toMatchObject({
      order: { by: 'best', today: 20_000 },
      readsNaturally: true,
      suppressed: [],
    })
  })

  test('says when the index cannot answer, and when to ask again', async () => {
    const { loaded } = await loadWith('phrase=dog', { kind: 'unavailable', retryAfterSeconds: 5 })
    expect(loaded).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5, data: { results: null } })
  })
})
