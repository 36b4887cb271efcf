import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { mountComponents } from '#app/components/mount-component.tsx'
import { AppRoot } from '#app/rendering/app-root.tsx'
import type { PageData } from '#app/rendering/page-data.ts'
import { loadMessages, type SiteBuild } from '#app/rendering/site-build.ts'
import { Frame, type ShownPage } from '#app/shell/frame.tsx'
import { createTranslate } from '#i18n/messages.ts'
import type { PageId } from '#sites/site.ts'
import { createNavigator } from '#visit/navigator.ts'
import type { AnyPage } from '#visit/page-contract.ts'
import { fetchAhead, fetchPage, showHead } from './fetch-page.ts'
import { followLinks } from './follow-links.ts'
import { rememberSeen } from './remember-seen.ts'
import { reportMissing, reportRenderError } from './report.ts'
import { openTakeFocus } from './take-focus.ts'

/** Takes over the page that the server has sent, and from then on shows the next ones without loading a document. */
export async function startSite(build: SiteBuild): Promise<void> {
  const { visit, ready } = readPageData()
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  const [messages, module] = await Promise.all([
    loadMessages(build, visit.spoken),
    firstPage(build, ready.page),
  ])
  if (!module) throw new Error(`Site "${build.site.nickname}" has no page "${ready.page}"`)

  const t = createTranslate(visit.spoken, messages, reportMissing)
  const focus = openTakeFocus(document)
  const navigator = createNavigator<ShownPage>({
    window,
    first: { ready, module },
    load: (path, signal) => fetchPage({ path, visit, build, signal }),
    loadAhead: (path, signal) => fetchAhead({ path, visit, build, signal }),
    onShown(shown, { stay }) {
      // The page must stand in the document before it is scrolled to its place.
      flushSync(() => {})
      showHead(shown, build, t)
      rememberSeen(shown.ready, visit)
      if (!stay) focus.arrive()
    },
  })
  navigator.subscribe(() => {
    if (navigator.read().pendingUrl !== null) focus.leave()
  })
  followLinks(document, { navigate: navigator.go, prefetch: navigator.prefetch })

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  // As a transition it is done in slices of a few milliseconds, so a tap in the meantime is answered.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <AppRoot
          build={build}
          visit={visit}
          messages={messages}
          nonce={nonce}
          navigator={navigator}
          onMissing={reportMissing}
          onReady={sayReady}
        >
          <Frame components={build.components} />
        </AppRoot>
      </StrictMode>,
      { onRecoverableError: reportRenderError },
    )
  })
  mountComponents(document, build, { visit, messages, nonce })
}

/** The page that was sent. Its document has fetched the file already; in development it has not. */
async function firstPage(build: SiteBuild, page: PageId): Promise<AnyPage | undefined> {
  const { firstPage: fetched } = globalThis as { firstPage?: Promise<AnyPage> }
  return fetched ?? (await build.loadPages())[page]?.()
}

/** Says on the document that the page has been taken over to its end. */
function sayReady(): void {
  document.documentElement.dataset.ready = ''
}

function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent
  if (!text) throw new Error('The page carries no data')
  return JSON.parse(text) as PageData
}
