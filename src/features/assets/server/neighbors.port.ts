import type { AssetId, AssetType, Offer } from '#features/catalogue/domain.ts'

/** An asset as its neighbors are looked for. */
export type NeighborsOf = Readonly<{
  id: AssetId
  assetType: AssetType
  /** Ids of the vocabulary, most telling first. */
  keywordIds: readonly number[]
}>

export type NeighborTerms = Readonly<{ offer: Offer; limit: number }>

/** Null where the index cannot answer just now. */
export type FoundIds = readonly AssetId[] | null

/** What stands around one asset, as ids: on sale, available, of the same type, without the asset itself. */
export type Neighbors = Readonly<{
  /** In its subject; in its look where too few share that. */
  findSimilar: (asset: NeighborsOf, terms: NeighborTerms) => Promise<FoundIds>
  /** Of the same event, stack or artist, the best first. */
  findSharing: (
    asset: NeighborsOf,
    fact: Readonly<{ field: 'event' | 'stack' | 'artist'; value: string }>,
    terms: NeighborTerms,
  ) => Promise<FoundIds>
}>
