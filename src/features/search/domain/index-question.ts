import type { AssetId, AssetType } from '#features/catalogue/domain.ts'
import type { EntryField, NameField, NumberField, Token, ValueField } from './index-entry.ts'

/** Which words. A weight says how much a word counts beside the others, 1 if it is left out. */
export type Match =
  | { readonly kind: 'token'; readonly token: Token; readonly weight?: number }
  /** Every token that begins so; at most `mostPrefixTokens` of them, the most frequent first. */
  | { readonly kind: 'prefix'; readonly prefix: string; readonly weight?: number }
  /** One after the other in one part; a gap in it stands for any one token. */
  | { readonly kind: 'phrase'; readonly tokens: readonly Token[]; readonly weight?: number }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Match[] }
  /** As `any`, but counted as one word: only its best reading counts. */
  | { readonly kind: 'best'; readonly of: readonly Match[] }
  | { readonly kind: 'not'; readonly match: Match }

export type Filter =
  /** Has at least one of the values. */
  | { readonly kind: 'one-of'; readonly field: ValueField; readonly values: readonly string[] }
  /** Both ends included; what has no number is never between. */
  | {
      readonly kind: 'between'
      readonly field: NumberField
      readonly from?: number
      readonly to?: number
    }
  | { readonly kind: 'has'; readonly field: EntryField }
  | { readonly kind: 'ids'; readonly ids: readonly AssetId[] }
  | { readonly kind: 'words'; readonly match: Match }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }

/** Of equals the higher id goes first, in every order. */
export type Order =
  /** By words, and by quality, popularity and freshness on that day. Without words by these alone. */
  | { readonly by: 'best'; readonly today: number }
  /** By the day of creation, or of submission where that is not known. */
  | { readonly by: 'newest' | 'oldest' }
  | { readonly by: 'popular' }
  /** The same for the same seed. */
  | { readonly by: 'random'; readonly seed: number }

export type FacetQuestion = Readonly<{
  field: ValueField
  limit: number
  /** Counts as if no filter of this field were set: what one could choose instead. */
  excludeOwn: boolean
}>

/** Hits and facets are of one type; totals are told for both. */
export type Question = Readonly<{
  match: Match | null
  /** All must hold. */
  filters: readonly Filter[]
  assetType: AssetType
  order: Order
  facets: readonly FacetQuestion[]
  limit: number
  /** How many to pass over, at most `deepestOffset`; beyond it a cursor of an earlier answer leads on. */
  from: number | { readonly cursor: string }
}>

export type FacetCount = Readonly<{ value: string; count: number }>

export type Answer = Readonly<{
  ids: readonly AssetId[]
  totals: Readonly<Record<AssetType, number>>
  facets: Readonly<Partial<Record<ValueField, readonly FacetCount[]>>>
  /** How far facet counts may be off: 0 but for an index of several shards. */
  facetError: number
  /** Leads on after the last hit; null where nothing follows. */
  cursor: string | null
}>

/** Hits gathered by the value of a field; what has none is left out. */
export type GroupQuestion = Omit<Question, 'facets' | 'from'> &
  Readonly<{ by: NameField; each: number; offset: number }>
export type GroupAnswer = Readonly<{
  /** Best hit first. */
  groups: readonly Readonly<{ value: string; count: number; ids: readonly AssetId[] }>[]
  groupCount: number
}>

/** What is like something else: in its subject, or in its look. The asset itself is left out. */
export type SimilarQuestion = Readonly<{
  to:
    | { readonly kind: 'subject'; readonly id: AssetId }
    | { readonly kind: 'look-of'; readonly id: AssetId }
    | { readonly kind: 'look'; readonly look: Int8Array }
  filters: readonly Filter[]
  assetType: AssetType
  limit: number
}>
/** The more alike, the higher; of looks the cosine, from -1 to 1. */
export type SimilarAnswer = readonly Readonly<{ id: AssetId; likeness: number }>[]

/** Values of a field that are typical of what is found: frequent here, rarer elsewhere. */
export type RelatedQuestion = Readonly<
  Pick<Question, 'match' | 'filters' | 'assetType'> & {
    field: 'keywords' | 'people' | 'locations'
    limit: number
  }
>

/** Something that can be proposed while one types, or that a misspelt word may have meant. */
export type IndexTerm = Readonly<{
  kind: 'keyword' | 'person' | 'event' | 'collection' | 'place' | 'word'
  /** Null for what is called the same everywhere. */
  locale: string | null
  text: string
  /** As the language rules fold it; what a typed beginning is compared with. */
  folded: string
  /** Id or key of what it names; empty for a word. */
  id: string
  /** How much there is of it. */
  weight: number
}>
export type TermKind = IndexTerm['kind']

export type SuggestQuestion = Readonly<{
  locale: string
  folded: string
  kinds: readonly TermKind[]
  limit: number
}>
/** Terms within `farthestSpelling` changes of a word, nearest first, then the heaviest. */
export type SpellingQuestion = Readonly<{ locale: string; folded: string; limit: number }>
export type SpellingAnswer = readonly Readonly<{ term: IndexTerm; changes: number }>[]

export const deepestOffset = 10_000
export const mostHits = 1_000
export const mostFacetValues = 300
export const mostPrefixTokens = 64
export const farthestSpelling = 2
