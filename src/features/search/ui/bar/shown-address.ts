import { links, type Place } from '#links/links.ts'

/** The type and the query of the search that a URL is, null where it is another page. */
export function shownAddress(
  url: string,
  place: Place,
): Readonly<{ type: string | undefined; query: URLSearchParams }> | null {
  const [path = '', query = ''] = url.split('?')
  const base = links.search(place, {})
  if (path !== base && !path.startsWith(`${base}/`)) return null
  return { type: path.slice(base.length + 1) || undefined, query: new URLSearchParams(query) }
}
