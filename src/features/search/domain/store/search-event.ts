import type { AssetCard, AssetId } from '#features/catalogue/domain.ts'
import type { Facets, Gallery, GalleryEvent } from '../gallery.ts'
import type { ParameterName, ParameterValue } from '../parameters/parameter-table.ts'
import type { Agreement, LicenseHistoryItem, PageStatus } from './search-state.ts'

/** What can happen to what was found and to the search itself. */
export type GalleryChange = Readonly<
  | { kind: 'results-available'; gallery: Gallery }
  | { kind: 'batch-cleared' }
  | { kind: 'parameters-cleared' }
  | { kind: 'type-and-family-set'; assettype: string; family: string | null }
  | { kind: 'parameter-set'; name: ParameterName; to: ParameterValue | null }
  | { kind: 'parameter-toggled'; name: ParameterName }
  | { kind: 'parameter-values-toggled'; name: ParameterName; values: readonly string[] }
  | { kind: 'batch-toggled'; assets: readonly AssetCard[] }
  | { kind: 'more-events-fetched'; events: readonly GalleryEvent[] }
  | { kind: 'more-gateway-assets-fetched'; assets: readonly AssetCard[] }
  | { kind: 'agreements-fetched'; agreements: readonly Agreement[] }
>

/** Whatever can happen to the store (STORE-02, seed 4.1). */
export type SearchEvent =
  | GalleryChange
  | Readonly<
      | { kind: 'page-status-set'; status: PageStatus }
      | { kind: 'loading-assets-set'; isLoading: boolean }
      | { kind: 'cart-got'; assets: readonly AssetCard[] }
      | { kind: 'cart-asset-added'; asset: AssetCard }
      | { kind: 'cart-asset-removed'; id: AssetId }
      | { kind: 'license-history-loaded'; licenseHistory: Readonly<Record<AssetId, LicenseHistoryItem>> }
      | { kind: 'preferences-set'; preferences: Readonly<Record<string, string>> }
      | { kind: 'facets-fetched'; facets: Facets }
    >
