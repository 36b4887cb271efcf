export {
  type AssetCard,
  type AssetDetail,
  type AssetId,
  type Family,
  type LicenseModel,
  type MediaType,
  parseAssetId,
} from './domain/asset.ts'
export type { AssetType } from './domain/asset-values.data.ts'
export type { CatalogueEvent } from './domain/catalogue-event.ts'
export {
  type ByteRange,
  contentTypeOf,
  isMediaName,
  isMediaPrefix,
  type MediaName,
  requireByteRange,
  requireMediaName,
} from './domain/media-name.ts'
export {
  type FilmRendition,
  filmUrl,
  type RenditionName,
  renditionSet,
  renditionUrl,
} from './domain/rendition.ts'
export { type Offer, offers } from './domain/site-catalogue.ts'
export { type AssetSize, sizesOf } from './domain/sizes.ts'
