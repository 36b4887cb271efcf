import type { Gallery } from '../domain/gallery.ts'

/** A gallery for a test, which names only what it is about. */
export function buildGallery(over: Partial<Gallery> = {}): Gallery {
  return {
    searchParameters: {},
    phrase: '',
    assets: [],
    counts: { images: 0, films: 0 },
    page: 1,
    pageCount: 0,
    groups: null,
    events: [],
    facets: {},
    likeness: null,
    setName: null,
    queryCorrections: [],
    clarifications: [],
    explanation: [],
    recommendation: null,
    relatedTerms: [],
    relatedPreviews: [],
    renderGatewayView: false,
    ...over,
  }
}
