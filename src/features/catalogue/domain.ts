export {
  type AssetCard,
  type AssetDetail,
  type AssetId,
  type Family,
  type LicenseModel,
  type MediaType,
  type PlaceName,
  parseAssetId,
} from './domain/asset.ts'
export {
  type AssetType,
  ages,
  assetTypes,
  compositions,
  editorialProducts,
  ethnicities,
  families,
  filmDefinitions,
  formerEthnicities,
  frameRates,
  licenseModels,
  mediaTypes,
  moods,
  orientations,
  peopleCounts,
  techniques,
  viewpoints,
} from './domain/asset-values.data.ts'
export type { CatalogueEvent } from './domain/catalogue-event.ts'
export { type Descriptor, readDescriptor } from './domain/descriptor.ts'
export { compareDescriptors, mirrorDescriptor, rank as rankDescriptors } from './domain/descriptor-ranking.ts'
export type { KnownPerson } from './domain/known-person.ts'
export {
  type ByteRange,
  contentTypeOf,
  isMediaName,
  isMediaPrefix,
  type MediaName,
  requireByteRange,
  requireMediaName,
} from './domain/media-name.ts'
export { labOfHex } from './domain/palette.ts'
export {
  type FilmRendition,
  filmUrl,
  type RenditionName,
  renditionSet,
  renditionUrl,
} from './domain/rendition.ts'
export { type Offer, offers } from './domain/site-catalogue.ts'
export { type AssetSize, sizeRules, sizesOf } from './domain/sizes.ts'
export { thumbOf } from './domain/thumb-of.ts'
