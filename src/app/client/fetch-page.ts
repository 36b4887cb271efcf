import type { ReadyPage } from '#app/pages/ready-page.ts'
import type { SiteBuild } from '#app/rendering/site-build.ts'
import type { ShownPage } from '#app/shell/frame.tsx'
import type { Translate } from '#i18n/messages.ts'
import { writeQuery } from '#links/links.ts'
import { titleOf } from '#visit/page-contract.ts'

/** The next page's data and its module, fetched side by side as far as can be. */
export async function fetchPage(path: string, build: SiteBuild, signal: AbortSignal): Promise<ShownPage> {
  const response = await fetch(`/components/pages/api/page${writeQuery({ path })}`, {
    headers: { accept: 'application/json' },
    signal,
  }).catch(() => null)
  signal.throwIfAborted()
  const answer = response?.ok ? ((await response.json()) as { moved?: string; ready?: ReadyPage }) : null
  const load = answer?.ready && build.pages[answer.ready.page]
  if (!answer?.ready || !load) return leave(answer?.moved ?? path)
  return { ready: answer.ready, module: await load() }
}

/** What this script cannot show, the server can: the browser loads it as a document. The promise never settles. */
function leave(path: string): Promise<never> {
  window.location.assign(path)
  return new Promise(() => {})
}

/** The document's title and description after a change of page; a screen reader announces the title. */
export function showHead(shown: ShownPage, build: SiteBuild, t: Translate): void {
  const head = shown.module.head(shown.ready.data, { t })
  document.title = titleOf(head, build.site.name)
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description ?? '')
}
