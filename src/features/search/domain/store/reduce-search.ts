import { mergeById } from './lists-by-id.ts'
import { reduceGallery } from './reduce-gallery.ts'
import type { SearchEvent } from './search-event.ts'
import type { SearchState } from './search-state.ts'

/** The store after an event (STORE-02). Parts that the event is not about stay the very same. */
export function reduceSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.kind) {
    case 'page-status-set':
      return { ...state, page: { ...state.page, status: event.status } }
    case 'loading-assets-set':
      return { ...state, page: { ...state.page, loadingAssets: event.isLoading } }
    case 'cart-got':
      return { ...state, cart: { assets: event.assets } }
    case 'cart-asset-added':
      return { ...state, cart: { assets: mergeById(state.cart.assets, [event.asset]) } }
    case 'cart-asset-removed':
      return { ...state, cart: { assets: state.cart.assets.filter(({ id }) => id !== event.id) } }
    case 'license-history-loaded':
      return {
        ...state,
        downloads: { licenseHistory: { ...state.downloads.licenseHistory, ...event.licenseHistory } },
      }
    case 'preferences-set':
      return { ...state, searchPreferences: event.preferences }
    case 'facets-fetched': {
      const { events = [], specificpeople = [], locations = [] } = event.facets
      return { ...state, facets: { events, specificpeople, locations } }
    }
    default: {
      const gallery = reduceGallery(state.gallery, event)
      return gallery === state.gallery ? state : { ...state, gallery }
    }
  }
}
