import { describe, expect, test } from 'vitest'
import type { AssetCard } from '#features/catalogue/domain.ts'
import type { Gallery } from '../gallery.ts'
import { profileOf } from '../parameters/search-profile.ts'
import { reduceSearch } from './reduce-search.ts'
import type { SearchEvent } from './search-event.ts'
import { type SearchState, startSearch } from './search-state.ts'

const start = startSearch(profileOf('argus'))

function stateAfter(...events: readonly SearchEvent[]): SearchState {
  return events.reduce(reduceSearch, start)
}

function card(id: string): AssetCard {
  return {
    id,
    assetType: 'image',
    title: `Picture ${id}`,
    altText: '',
    artist: 'Ida',
    family: 'creative',
    licenseModel: 'rf',
    width: 3,
    height: 2,
    mediaKey: `key-${id}`,
    dominantColor: '#336699',
    isOffline: false,
    isSensitive: false,
    durationMs: null,
  }
}

function event(id: string, images_count = 1, films_count = 0) {
  return { id, name: `Event ${id}`, place: '', date: '', images_count, films_count }
}

function found(parts: Partial<Gallery> = {}): Gallery {
  return {
    searchParameters: { phrase: 'dog' },
    phrase: 'dog',
    assets: [card('1'), card('2')],
    counts: { images: 2, films: 0 },
    page: 1,
    pageCount: 1,
    groups: null,
    events: [],
    facets: {},
    likeness: null,
    setName: null,
    queryCorrections: [],
    clarifications: [],
    explanation: [],
    recommendation: null,
    relatedTerms: ['puppy'],
    relatedPreviews: [],
    renderGatewayView: false,
    ...parts,
  }
}

const ids = (assets: readonly AssetCard[]) => assets.map(({ id }) => id)
const results = (parts?: Partial<Gallery>): SearchEvent => ({
  kind: 'results-available',
  gallery: found(parts),
})

describe('STORE-02: results', () => {
  test('replace the data of the gallery and bump its id', () => {
    const { gallery } = stateAfter(
      results(),
      results({ assets: [card('3')], counts: { images: 1, films: 4 }, relatedTerms: [] }),
    )
    expect(gallery.id).toBe(2)
    expect(ids(gallery.assets)).toEqual(['3'])
    expect(gallery.counts).toEqual({ images: 1, films: 4 })
    expect(gallery.relatedTerms).toEqual([])
  })

  test('say anew which parameters there are', () => {
    const films = stateAfter(results({ searchParameters: { assettype: 'film' } })).gallery
    expect(films.availableSearchParameters).toHaveProperty('framerate')
    expect(stateAfter(results()).gallery.availableSearchParameters).not.toHaveProperty('framerate')
  })

  test('leave the batch and the agreements, which are the visitor’s, until they clear it', () => {
    const agreements = [{ agreement_type: 'premium_access', download_cap: 9, downloads_remaining: 3 }]
    const { gallery } = stateAfter(
      { kind: 'batch-toggled', assets: [card('1')] },
      { kind: 'agreements-fetched', agreements },
      results({ assets: [] }),
    )
    expect(ids(gallery.batchDownloadAssets)).toEqual(['1'])
    expect(gallery.paAgreements).toBe(agreements)
    expect(
      reduceSearch({ ...start, gallery }, { kind: 'batch-cleared' }).gallery.batchDownloadAssets,
    ).toEqual([])
  })
})

test('STORE-02: an asset that is in the batch goes out, another comes in, in the order of picking', () => {
  const { gallery } = stateAfter(
    { kind: 'batch-toggled', assets: [card('1'), card('2')] },
    { kind: 'batch-toggled', assets: [card('3'), card('1')] },
  )
  expect(ids(gallery.batchDownloadAssets)).toEqual(['2', '3'])
})

test('STORE-02: more events are merged by id', () => {
  const { gallery } = stateAfter(results({ events: [event('7'), event('8')] }), {
    kind: 'more-events-fetched',
    events: [event('8', 5), event('9')],
  })
  expect(gallery.events.map(({ id, images_count }) => [id, images_count])).toEqual([
    ['7', 1],
    ['8', 5],
    ['9', 1],
  ])
})

test('STORE-02: more gateway assets are appended, none twice', () => {
  const { gallery } = stateAfter(results(), {
    kind: 'more-gateway-assets-fetched',
    assets: [card('2'), card('3')],
  })
  expect(ids(gallery.assets)).toEqual(['1', '2', '3'])
  expect(gallery.id).toBe(1)
})

describe('STORE-02: a parameter', () => {
  test('is set, toggled and toggled by value, with its consequences', () => {
    const { searchParameters } = stateAfter(
      results({ searchParameters: { phrase: 'dog', page: '3' } }),
      { kind: 'parameter-set', name: 'sortorder', to: 'newest' },
      { kind: 'parameter-toggled', name: 'groupbyevent' },
      { kind: 'parameter-values-toggled', name: 'orientations', values: ['square', 'vertical'] },
      { kind: 'parameter-values-toggled', name: 'orientations', values: ['square'] },
    ).gallery
    expect(searchParameters).toEqual({
      phrase: 'dog',
      sortorder: 'newest',
      groupbyevent: true,
      orientations: ['vertical'],
    })
  })

  test('SP-06: that is not to be had leaves the very same store', () => {
    const before = stateAfter(results())
    expect(reduceSearch(before, { kind: 'parameter-set', name: 'framerate', to: ['24'] })).toBe(before)
  })

  test('SP-08: is judged by the first event that is shown', () => {
    const scope: SearchEvent = { kind: 'type-and-family-set', assettype: 'film', family: 'editorial' }
    const searchParameters = { family: 'editorial', events: ['7'] }
    expect(
      stateAfter(results({ searchParameters, events: [event('7', 3, 2)] }), scope).gallery.searchParameters,
    ).toMatchObject({ assettype: 'film', family: 'editorial', events: ['7'] })
    expect(
      stateAfter(results({ searchParameters, events: [event('7', 3, 0)] }), scope).gallery.searchParameters,
    ).not.toHaveProperty('events')
  })

  test('SP-15: of those few survive a clearing', () => {
    const searchParameters = { phrase: 'dog', orientations: ['square'], family: 'creative' }
    const { gallery } = stateAfter(results({ searchParameters }), { kind: 'parameters-cleared' })
    expect(gallery.searchParameters).toEqual({ phrase: 'dog', family: 'creative' })
  })
})

describe('STORE-02: beside the gallery', () => {
  test('the cart is got, and takes and gives back assets, each once', () => {
    const { cart } = stateAfter(
      { kind: 'cart-got', assets: [card('1')] },
      { kind: 'cart-asset-added', asset: card('2') },
      { kind: 'cart-asset-added', asset: card('2') },
      { kind: 'cart-asset-removed', id: '1' },
    )
    expect(ids(cart.assets)).toEqual(['2'])
  })

  test('the license history grows by what is loaded for further assets', () => {
    const { downloads } = stateAfter(
      { kind: 'license-history-loaded', licenseHistory: { '1': { asset_id: '1', date: '2026-01-01' } } },
      { kind: 'license-history-loaded', licenseHistory: { '2': { asset_id: '2', date: '2026-01-02' } } },
    )
    expect(Object.keys(downloads.licenseHistory)).toEqual(['1', '2'])
  })

  test('preferences and facets are replaced', () => {
    const dogs = [{ id: '4', name: 'Dog show', count: 3 }]
    const state = stateAfter(
      { kind: 'preferences-set', preferences: { panel: 'hidden' } },
      { kind: 'preferences-set', preferences: { sensitive: 'shown' } },
      { kind: 'facets-fetched', facets: { events: dogs, family: [] } },
    )
    expect(state.searchPreferences).toEqual({ sensitive: 'shown' })
    expect(state.facets).toEqual({ events: dogs, specificpeople: [], locations: [] })
  })
})

describe('STORE-03: the status of the page', () => {
  test('changes by its own event alone', () => {
    const state = stateAfter(
      results(),
      { kind: 'loading-assets-set', isLoading: true },
      { kind: 'batch-cleared' },
    )
    expect(state.page).toEqual({ status: 'initialized', loadingAssets: true })
    expect(reduceSearch(state, { kind: 'page-status-set', status: 'ready' }).page).toEqual({
      status: 'ready',
      loadingAssets: true,
    })
  })
})
