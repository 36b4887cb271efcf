export {
  type AssetCard,
  type AssetDetail,
  type AssetId,
  type Family,
  type LicenseModel,
  type MediaType,
  parseAssetId,
} from './domain/asset.ts'
export type { CatalogueEvent } from './domain/catalogue-event.ts'
export { type RenditionWidth, renditionSet, renditionUrl, renditionWidths } from './domain/rendition.ts'
export { offers } from './domain/site-catalogue.ts'
