import type { AssetCard } from '#features/catalogue/domain.ts'
import type { ParameterName, SearchParameters } from './parameters/parameter-table.ts'
import type { Recommendation } from './reading/recommend.ts'
import type { Clarification, ExplainedPart, QueryCorrection } from './reading/search-notes.ts'

/** A value that a parameter could take, and how much there would be. The name is empty where the texts have one. */
export type FacetOption = Readonly<{ id: string; name: string; count: number }>

/** What each parameter of the panel could be set to now (SEARCH-02). Most first where the values are names. */
export type Facets = Readonly<Partial<Record<ParameterName, readonly FacetOption[]>>>

/** An event with what there is of it (seed 3). */
export type GalleryEvent = Readonly<{
  id: string
  name: string
  place: string
  /** Its day, YYYY-MM-DD; empty where it is not known. */
  date: string
  images_count: number
  films_count: number
}>

/** Assets of one event, as results that are grouped show them. */
export type EventGroup = Readonly<{ event: GalleryEvent; assets: readonly AssetCard[]; count: number }>

/** A search that would be worth it too, with a picture of what it finds. */
export type RelatedPreview = Readonly<{ phrase: string; asset: AssetCard }>

/** What results are like: an asset of ours, or a picture that a visitor brought. */
export type Likeness =
  | Readonly<{ kind: 'asset'; asset: AssetCard }>
  | Readonly<{ kind: 'picture'; pictureUrl: string | null; imageUrl: string | null }>

/** What a search found (seed 3, Gallery). Plain data: the page, the call and the store share it. */
export type Gallery = Readonly<{
  /** As they were asked for, without defaults. */
  searchParameters: SearchParameters
  /** What was searched for in the end. */
  phrase: string
  assets: readonly AssetCard[]
  counts: Readonly<{ images: number; films: number }>
  page: number
  pageCount: number
  /** Null unless results are grouped by event; then `assets` is empty. */
  groups: readonly EventGroup[] | null
  /** Those of the events asked for by `eventid`, `parenteventid` or `events`. */
  events: readonly GalleryEvent[]
  facets: Facets
  likeness: Likeness | null
  /** The name of the one collection or curated set asked for, else null. */
  setName: string | null
  queryCorrections: readonly QueryCorrection[]
  clarifications: readonly Clarification[]
  explanation: readonly ExplainedPart[]
  recommendation: Recommendation | null
  relatedTerms: readonly string[]
  relatedPreviews: readonly RelatedPreview[]
  /** A gallery without a phrase, such as a landing page shows. */
  renderGatewayView: boolean
}>
