import { PassThrough, type Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import type { ReadyPage } from '#app/pages/load-page.ts'
import { Frame } from '#app/shell/frame.tsx'
import { createTranslate } from '#i18n/messages.ts'
import type { SiteNickname } from '#sites/site.ts'
import { clientVisitOf } from '#visit/client-visit.ts'
import { standStill } from '#visit/navigator.ts'
import type { Visit } from '#visit/visit.ts'
import { AppRoot } from './app-root.tsx'
import { argusBuild } from './argus-build.ts'
import { bokehBuild } from './bokeh-build.ts'
import { closeDocument, openDocument, type PageFiles } from './document.ts'
import { loadMessages, type SiteBuild } from './site-build.ts'

export const builds: Readonly<Record<SiteNickname, SiteBuild>> = { argus: argusBuild, bokeh: bokehBuild }

/** What the page's script finds in the document: enough to show the same page again. */
export type PageData = {
  readonly visit: ReturnType<typeof clientVisitOf>
  readonly ready: ReadyPage
}

export type RenderRequest = {
  readonly visit: Visit
  readonly ready: ReadyPage
  readonly path: string
  readonly search: string
  /** With prefix and query, as the browser shows it. */
  readonly url: string
  readonly origin: string
  readonly nonce: string
  readonly files: PageFiles
  readonly onError: (error: unknown, componentStack: string | undefined) => void
  readonly onMissing: (key: string) => void
}

/** Step 6 of a request's life: the page as HTML, written as it becomes ready. */
export async function renderPage(request: RenderRequest): Promise<Readable> {
  const { visit, ready, files, nonce, origin, path, search } = request
  const build = builds[visit.site]
  const [module, messages] = await Promise.all([pageModule(build, ready), loadMessages(build, visit.spoken)])
  const t = createTranslate(visit.spoken, messages, request.onMissing)
  const head = module.head(ready.data, { t })
  const clientVisit = clientVisitOf(visit)
  const navigator = standStill(request.url, { ready, module })
  const tree = (
    <AppRoot
      build={build}
      visit={clientVisit}
      messages={messages}
      nonce={nonce}
      navigator={navigator}
      onMissing={request.onMissing}
    >
      <Frame components={build.components} />
    </AppRoot>
  )
  const opening = openDocument({ visit, head, siteName: build.site.name, files, nonce, origin, path, search })
  const closing = closeDocument({ visit: clientVisit, ready } satisfies PageData)

  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      nonce,
      onShellReady() {
        const body = new PassThrough({
          flush(done) {
            done(null, closing)
          },
        })
        body.write(opening)
        body.on('close', () => stream.abort())
        resolve(stream.pipe(body))
      },
      onShellError: reject,
      // The digest is all that the browser learns of a part that failed; the log has the rest.
      onError(error, { componentStack }) {
        request.onError(error, componentStack)
        return visit.requestId
      },
    })
  })
}

async function pageModule(build: SiteBuild, ready: ReadyPage) {
  const load = build.pages[ready.page]
  if (!load) throw new Error(`Site "${build.site.nickname}" has no page "${ready.page}"`)
  return load()
}
