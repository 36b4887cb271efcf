import type { Locale } from '#i18n/locales.ts'
import type { Family, LicenseModel, MediaType } from './asset.ts'
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

export type RecordKeyword = Readonly<{ text: string; locale: Locale }>

export type RecordPlace = Readonly<{
  venue: string | null
  city: string | null
  region: string | null
  country: string | null
}>

export type RecordFilm = Readonly<{
  durationMs: number
  frameRate: FrameRate | null
  definition: FilmDefinition
  /** Width to height in small whole numbers, as `16:9`. */
  aspect: string
  hasSound: boolean
  isLoop: boolean
  originallyShotOn: string | null
  masteredTo: string | null
}>

/**
 * A whole asset as ingest, export and the demo library write it. Its picture (media key, origin, palette) stands apart,
 * and its id is given by the catalogue.
 */
export type AssetRecord = Readonly<{
  /** Where it came from: `file:<sha256>`, or `row:<collection>:<id>` where a row gave an id. Never used twice. */
  sourceKey: string
  assetType: AssetType
  family: Family
  mediaType: MediaType
  licenseModel: LicenseModel
  title: string
  shortTitle: string
  caption: string
  altText: string
  /** In order of relevance. */
  keywords: readonly RecordKeyword[]
  artist: string
  creditLine: string
  copyright: string
  collection: Readonly<{ key: string; name: string }>
  /** 1 is best. */
  qualityRank: number
  /** YYYY-MM-DD; null when it is not known to the day. */
  createdOn: string | null
  /** What is shown: a day, `about 1890`, or nothing. */
  dateLabel: string
  place: RecordPlace | null
  event: Readonly<{ key: string; name: string }> | null
  /** Names of the specific people shown. */
  people: readonly string[]
  /** Null when nobody has said. */
  numberOfPeople: PeopleCount | null
  ages: readonly Age[]
  ethnicities: readonly Ethnicity[]
  compositions: readonly Composition[]
  moods: readonly Mood[]
  viewpoints: readonly Viewpoint[]
  techniques: readonly Technique[]
  hasNudity: boolean
  releases: Readonly<{ model: ReleaseStatus; property: ReleaseStatus }>
  restrictions: string | null
  editorialProducts: readonly EditorialProduct[]
  /** Assets of one stack are shown as one; assets of one series belong together. */
  stack: string | null
  series: string | null
  availability: Availability
  isEmbeddable: boolean
  /** Made by a program (IPTC digital source type), not taken or drawn by a person. */
  isGenerated: boolean
  /** Whether buyers may change it with the AI tools. */
  isEditable: boolean
  /** How often it was wanted; 0 for a new one. */
  popularity: number
  width: number
  height: number
  orientation: Orientation
  film: RecordFilm | null
}>
