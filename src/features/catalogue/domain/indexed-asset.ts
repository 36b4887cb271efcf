import type { AssetId, Family, LicenseModel, MediaType } from './asset.ts'
import type {
  Age,
  AssetType,
  Availability,
  Composition,
  EditorialProduct,
  Ethnicity,
  FilmDefinition,
  FrameRate,
  Mood,
  Orientation,
  PeopleCount,
  ReleaseStatus,
  Technique,
  Viewpoint,
} from './asset-values.data.ts'

/** What a search index may know of an asset, in the catalogue's words. */
export type IndexedAsset = Readonly<{
  id: AssetId
  assetType: AssetType
  family: Family
  mediaType: MediaType
  licenseModel: LicenseModel
  availability: Exclude<Availability, 'withdrawn'>
  orientation: Orientation
  numberOfPeople: PeopleCount | null
  /** Of a film, as are frame rate and duration. */
  definition: FilmDefinition | null
  frameRate: FrameRate | null
  durationMs: number | null
  editorialProducts: readonly EditorialProduct[]
  compositions: readonly Composition[]
  ages: readonly Age[]
  ethnicities: readonly Ethnicity[]
  moods: readonly Mood[]
  techniques: readonly Technique[]
  viewpoints: readonly Viewpoint[]
  isEmbeddable: boolean
  hasNudity: boolean
  modelRelease: ReleaseStatus
  propertyRelease: ReleaseStatus
  /** Whether something is said about what it may not be used for. */
  isRestricted: boolean
  isGenerated: boolean
  isEditable: boolean
  originalFormat: string
  collectionKey: string
  collectionName: string
  artist: string
  eventId: string | null
  eventName: string
  /** The event and all above it. */
  eventIds: readonly string[]
  seriesId: string | null
  stackId: string | null
  people: readonly Readonly<{ id: string; name: string }>[]
  place: Readonly<{
    venue: string | null
    city: string | null
    region: string | null
    country: string | null
  }> | null
  /** In order of relevance. */
  keywordIds: readonly number[]
  freeKeywords: readonly string[]
  curatedSets: readonly string[]
  /** YYYY-MM-DD. */
  createdOn: string | null
  submittedOn: string
  popularity: number
  /** 1 is best. */
  qualityRank: number
  width: number
  height: number
  title: string
  caption: string
  /** Lightness, a, b and share of each cluster in OKLab, one after the other. */
  palette: readonly number[]
  /** Null while nobody has looked. */
  descriptor: Uint8Array | null
}>
