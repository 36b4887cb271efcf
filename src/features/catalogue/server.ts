export type { PictureNature } from './domain/advice.ts'
export { csvLine } from './domain/csv-dialect.ts'
export type { IndexedAsset } from './domain/indexed-asset.ts'
export { duration, progressLine } from './domain/ingest-progress.ts'
export {
  type AdviceQueries,
  adviceQueries,
  type KeptSuggestion,
} from './server/advice/advice-queries.ts'
export type { AdviceOutcome, AdviceRoom } from './server/advice/advice-room.port.ts'
export {
  type AdviceCounts,
  type AdviceNeeds,
  adviseAssets,
  adviseAssetsJob,
  adviseAssetsQueue,
} from './server/advice/advise-assets.ts'
export { installModels } from './server/advice/install-models.ts'
export { areModelsInstalled, statePackage, WrongModelFile } from './server/advice/model-files.ts'
export { modelPackages, models } from './server/advice/model-packages.data.ts'
export {
  type AssetChange,
  type AssetQueries,
  assetQueries,
  type FeedPosition,
  repairChangeFeed,
  startOfFeed,
} from './server/asset-queries.ts'
export type { FindKeyword, KeptMedia, NewAsset } from './server/asset-row.ts'
export {
  type AssetFilter,
  type CatalogueQueries,
  type CuratedCard,
  catalogueQueries,
  type KeptCard,
} from './server/catalogue-queries.ts'
export { countCollections } from './server/count-collections.ts'
export { type LeadingPicture, openDemoSeeding } from './server/demo/open-demo-seeding.ts'
export type { SeenPicture } from './server/demo/seed-demo.ts'
export { type DescriptorQueries, descriptorQueries } from './server/descriptor-queries.ts'
export type { ReadDetail } from './server/detail-queries.ts'
export { type FeedOrigin, type FeedQueries, feedBefore, feedQueries } from './server/feed-queries.ts'
export type { EventFacts, ListedFacts, NameQuestion, NamesRead } from './server/gallery-queries.ts'
export { type IndexQueries, indexQueries } from './server/index-queries.ts'
export { exportCatalogue, exportFormats } from './server/ingest/export-catalogue.ts'
export { type IngestSummary, ingest, type ReportLine } from './server/ingest/ingest.ts'
export type { ExportNeeds, IngestNeeds } from './server/ingest/ingest-needs.ts'
export { ingestQueries } from './server/ingest/ingest-queries.ts'
export { readDefaults } from './server/ingest/read-defaults.ts'
export { UnusableInput } from './server/ingest/read-rows.ts'
export { type AssetKeeper, assetKeeper } from './server/keep-assets.ts'
export { keepCuratedSets, type SetKeeper } from './server/keep-curated-sets.ts'
export { filmFiles } from './server/media/film-files.ts'
export { makePoster } from './server/media/film-frames.ts'
export { inspectFilm } from './server/media/film-inspection.ts'
export { inspectPicture } from './server/media/inspect-picture.ts'
export { addMediaRoutes } from './server/media/media.endpoint.ts'
export type { MediaRoom } from './server/media/media-room.port.ts'
export type { MediaFacts, MediaStore } from './server/media/media-store.port.ts'
export { admitPicture } from './server/media/open-picture.ts'
export { openRenditions, type Renditions } from './server/media/open-renditions.ts'
export type { Origin } from './server/media/origin.ts'
export { defaultLimits } from './server/media/picture-limits.ts'
export type { Refusal as PictureRefusal } from './server/media/picture-refusal.ts'
export { readOrigin } from './server/media/read-origin.ts'
export { svgOf } from './server/media/svg-of.ts'
export { openKeywordFinder } from './server/open-keyword-finder.ts'
export {
  describeAssetJob,
  describeAssetQueue,
  prepareAheadJob,
  prepareAheadQueue,
} from './server/prepare-assets.ts'
export { readSets } from './server/read-sets.ts'
export { rememberedCatalogue } from './server/remembered-catalogue.ts'
export { removeRenditions } from './server/remove-renditions.ts'
export { type SitemapQueries, sitemapQueries } from './server/sitemap-queries.ts'
export { type NamedThing, type TermQueries, termQueries, type VocabularyRows } from './server/term-queries.ts'
