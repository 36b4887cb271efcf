import type { AssetCard, AssetId } from '#features/catalogue/domain.ts'
import type { FacetOption, Gallery } from '../gallery.ts'
import { availableParameters } from '../parameters/availability.ts'
import type { SearchProfile } from '../parameters/search-profile.ts'

/** One license of an asset that was bought. */
export type LicenseHistoryItem = Readonly<{ asset_id: AssetId; date: string }>

/** What a customer may still take, by an agreement (seed 3). */
export type Agreement = Readonly<{
  agreement_type: string
  download_cap: number
  downloads_remaining: number
}>

/** `initialized` until the page says otherwise (STORE-03). */
export type PageStatus = 'initialized' | 'ready' | 'unavailable'

/** What a search found, as the store keeps it, with what the visitor has done to it. */
export type GalleryState = Pick<
  Gallery,
  | 'assets'
  | 'counts'
  | 'events'
  | 'queryCorrections'
  | 'recommendation'
  | 'relatedTerms'
  | 'relatedPreviews'
  | 'renderGatewayView'
  | 'searchParameters'
> &
  Readonly<{
    /** One more with each set of results, so that whoever keeps something about it can tell. */
    id: number
    availableSearchParameters: ReturnType<typeof availableParameters>
    /** In the order in which they were picked. */
    batchDownloadAssets: readonly AssetCard[]
    searchProfile: SearchProfile
    paAgreements: readonly Agreement[]
  }>

/** Everything the results page knows in the browser (STORE-01). */
export type SearchState = Readonly<{
  cart: Readonly<{ assets: readonly AssetCard[] }>
  downloads: Readonly<{ licenseHistory: Readonly<Record<AssetId, LicenseHistoryItem>> }>
  facets: Readonly<{
    events: readonly FacetOption[]
    specificpeople: readonly FacetOption[]
    locations: readonly FacetOption[]
  }>
  gallery: GalleryState
  page: Readonly<{ status: PageStatus; loadingAssets: boolean }>
  searchPreferences: Readonly<Record<string, string>>
}>

/** The store before any results. */
export function startSearch(
  profile: SearchProfile,
  preferences: SearchState['searchPreferences'] = {},
): SearchState {
  return {
    cart: { assets: [] },
    downloads: { licenseHistory: {} },
    facets: { events: [], specificpeople: [], locations: [] },
    gallery: {
      id: 0,
      assets: [],
      availableSearchParameters: availableParameters({}, profile),
      batchDownloadAssets: [],
      counts: { images: 0, films: 0 },
      events: [],
      queryCorrections: [],
      recommendation: null,
      relatedTerms: [],
      relatedPreviews: [],
      renderGatewayView: false,
      searchParameters: {},
      searchProfile: profile,
      paAgreements: [],
    },
    page: { status: 'initialized', loadingAssets: false },
    searchPreferences: preferences,
  }
}
