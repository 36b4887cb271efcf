import type { AssetType, EditorialProduct, ReleaseStatus } from './asset-values.data.ts'

/** An asset id: a decimal number as text, since the database's are 64 bits wide. */
export type AssetId = string

export type Family = 'creative' | 'editorial'
export type MediaType = 'photography' | 'illustration' | 'vector' | 'fineart'
export type LicenseModel = 'rf' | 'rm' | 'rr'

/** What a tile shows. */
export type AssetCard = Readonly<{
  id: AssetId
  assetType: AssetType
  title: string
  altText: string
  artist: string
  family: Family
  licenseModel: LicenseModel
  width: number
  height: number
  mediaKey: string
  dominantColor: string
  isOffline: boolean
  /** Of one that is offline: what stands for its picture. */
  shortTitle?: string
  /** Shows nudity. */
  isSensitive: boolean
  /** Of a film. */
  durationMs: number | null
}>

export type FilmFacts = Readonly<{
  durationMs: number
  frameRate: string | null
  definition: string
  aspect: string
  isLoop: boolean
}>

/** From the smallest to the largest; what is not known is null. */
export type PlaceName = Readonly<{
  venue: string | null
  city: string | null
  region: string | null
  country: string | null
}>

/** What the asset page shows. */
export type AssetDetail = AssetCard &
  Readonly<{
    mediaType: MediaType
    caption: string
    creditLine: string
    copyright: string
    /** YYYY-MM-DD; null where no whole day is known. */
    createdOn: string | null
    /** As the record words the date, such as "about 1890"; empty where the day says it. */
    dateLabel: string
    /** YYYY-MM-DD. */
    submittedOn: string
    shortTitle: string
    /** In the visitor's language, most telling first. */
    keywords: readonly string[]
    /** What a model suggests and nobody has checked; never one of the keywords. */
    suggestedKeywords: readonly string[]
    collection: Readonly<{ key: string; name: string }>
    place: PlaceName | null
    event: Readonly<{ id: string; name: string; images: number; films: number }> | null
    people: readonly Readonly<{ id: string; name: string }>[]
    /** Pictures that belong together share one. */
    stackId: string | null
    editorialProducts: readonly EditorialProduct[]
    releases: Readonly<{ model: ReleaseStatus; property: ReleaseStatus }>
    restrictions: string
    isGenerated: boolean
    isEmbeddable: boolean
    originalFormat: string
    originalBytes: number | null
    /** A few bytes that stand in for the picture until it comes. */
    placeholder: string
    film: FilmFacts | null
  }>

/** Ids are told apart from nonsense before the database sees them; `gi:` is how boards write them. */
export function parseAssetId(text: string): AssetId | null {
  const digits = text.startsWith('gi:') ? text.slice(3) : text
  return /^[1-9]\d{0,17}$/.test(digits) ? digits : null
}
