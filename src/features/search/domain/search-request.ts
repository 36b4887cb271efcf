import type { Family, MediaType } from '#features/catalogue/domain.ts'
import { deepestOffset } from './index-question.ts'

/** What a visitor asked for on the results page. */
export type SearchRequest = Readonly<{
  phrase: string
  family?: Family
  mediatype?: MediaType
  /** Key of one collection. */
  collections?: string
  /** Without it the best come first. */
  sortorder?: SortOrder
  /** Words stay words. */
  phraseprocessing?: 'excludenaturallanguage'
  suppressphrasecorrection?: 'true'
  suppresspeoplecorrection?: 'true'
  suppressfamilycorrection?: 'true'
  /** Id of the person meant, where several have one name. */
  clarifications?: string
  page: number
}>

export type SortOrder = 'newest' | 'oldest' | 'mostpopular'

export const assetsPerPage = 60
/** First page number 1 (seed 9); deeper than this no page is served. */
export const lastPage = deepestPage(assetsPerPage)
export const longestPhrase = 200

/** What each parameter beside phrase and page may say. */
const formats = {
  family: /^(?:creative|editorial)$/,
  mediatype: /^(?:photography|illustration|vector|fineart)$/,
  collections: /^[a-z0-9-]{1,64}$/,
  sortorder: /^(?:newest|oldest|mostpopular)$/,
  phraseprocessing: /^excludenaturallanguage$/,
  suppressphrasecorrection: /^true$/,
  suppresspeoplecorrection: /^true$/,
  suppressfamilycorrection: /^true$/,
  clarifications: /^[0-9]{1,15}$/,
} as const satisfies Partial<Record<keyof SearchRequest, RegExp>>

/** Whatever stands in a URL becomes a request: unknown names and values are left out, none is an error (SP-02). */
export function parseSearchRequest(query: URLSearchParams): SearchRequest {
  const said = Object.entries(formats).flatMap(([name, format]) => {
    const text = query.get(name) ?? ''
    return format.test(text) ? [[name, text] as const] : []
  })
  return {
    phrase: parsePhrase(query.get('phrase') ?? ''),
    ...(Object.fromEntries(said) as Partial<SearchRequest>),
    page: parsePage(query.get('page')),
  }
}

/** The last page that one question to the index can reach. */
export function deepestPage(perPage: number): number {
  return Math.floor(deepestOffset / perPage)
}

/** The request as query values, without what is true anyway. */
export function writeSearchRequest({ page, ...request }: SearchRequest): Record<string, string | number> {
  return { ...request, ...(page > 1 && { page }) }
}

/** One line of well-formed text: control characters mean nothing to a search, and the database refuses some of them. */
function parsePhrase(text: string): string {
  const cut = text.slice(0, longestPhrase).toWellFormed().replaceAll('\ufffd', ' ')
  return cut.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function parsePage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1
}
