import type { Family, MediaType } from '#features/catalogue/domain.ts'

/** What a visitor asked for on the results page. */
export type SearchRequest = Readonly<{
  phrase: string
  family?: Family
  mediatype?: MediaType
  /** Key of one collection. */
  collections?: string
  page: number
}>

/** First page number 1 (seed 9); deeper than this no page is served. */
export const lastPage = 500
export const assetsPerPage = 60
export const longestPhrase = 200

const families: readonly string[] = ['creative', 'editorial'] satisfies Family[]
const mediaTypes: readonly string[] = [
  'photography',
  'illustration',
  'vector',
  'fineart',
] satisfies MediaType[]

/** Whatever stands in a URL becomes a request: unknown names and values are left out, none is an error (SP-02). */
export function parseSearchRequest(query: URLSearchParams): SearchRequest {
  const family = query.get('family') ?? ''
  const mediatype = query.get('mediatype') ?? ''
  const collections = query.get('collections') ?? ''
  return {
    phrase: parsePhrase(query.get('phrase') ?? ''),
    ...(families.includes(family) && { family: family as Family }),
    ...(mediaTypes.includes(mediatype) && { mediatype: mediatype as MediaType }),
    ...(/^[a-z0-9-]{1,64}$/.test(collections) && { collections }),
    page: parsePage(query.get('page')),
  }
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
