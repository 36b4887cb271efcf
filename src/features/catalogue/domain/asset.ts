import type { AssetType, ReleaseStatus } from './asset-values.data.ts'

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

/** What the asset page shows. */
export type AssetDetail = AssetCard &
  Readonly<{
    mediaType: MediaType
    caption: string
    creditLine: string
    copyright: string
    dateLabel: string
    /** In the visitor's language, most telling first. */
    keywords: readonly string[]
    /** What a model suggests and nobody has checked; never one of the keywords. */
    suggestedKeywords: readonly string[]
    collection: Readonly<{ key: string; name: string }>
    place: string
    event: string
    people: readonly string[]
    releases: Readonly<{ model: ReleaseStatus; property: ReleaseStatus }>
    restrictions: string
    isGenerated: boolean
    originalFormat: string
    film: FilmFacts | null
  }>

/** Ids are told apart from nonsense before the database sees them; `gi:` is how boards write them. */
export function parseAssetId(text: string): AssetId | null {
  const digits = text.startsWith('gi:') ? text.slice(3) : text
  return /^[1-9]\d{0,17}$/.test(digits) ? digits : null
}
