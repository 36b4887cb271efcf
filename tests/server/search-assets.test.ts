import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { offers } from '#features/catalogue/domain.ts'
import { type AssetRequest, IndexUnavailable, searchAssets } from '#features/search/server.ts'
import { openSmallSearch } from '../support/small-search.ts'

// 2026-11-15, a Sunday.
const today = Date.UTC(2026, 10, 15) / 86_400_000

const edda = { id: '7', name: 'Edda Strömgaarden', alsoKnownAs: ['The Captain'], knownFor: 'prime minister' }
const painter = { id: '8', name: 'Jo Smith', alsoKnownAs: [], knownFor: 'painter' }
const runner = { id: '9', name: 'Jo Smith', alsoKnownAs: [], knownFor: 'runner' }
const paris = { venue: null, city: 'Paris', region: null, country: 'FR' }

const open = () =>
  openSmallSearch(
    [
      { id: '101', title: 'A dog runs along the beach', keywordIds: [1, 2], popularity: 9 },
      { id: '102', title: 'Sleeping dog', keywordIds: [1, 4] },
      { id: '103', title: 'Dog in the waves', keywordIds: [1, 4], assetType: 'film' },
      { id: '104', title: 'Sunflower field' },
      {
        id: '201',
        title: 'Football match',
        family: 'editorial',
        keywordIds: [3],
        place: paris,
        createdOn: '2026-11-14',
        orientation: 'vertical',
      },
      {
        id: '202',
        title: 'Football match',
        family: 'editorial',
        keywordIds: [3],
        place: paris,
        createdOn: '2026-11-14',
      },
      { id: '203', title: 'Football match', family: 'editorial', place: paris, createdOn: '2026-11-01' },
      { id: '204', title: 'A speech', family: 'editorial', people: [edda], createdOn: '2026-10-01' },
      { id: '205', title: 'An exhibition', family: 'editorial', people: [painter] },
      { id: '206', title: 'A race', family: 'editorial', people: [runner] },
      { id: '207', title: 'Volcano erupts', family: 'editorial' },
      { id: '208', title: 'Lava, Edda Strömgaarden says, is hot', family: 'editorial' },
    ],
    { persons: [edda, painter, runner], today },
  )

const request: AssetRequest = {
  offer: offers.argus,
  locale: 'en-us',
  phrase: '',
  assetType: 'image',
  family: null,
  filters: [{ kind: 'one-of', field: 'availability', values: ['online'] }],
  order: { by: 'best', today },
  page: 1,
  perPage: 60,
  facets: [],
  readsNaturally: true,
  suppressed: [],
  clarification: null,
  recommendConfig: 'recommendonly',
}

async function search(asked: Partial<AssetRequest>, needs = open()) {
  const outcome = await searchAssets({ ...request, ...asked }, needs)
  if (outcome.kind !== 'found') throw new Error('the index did not answer')
  const ids = outcome.found.cards.map(({ id }) => id).sort()
  return { ...outcome.found, ids, searches: needs.searches() }
}

describe('SEARCH-03: words', () => {
  test('a plain phrase costs one search and tells both totals', async () => {
    const found = await search({ phrase: 'dogs' })
    expect(found.ids).toEqual(['101', '102'])
    expect(found.totals).toEqual({ image: 2, film: 1 })
    expect(found).toMatchObject({ searches: 1, corrections: [], explanation: [], pageCount: 1 })
  })

  test('SEARCH-07: a keyword is found in another language', async () => {
    expect((await search({ phrase: 'Hund', locale: 'de' })).ids).toEqual(['101', '102'])
  })

  test('related terms have names in the visitor’s language, without what was searched for', async () => {
    const { relatedTerms } = await search({ phrase: 'Hund', locale: 'de' })
    expect(relatedTerms).toContain('Meer')
    expect(relatedTerms).not.toContain('Hund')
  })

  test('asset ids are found by themselves', async () => {
    expect((await search({ phrase: 'gi:101 gi:102' })).ids).toEqual(['101', '102'])
  })

  test('what the site does not sell is not found', async () => {
    expect((await search({ phrase: 'football', offer: offers.bokeh })).ids).toEqual([])
  })
})

describe('SEARCH-03: an editorial phrase', () => {
  const phrase = "yesterday's match in Paris, portrait"

  test('is read into filters, with an explanation', async () => {
    const found = await search({ phrase, family: 'editorial' })
    expect(found.ids).toEqual(['201'])
    expect(found.explanation.map(({ kind }) => kind)).toEqual(['date', 'place', 'orientation'])
    expect(found.explanation[0]).toMatchObject({
      days: { from: '2026-11-14', to: '2026-11-14' },
      undone: '"yesterday\'s" match in Paris, portrait',
    })
    expect(found.searches).toBe(1)
  })

  test('is read where both families are searched, too', async () => {
    expect((await search({ phrase: 'match in Paris yesterday' })).ids).toEqual(['201', '202'])
  })

  test('stays words where that is wanted, and among creative pictures', async () => {
    expect((await search({ phrase, family: 'editorial', readsNaturally: false })).explanation).toEqual([])
    expect((await search({ phrase: 'dog yesterday', family: 'creative' })).explanation).toEqual([])
  })

  test('SEARCH-04: proposes the newest first, and puts them first where that is wanted', async () => {
    const proposed = await search({ phrase, family: 'editorial' })
    expect(proposed.recommendation).toEqual({ autoApplied: false, params: { sortorder: 'newest' } })
    const applied = await search({
      phrase: 'match since 2026',
      family: 'editorial',
      recommendConfig: 'autoapply',
    })
    expect(applied.cards.map(({ id }) => id)).toEqual(['202', '201', '203'])
  })
})

describe('SEARCH-03: spelling', () => {
  test('a slip without hits is put right, with the way back', async () => {
    const found = await search({ phrase: 'sunflowre' })
    expect(found.ids).toEqual(['104'])
    expect(found.corrections).toEqual([
      { kind: 'phrase', from: 'sunflowre', to: 'sunflower', isApplied: true },
    ])
    expect(found).toMatchObject({ phrase: 'sunflower', searches: 2 })
  })

  test('not where that is suppressed, quoted, short or a name', async () => {
    expect((await search({ phrase: 'sunflowre', suppressed: ['phrase'] })).ids).toEqual([])
    expect((await search({ phrase: '"sunflowre"' })).corrections).toEqual([])
    expect((await search({ phrase: 'dgo' })).corrections).toEqual([])
  })

  test('in the visitor’s language', async () => {
    const found = await search({ phrase: 'Strandd', locale: 'de' })
    expect(found.corrections).toEqual([{ kind: 'phrase', from: 'Strandd', to: 'Strand', isApplied: true }])
    expect(found.ids).toEqual(['101'])
  })
})

describe('SEARCH-03: people', () => {
  test.each(['Edda Strömgaarden', 'edda stromgaarden', 'the captain'])('%s is a person', async (phrase) => {
    const found = await search({ phrase })
    expect(found.ids).toEqual(['204'])
    expect(found.explanation[0]).toMatchObject({ kind: 'person', names: [{ id: '7' }] })
  })

  test('namesakes are all shown until one is chosen', async () => {
    const all = await search({ phrase: 'Jo Smith' })
    expect(all.ids).toEqual(['205', '206'])
    expect(all.clarifications).toEqual([{ name: 'Jo Smith', options: [painter, runner] }])
    const one = await search({ phrase: 'Jo Smith', clarification: '9' })
    expect(one.ids).toEqual(['206'])
    expect(one.clarifications).toEqual([])
  })

  test('a name stays words where that is wanted', async () => {
    const found = await search({ phrase: 'Jo Smith', suppressed: ['people'] })
    expect(found.explanation).toEqual([])
    expect(found.ids).toEqual(['205', '206'])
  })

  test('a name beside other words is tried as words where the person has nothing', async () => {
    const found = await search({ phrase: 'Edda Strömgaarden lava' })
    expect(found.ids).toEqual(['208'])
    expect(found).toMatchObject({ searches: 2, explanation: [] })
  })
})

describe('SEARCH-03: family', () => {
  test('what only the other family has is shown, and told', async () => {
    const found = await search({ phrase: 'volcano', family: 'creative' })
    expect(found.ids).toEqual(['207'])
    expect(found).toMatchObject({
      family: 'editorial',
      corrections: [{ kind: 'family', from: 'creative', to: 'editorial' }],
      searches: 2,
    })
  })

  test('not where that is suppressed, nor beyond what the site offers', async () => {
    expect((await search({ phrase: 'volcano', family: 'creative', suppressed: ['family'] })).ids).toEqual([])
    expect((await search({ phrase: 'volcano', family: 'creative', offer: offers.bokeh })).ids).toEqual([])
  })
})

describe('bad times', () => {
  test('an index that cannot answer is an outcome, not an exception', async () => {
    const needs = open()
    const index = { ...needs.index, search: () => Promise.reject(new IndexUnavailable('away')) }
    expect(await searchAssets({ ...request, phrase: 'dog' }, { ...needs, index })).toEqual({
      kind: 'unavailable',
      retryAfterSeconds: 5,
    })
  })

  test('nobody waits for ever', async () => {
    vi.useFakeTimers()
    try {
      const needs = open()
      const index = { ...needs.index, search: () => new Promise<never>(() => {}) }
      const outcome = searchAssets({ ...request, phrase: 'dog' }, { ...needs, index })
      await vi.advanceTimersByTimeAsync(10_000)
      expect((await outcome).kind).toBe('unavailable')
    } finally {
      vi.useRealTimers()
    }
  })

  test('any phrase and any page gets a bounded answer', async () => {
    const needs = open()
    const word = fc.oneof(
      fc.constantFrom(
        'dog',
        'in',
        'Paris',
        '"',
        '(',
        ')',
        '-',
        'OR',
        'NOT',
        '*',
        'Jo',
        'Smith',
        'yesterday',
        'gi:1',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    )
    const phrases = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '))
    const pages = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.record({ cursor: fc.string() }))
    await fc.assert(
      fc.asyncProperty(phrases, pages, async (phrase, page) => {
        const before = needs.searches()
        const outcome = await searchAssets({ ...request, phrase, page }, needs)
        expect(outcome.kind).toBe('found')
        expect(needs.searches() - before).toBeLessThanOrEqual(2)
      }),
      { numRuns: 200 },
    )
  })
})
