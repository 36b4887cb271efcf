import type { ReadyPage } from '#app/pages/ready-page.ts'
import type { SiteBuild } from '#app/rendering/site-build.ts'
import type { ShownPage } from '#app/shell/frame.tsx'
import { goFirst } from '#design/go-first.ts'
import type { Translate } from '#i18n/messages.ts'
import { joinPrefix, splitPrefix } from '#i18n/prefixes.ts'
import { writeQuery } from '#links/links.ts'
import { titleOf } from '#visit/page-contract.ts'
import type { ClientVisit } from '#visit/visit.ts'

type Question = {
  /** With prefix and query. */
  readonly path: string
  readonly visit: ClientVisit
  readonly build: SiteBuild
  readonly signal: AbortSignal
}

/** Longer than the server waits for its index. */
const patienceMs = 8_000

/** The next page with the module that shows it. Whatever goes wrong on the way, the server can still show the page. */
export async function fetchPage({ path, visit, build, signal }: Question): Promise<ShownPage> {
  // Another prefix is another language: the whole document changes.
  if (splitPrefix(pathOf(path)).prefix !== visit.prefix) return leave(path)
  try {
    const [answer, pages] = await Promise.all([askPage(path, visit, signal), build.loadPages()])
    const load = answer.ready && pages[answer.ready.page]
    if (!answer.ready || !load) return leave(answer.moved ?? path)
    return { ready: answer.ready, module: await load() }
  } catch {
    signal.throwIfAborted()
    window.stop()
    return leave(path)
  }
}

/** A page that will probably be wanted next, if it can be had just so. */
export async function fetchAhead({ path, visit, build, signal }: Question): Promise<ShownPage | null> {
  if (splitPrefix(pathOf(path)).prefix !== visit.prefix) return null
  const [{ ready }, pages] = await Promise.all([askPage(path, visit, signal, false), build.loadPages()])
  const load = ready?.status === 200 ? pages[ready.page] : undefined
  return ready && load ? { ready, module: await load() } : null
}

async function askPage(path: string, visit: ClientVisit, signal: AbortSignal, isWanted = true) {
  const call = joinPrefix(visit.prefix, '/components/pages/api/page') + writeQuery({ path })
  // Only until the answer begins: on a slow line the rest of it may take its time.
  const patience = new AbortController()
  const end = setTimeout(() => patience.abort(), patienceMs)
  const ask = async () => {
    const response = await fetch(call, {
      headers: { accept: 'application/json', ...(!isWanted && { purpose: 'prefetch' }) },
      signal: AbortSignal.any([signal, patience.signal]),
    })
    clearTimeout(end)
    return (await response.json()) as { moved?: string; ready?: ReadyPage }
  }
  try {
    return await (isWanted ? goFirst(ask()) : ask())
  } finally {
    clearTimeout(end)
  }
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '/'
}

/** What this script cannot show, the server can: the browser loads it as a document. The promise never settles. */
function leave(path: string): Promise<never> {
  window.location.assign(path)
  return new Promise(() => {})
}

/** The document's title and description after a change of page; a screen reader announces the title. */
export function showHead(shown: ShownPage, build: SiteBuild, t: Translate): void {
  const head = shown.module.head(shown.ready.data, { t, site: build.site.nickname })
  document.title = titleOf(head, build.site.name)
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description ?? '')
  const query = head.canonicalQuery ? writeQuery(head.canonicalQuery) : location.search
  document
    .querySelector('link[rel="canonical"]')
    ?.setAttribute('href', location.origin + location.pathname + query)
}
