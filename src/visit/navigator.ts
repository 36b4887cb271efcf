import { decodeLeniently } from '#links/clean-url.ts'

/** Where the visitor is, what is shown there, and where the next page is coming from, if one is on its way. */
export type NavigationState<Shown> = {
  /** Path and query, with prefix. */
  readonly url: string
  readonly shown: Shown
  readonly pendingUrl: string | null
}

export type Navigator<Shown> = {
  readonly read: () => NavigationState<Shown>
  readonly subscribe: (onChange: () => void) => () => void
  readonly navigate: (to: string) => Promise<void>
}

type Options<Shown> = {
  readonly window: Window
  readonly first: Shown
  readonly load: (url: string, signal: AbortSignal) => Promise<Shown>
  /** Called when another page is shown, before the scroll position is set: the page must be in the document by then. */
  readonly onShown: (shown: Shown) => void
}

type Entry<Shown> = { shown: Shown; top: number }

/** Pages one can go back to without asking the server again. */
const keptEntries = 20

/**
 * Moves between pages without loading a document. The server decides which page a URL is, so there is no table here:
 * history, one request at a time, and scroll positions (STORE-04). Back and forward show what was there before.
 */
export function createNavigator<Shown>({ window, first, load, onShown }: Options<Shown>): Navigator<Shown> {
  const { history, location } = window
  const listeners = new Set<() => void>()
  const entries = new Map<string, Entry<Shown>>()
  let currentKey = keyOf(history.state) ?? newKey()
  let state: NavigationState<Shown> = { url: urlOf(location), shown: first, pendingUrl: null }
  let loading = new AbortController()

  history.scrollRestoration = 'manual'
  history.replaceState({ key: currentKey, top: topOf(history.state) }, '')
  if (topOf(history.state) > 0) window.scrollTo(0, topOf(history.state))
  remember()

  function change(next: NavigationState<Shown>): void {
    state = next
    for (const listener of listeners) listener()
  }

  function remember(): void {
    entries.delete(currentKey)
    entries.set(currentKey, { shown: state.shown, top: window.scrollY })
    for (const oldest of entries.keys()) {
      if (entries.size <= keptEntries) break
      entries.delete(oldest)
    }
  }

  /** The page of a URL, or null when a later move has overtaken this one. */
  async function fetchNext(url: string): Promise<Shown | null> {
    loading.abort()
    loading = new AbortController()
    const { signal } = loading
    change({ ...state, pendingUrl: url })
    try {
      const shown = await load(url, signal)
      return signal.aborted ? null : shown
    } catch (error) {
      if (signal.aborted) return null
      change({ ...state, pendingUrl: null })
      throw error
    }
  }

  function show(url: string, shown: Shown): void {
    change({ url, shown, pendingUrl: null })
    onShown(shown)
  }

  async function navigate(to: string): Promise<void> {
    const target = new URL(to, location.href)
    const url = urlOf(target)
    const shown = await fetchNext(url)
    if (shown === null) return
    remember()
    history.replaceState({ key: currentKey, top: window.scrollY }, '')
    currentKey = newKey()
    history.pushState({ key: currentKey, top: 0 }, '', to)
    show(url, shown)
    scrollTo(target.hash, 0)
    remember()
  }

  async function goBackOrForward(event: PopStateEvent): Promise<void> {
    const key = keyOf(event.state) ?? newKey()
    const url = urlOf(location)
    // Only the part behind # changed: the page stays, but positions are ours to restore.
    if (url === state.url && state.pendingUrl === null) {
      currentKey = key
      scrollTo(location.hash, topOf(event.state))
      return
    }
    // Whatever was on its way is overtaken: the visitor is somewhere else now.
    loading.abort()
    remember()
    const kept = entries.get(key)
    const shown = kept ? kept.shown : await fetchNext(url)
    if (shown === null) return
    currentKey = key
    show(url, shown)
    scrollTo(location.hash, kept?.top ?? topOf(event.state))
  }

  function scrollTo(hash: string, top: number): void {
    const target = hash.length > 1 && top === 0 ? elementOf(hash) : null
    if (target) target.scrollIntoView()
    else window.scrollTo({ top, behavior: 'instant' })
  }

  function elementOf(hash: string): HTMLElement | null {
    return window.document.getElementById(decodeLeniently(hash.slice(1)))
  }

  window.addEventListener('popstate', (event) => void goBackOrForward(event))
  // A document that is left and comes back (reload, another site and back) finds its place again.
  window.addEventListener('pagehide', () =>
    history.replaceState({ key: currentKey, top: window.scrollY }, ''),
  )

  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    navigate,
  }
}

/** A place that never moves: the server's, or that of a component on someone else's page. */
export function standStill<Shown>(url: string, shown: Shown): Navigator<Shown> {
  const state = { url, shown, pendingUrl: null }
  return { read: () => state, subscribe: () => () => {}, navigate: async () => {} }
}

function urlOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}

function newKey(): string {
  return crypto.randomUUID()
}

function keyOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : null
}

function topOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'top' in state ? Number(state.top) || 0 : 0
}
