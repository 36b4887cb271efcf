export { colorTokensOf, matchColor } from './domain/colors/palette-colors.ts'
export { languageOf } from './domain/language/language-code.ts'
export { printNode, printPhrase } from './domain/language/phrase-tree.ts'
export { mostPhraseWords, readPhrase } from './domain/language/read-phrase.ts'
export { conceptToken } from './domain/language/search-vocabulary.ts'
export { entryOfAsset } from './server/entry-of-asset.ts'
export { findGallery, type GalleryNeeds, type GalleryOutcome } from './server/find-gallery.ts'
export type { ReadImageSearch } from './server/find-likeness.ts'
export type { AssetRequest, FoundAssets, SearchOutcome, Suppression } from './server/found-assets.ts'
export { galleryCalls } from './server/gallery.endpoint.ts'
export type { GalleryQuestion } from './server/gallery-request.ts'
export { openImageSearches } from './server/image-search/open-image-searches.ts'
export type { IndexingState } from './server/indexing/follow-catalogue.ts'
export { keepIndex } from './server/indexing/keep-index.ts'
export { rebuildOnce } from './server/indexing/rebuild-once.ts'
export {
  type RebuildProgress,
  type RebuildQueries,
  rebuildQueries,
} from './server/indexing/rebuild-queries.ts'
export { type Language, languageVersion, openLanguage } from './server/language/open-language.ts'
export { openLocale } from './server/language/open-locale.ts'
export { answerWithinMs, limitIndex, retryAfterSeconds } from './server/limit-index.ts'
export { placeName } from './server/place-name.ts'
export { preferenceCalls } from './server/preferences.endpoint.ts'
export { type LookedFor, rankByLook } from './server/rank-by-look.ts'
export { type FindGallery, rememberedGallery } from './server/remembered-gallery.ts'
export { type FindLanding, rememberedLanding } from './server/remembered-landing.ts'
export { type SearchNeeds, searchAssets } from './server/search-assets.ts'
export {
  type IndexChanges,
  type IndexHealth,
  type IndexPosition,
  IndexUnavailable,
  type IndexWriter,
  type Rebuilding,
  type SearchIndex,
} from './server/search-index.port.ts'
export { openNeighbors } from './server/similar-assets.ts'
export { suggestions } from './server/suggestions.endpoint.ts'
