import type { Gallery } from '../gallery.ts'
import { availableParameters } from '../parameters/availability.ts'
import { changeSearch, type SearchChange } from '../parameters/search-change.ts'
import { appendById, mergeById, toggleById } from './lists-by-id.ts'
import type { GalleryChange } from './search-event.ts'
import type { GalleryState } from './search-state.ts'

/** The gallery after an event. Parameters change with all their consequences, as everywhere (SP-16). */
export function reduceGallery(gallery: GalleryState, event: GalleryChange): GalleryState {
  switch (event.kind) {
    case 'results-available':
      return showResults(gallery, event.gallery)
    case 'batch-toggled':
      return { ...gallery, batchDownloadAssets: toggleById(gallery.batchDownloadAssets, event.assets) }
    case 'batch-cleared':
      return { ...gallery, batchDownloadAssets: [] }
    case 'parameters-cleared':
      return change(gallery, { clear: true })
    case 'type-and-family-set':
      return change(gallery, { set: 'assettype', to: event.assettype }, { set: 'family', to: event.family })
    case 'parameter-set':
      return change(gallery, { set: event.name, to: event.to })
    case 'parameter-toggled':
      return change(gallery, { toggle: event.name })
    case 'parameter-values-toggled':
      return change(gallery, { toggle: event.name, values: event.values })
    case 'more-events-fetched':
      return { ...gallery, events: mergeById(gallery.events, event.events) }
    case 'more-gateway-assets-fetched':
      return { ...gallery, assets: appendById(gallery.assets, event.assets) }
    case 'agreements-fetched':
      return { ...gallery, paAgreements: event.agreements }
  }
}

/** What was found before goes. The batch is the visitor's own and stays, and so do their agreements. */
function showResults(before: GalleryState, found: Gallery): GalleryState {
  const { searchProfile, batchDownloadAssets, paAgreements } = before
  return {
    id: before.id + 1,
    assets: found.assets,
    availableSearchParameters: availableParameters(found.searchParameters, searchProfile),
    batchDownloadAssets,
    counts: found.counts,
    events: found.events,
    queryCorrections: found.queryCorrections,
    recommendation: found.recommendation,
    relatedTerms: found.relatedTerms,
    relatedPreviews: found.relatedPreviews,
    renderGatewayView: found.renderGatewayView,
    searchParameters: found.searchParameters,
    searchProfile,
    paAgreements,
  }
}

function change(gallery: GalleryState, ...changes: readonly SearchChange[]): GalleryState {
  const { searchParameters: before, searchProfile: profile, events } = gallery
  const [first] = events
  const searchParameters = changeSearch(before, changes, {
    profile,
    firstEvent: first ? { images: first.images_count, films: first.films_count } : null,
  })
  // A change that cannot be leaves the search as it is (SP-06).
  if (searchParameters === before) return gallery
  const availableSearchParameters = availableParameters(searchParameters, profile)
  return { ...gallery, searchParameters, availableSearchParameters }
}
