import type { AssetCard, editorialProducts } from '#features/catalogue/domain.ts'
import type { Visit } from '#visit/visit.ts'
import type { Desk } from './desks.data.ts'

export type Product = (typeof editorialProducts)[number]

/** What there is of an event or of a collection. Plain data: it goes to the browser. */
export type Coverage = Readonly<{
  kind: 'event' | 'collection'
  /** Id of the event, key of the collection. */
  id: string
  name: string
  /** Empty where it is not known. */
  place: string
  /** YYYY-MM-DD; empty where it is not known. */
  day: string
  /** The product that it was made for; null where nobody said. */
  product: Product | null
  images: number
  films: number
  frames: readonly AssetCard[]
}>

export type CoverageQuestion = Readonly<{
  visit: Pick<Visit, 'site' | 'locale' | 'viewed'>
  desk: Desk
  /** YYYY-MM-DD: what was covered on that day alone. */
  day: string | null
  /** From 1 on. */
  page: number
}>

export type CoverageOutcome =
  | Readonly<{ kind: 'found'; coverage: readonly Coverage[]; page: number; pageCount: number }>
  /** The index cannot answer just now. */
  | Readonly<{ kind: 'unavailable'; retryAfterSeconds: number }>
