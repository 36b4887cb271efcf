import type { AssetCard, AssetId, AssetType, Family, Offer } from '#features/catalogue/domain.ts'
import type { AnyLocale } from '#i18n/locales.ts'
import type { AskedFacet } from '../domain/facets.ts'
import type { Answer, FacetQuestion, Filter, Order } from '../domain/index-question.ts'
import type { Recommendation, RecommendConfig } from '../domain/reading/recommend.ts'
import type { Clarification, ExplainedPart, QueryCorrection } from '../domain/reading/search-notes.ts'

/** Corrections that a visitor does not want. */
export type Suppression = 'phrase' | 'people' | 'family'

/** A search as a page or a call asks for it. */
export type AssetRequest = Readonly<{
  offer: Offer
  locale: AnyLocale
  phrase: string
  assetType: AssetType
  /** Null for both. */
  family: Family | null
  /** Beside the family and what the site offers. */
  filters: readonly Filter[]
  order: Order
  /** From 1 on, or where an earlier answer ended. */
  page: number | Readonly<{ cursor: string }>
  perPage: number
  facets: readonly (FacetQuestion & Partial<AskedFacet>)[]
  readsNaturally: boolean
  suppressed: readonly Suppression[]
  /** The person meant, where a name is not one alone. */
  clarification: string | null
  recommendConfig: RecommendConfig
  /** These alone, in this order. */
  among?: readonly AssetId[] | null
  /** Gathered by event: so many events a page, so many assets of each. */
  groups?: Readonly<{ perPage: number; each: number }> | null
}>

/** Some of the assets of an event, and how many there are. */
export type FoundGroup = Readonly<{ eventId: string; count: number; cards: readonly AssetCard[] }>

export type FoundAssets = Readonly<{
  /** None where they are grouped. */
  cards: readonly AssetCard[]
  groups: readonly FoundGroup[] | null
  /** Of assets, or of groups. */
  pageCount: number
  /** What was searched for in the end. */
  phrase: string
  family: Family | null
  corrections: readonly QueryCorrection[]
  clarifications: readonly Clarification[]
  explanation: readonly ExplainedPart[]
  relatedTerms: readonly string[]
  recommendation: Recommendation | null
  /** Words beyond the limit of a phrase. */
  ignored: readonly string[]
}> &
  Pick<Answer, 'totals' | 'facets' | 'facetError' | 'cursor'>

export type SearchOutcome =
  | Readonly<{ kind: 'found'; found: FoundAssets }>
  /** The index cannot answer just now. */
  | Readonly<{ kind: 'unavailable'; retryAfterSeconds: number }>
