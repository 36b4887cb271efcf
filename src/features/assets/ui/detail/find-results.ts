/** The part of the browser's Navigation API that is read here. */
export type WindowHistory = Readonly<{
  entries: () => readonly { readonly url: string | null }[]
  currentEntry: { readonly index: number } | null
}>

/**
 * The nearest results page before this one in the window: how many steps away, a blank, and its path and query. One
 * text, so that asking twice gives the same.
 */
export function findResults(history: WindowHistory | undefined, searchPath: string): string | null {
  const here = history?.currentEntry?.index ?? 0
  const before = history?.entries().slice(0, Math.max(0, here)) ?? []
  const at = before.findLastIndex(({ url }) => isSearch(url, searchPath))
  const url = before[at]?.url
  if (!url) return null
  const { pathname, search } = new URL(url)
  return `${at - here} ${pathname}${search}`
}

function isSearch(url: string | null, searchPath: string): boolean {
  if (url === null) return false
  const { pathname } = new URL(url)
  return pathname === searchPath || pathname.startsWith(`${searchPath}/`)
}
