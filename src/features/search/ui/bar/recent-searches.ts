import type { SiteNickname } from '#sites/site.ts'

/** The part of `localStorage` that is needed; null where the browser keeps nothing. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

const mostKept = 5

export function openShelf(): Shelf {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The last phrases searched for in this browser, the latest first. They never leave it. */
export function readRecent(shelf: Shelf, site: SiteNickname): readonly string[] {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(keyOf(site)) ?? '[]')
    const phrases = Array.isArray(kept) ? kept : []
    return phrases.filter((phrase) => typeof phrase === 'string' && phrase !== '').slice(0, mostKept)
  } catch {
    return []
  }
}

export function rememberSearch(shelf: Shelf, site: SiteNickname, phrase: string): void {
  const latest = phrase.trim()
  if (latest !== '') keep(shelf, site, [latest, ...others(shelf, site, latest)].slice(0, mostKept))
}

export function forgetSearch(shelf: Shelf, site: SiteNickname, phrase: string): void {
  keep(shelf, site, others(shelf, site, phrase))
}

export function forgetSearches(shelf: Shelf, site: SiteNickname): void {
  keep(shelf, site, [])
}

function others(shelf: Shelf, site: SiteNickname, phrase: string): readonly string[] {
  return readRecent(shelf, site).filter((each) => each.toLowerCase() !== phrase.toLowerCase())
}

function keep(shelf: Shelf, site: SiteNickname, phrases: readonly string[]): void {
  try {
    if (phrases.length === 0) shelf?.removeItem(keyOf(site))
    else shelf?.setItem(keyOf(site), JSON.stringify(phrases))
  } catch {
    // A full or forbidden storage remembers nothing; searching goes on.
  }
}

function keyOf(site: SiteNickname): string {
  return `${site}_searches`
}
