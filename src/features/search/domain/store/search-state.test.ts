import { expect, test } from 'vitest'
import { profileOf } from '../parameters/search-profile.ts'
import { startSearch } from './search-state.ts'

test('STORE-01: the store has the entities and fields of seed 3', () => {
  const state = startSearch(profileOf('argus'), { panel: 'hidden' })
  expect(Object.keys(state).sort()).toEqual([
    'cart',
    'downloads',
    'facets',
    'gallery',
    'page',
    'searchPreferences',
  ])
  expect(Object.keys(state.gallery).sort()).toEqual([
    'assets',
    'availableSearchParameters',
    'batchDownloadAssets',
    'counts',
    'events',
    'id',
    'paAgreements',
    'queryCorrections',
    'recommendation',
    'relatedPreviews',
    'relatedTerms',
    'renderGatewayView',
    'searchParameters',
    'searchProfile',
  ])
  expect(Object.keys(state.facets)).toEqual(['events', 'specificpeople', 'locations'])
  expect(state.downloads).toEqual({ licenseHistory: {} })
  expect(state.searchPreferences).toEqual({ panel: 'hidden' })
})

test('STORE-03: the page begins as initialized, with no assets on their way', () => {
  expect(startSearch(profileOf('bokeh')).page).toEqual({ status: 'initialized', loadingAssets: false })
})

test('SP-16: what can be asked for follows the same rules as everywhere', () => {
  const available = (site: 'argus' | 'bokeh') =>
    startSearch(profileOf(site)).gallery.availableSearchParameters
  expect(available('argus')).toHaveProperty('editorialproducts')
  expect(available('bokeh')).not.toHaveProperty('editorialproducts')
})
