import { decodeLeniently } from '#links/clean-url.ts'

/** Where the visitor is, what is shown there, and where the next page is coming from, if one is on its way. */
export type NavigationState<Shown> = {
  /** Path and query, with prefix. */
  readonly url: string
  readonly shown: Shown
  readonly pendingUrl: string | null
}

/** `stay`: the same page with something else about it; focus and scroll position stay where they are. */
export type NavigateOptions = { readonly stay?: boolean }

export type Navigator<Shown> = {
  readonly read: () => NavigationState<Shown>
  readonly subscribe: (onChange: () => void) => () => void
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>
  /** The same for those who do not wait for it; the same function at all times. */
  readonly go: (to: string, options?: NavigateOptions) => void
  /** Fetches what will probably be wanted next; a move there within seconds needs no wait. */
  readonly prefetch: (to: string) => void
}

type Options<Shown> = {
  readonly window: Window
  readonly first: Shown
  readonly load: (url: string, signal: AbortSignal) => Promise<Shown>
  /** As `load`, but quiet: null for whatever cannot be had just so. */
  readonly loadAhead?: (url: string, signal: AbortSignal) => Promise<Shown | null>
  /** Called when another page is shown, before the scroll position is set: the page must be in the document by then. */
  readonly onShown: (shown: Shown, options: NavigateOptions) => void
}

type Entry<Shown> = { shown: Shown; top: number }

/** Pages one can go back to without asking the server again. */
const keptEntries = 20
/** What was fetched ahead is as good as new for so long; more than a few at once would hold up what is wanted now. */
const aheadMs = 15_000
const mostAhead = 6
const aheadPatienceMs = 1_500

/**
 * Moves between pages without loading a document. The server decides which page a URL is, so there is no table here:
 * history, one request at a time, and scroll positions (STORE-04). Back and forward show what was there before.
 */
export function createNavigator<Shown>(options: Options<Shown>): Navigator<Shown> {
  const { window, first, load, loadAhead, onShown } = options
  const { history, location } = window
  const listeners = new Set<() => void>()
  const entries = new Map<string, Entry<Shown>>()
  let currentKey = keyOf(history.state) ?? newKey()
  /** Of the entry the browser stands on: ahead of what is shown while a step back or forward is being fetched. */
  let hereKey = currentKey
  let state: NavigationState<Shown> = { url: urlOf(location), shown: first, pendingUrl: null }
  let loading = new AbortController()
  const ahead = new Map<string, { readonly until: number; readonly page: Promise<Shown | null> }>()

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
      const found = await takeAhead(url)
      if (signal.aborted) return null
      const shown = found ?? (await load(url, signal))
      return signal.aborted ? null : shown
    } catch (error) {
      if (signal.aborted) return null
      change({ ...state, pendingUrl: null })
      throw error
    }
  }

  /** What was fetched ahead, if it is there or about to be. */
  function takeAhead(url: string): Promise<Shown | null> {
    const kept = ahead.get(url)
    ahead.delete(url)
    if (!kept || kept.until <= performance.now()) return Promise.resolve(null)
    const late = new Promise<null>((resolve) => setTimeout(resolve, aheadPatienceMs, null))
    return Promise.race([kept.page, late])
  }

  /** The place on the page goes with the entry that it was left from, and with no other. */
  function keepPlace(): void {
    if (hereKey === currentKey) history.replaceState({ key: currentKey, top: window.scrollY }, '')
  }

  function prefetch(to: string): void {
    const url = urlOf(new URL(to, location.href))
    const now = performance.now()
    for (const [each, { until }] of ahead) if (until <= now) ahead.delete(each)
    if (!loadAhead || url === state.url || ahead.has(url) || ahead.size >= mostAhead) return
    const signal = AbortSignal.timeout(aheadMs)
    const page = loadAhead(url, signal).catch(() => null)
    ahead.set(url, { until: now + aheadMs, page })
    void page.then((shown) => shown === null && ahead.delete(url))
  }

  function show(url: string, shown: Shown, how: NavigateOptions = {}): void {
    change({ url, shown, pendingUrl: null })
    onShown(shown, how)
  }

  async function navigate(to: string, { stay = false }: NavigateOptions = {}): Promise<void> {
    const target = new URL(to, location.href)
    const url = urlOf(target)
    const shown = await fetchNext(url)
    if (shown === null) return
    remember()
    keepPlace()
    currentKey = newKey()
    hereKey = currentKey
    history.pushState({ key: currentKey, top: stay ? window.scrollY : 0 }, '', to)
    show(url, shown, { stay })
    if (!stay) scrollTo(target.hash, 0)
    remember()
  }

  async function goBackOrForward(event: PopStateEvent): Promise<void> {
    const key = keyOf(event.state) ?? newKey()
    const url = urlOf(location)
    hereKey = key
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
  window.addEventListener('pagehide', keepPlace)
  // A browser may keep the document as it was left, still waiting for the page it was left for.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    loading.abort()
    change({ ...state, pendingUrl: null })
  })

  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    navigate,
    go: (to, how) => void navigate(to, how),
    prefetch,
  }
}

/** A place that never moves: the server's, or that of a component on someone else's page. */
export function standStill<Shown>(url: string, shown: Shown): Navigator<Shown> {
  const state = { url, shown, pendingUrl: null }
  return {
    read: () => state,
    subscribe: () => () => {},
    navigate: async () => {},
    go: () => {},
    prefetch: () => {},
  }
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
