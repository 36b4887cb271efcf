import { PassThrough, type Readable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { hasLaterParts, type ReadyPage, settled } from '#app/pages/ready-page.ts'
import { Frame } from '#app/shell/frame.tsx'
import { untilRarePartsLoaded } from '#design/rare-part.tsx'
import { createTranslate, type Messages } from '#i18n/messages.ts'
import type { SiteNickname } from '#sites/site.ts'
import { clientVisitOf } from '#visit/client-visit.ts'
import { standStill } from '#visit/navigator.ts'
import type { AnyPage } from '#visit/page-contract.ts'
import type { Visit } from '#visit/visit.ts'
import { AppRoot } from './app-root.tsx'
import { argusBuild } from './argus-build.ts'
import { bokehBuild } from './bokeh-build.ts'
import { closeDocument, openDocument, type PageFiles } from './document.ts'
import { loadMessages, type SiteBuild } from './site-build.ts'

export const builds: Readonly<Record<SiteNickname, SiteBuild>> = { argus: argusBuild, bokeh: bokehBuild }

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

/** Step 6 of a request's life: the page as HTML. A page with parts that come later is a stream, any other one piece. */
export async function renderPage(request: RenderRequest): Promise<Buffer | Readable> {
  const { visit, ready, files, nonce, origin, path, search } = request
  const build = builds[visit.site]
  const [module, messages] = await Promise.all([pageModule(build, ready), messagesOf(build, visit.spoken)])
  const t = createTranslate(visit.spoken, messages, request.onMissing)
  const head = module.head(ready.data, { t, site: visit.site })
  const clientVisit = clientVisitOf(visit)
  const tree = (
    <AppRoot
      build={build}
      visit={clientVisit}
      messages={messages}
      nonce={nonce}
      navigator={standStill(request.url, { ready, module })}
      onMissing={request.onMissing}
    >
      <Frame components={build.components} />
    </AppRoot>
  )
  const opening = openDocument({ visit, head, siteName: build.site.name, files, nonce, origin, path, search })
  const close = async () => closeDocument({ visit: clientVisit, ready: await settled(ready) })
  // One piece costs half of what a stream of small chunks does, and nothing is gained by sending early what is all there.
  if (!hasLaterParts(ready)) return encode([opening, renderToString(tree), await close()])
  return stream(tree, { opening, close, request })
}

type StreamParts = {
  readonly opening: string
  readonly close: () => Promise<string>
  readonly request: RenderRequest
}

function stream(tree: ReactNode, { opening, close, request }: StreamParts): Promise<Readable> {
  // A visitor who leaves before the end is no failure of the page.
  let hasLeft = false
  return new Promise((resolve, reject) => {
    const rendering = renderToPipeableStream(tree, {
      nonce: request.nonce,
      onShellReady() {
        const body = new PassThrough({
          flush: (done) => void close().then((closing) => done(null, closing), done),
        })
        body.write(opening)
        body.on('close', () => {
          hasLeft = !body.writableFinished
          rendering.abort()
        })
        resolve(rendering.pipe(body))
      },
      onShellError: reject,
      // The digest is all that the browser learns of a part that failed; the log has the rest.
      onError(error, { componentStack }) {
        if (!hasLeft) request.onError(error, componentStack)
        return request.visit.requestId
      },
    })
  })
}

const encoder = new TextEncoder()

/**
 * The texts as bytes, each encoded as it is: joined, a page of 60 cards would be a string too large for V8's quick
 * heap, and making one for every answer costs more than all the rest of sending it.
 */
function encode(texts: readonly string[]): Buffer {
  const characters = texts.reduce((sum, text) => sum + text.length, 0)
  // Markup is ASCII: an eighth more is enough unless most of the text is in another script.
  const bytes = Buffer.allocUnsafeSlow(characters + (characters >> 3) + 256)
  let end = 0
  for (const text of texts) {
    const { read, written } = encoder.encodeInto(text, bytes.subarray(end))
    if (read < text.length) return Buffer.from(texts.join(''))
    end += written
  }
  return bytes.subarray(0, end)
}

// Asking Node for a module that is loaded already still costs a tenth of rendering the page.
const modules = new Map<string, AnyPage>()
const texts = new Map<string, Messages>()

async function pageModule(build: SiteBuild, ready: ReadyPage): Promise<AnyPage> {
  const known = modules.get(ready.page)
  if (known) return known
  const load = (await build.loadPages())[ready.page]
  if (!load) throw new Error(`Site "${build.site.nickname}" has no page "${ready.page}"`)
  const module = await load()
  await untilRarePartsLoaded()
  modules.set(ready.page, module)
  return module
}

async function messagesOf(build: SiteBuild, locale: string): Promise<Messages | null> {
  const key = `${build.site.nickname} ${locale}`
  const known = texts.get(key)
  if (known) return known
  const messages = await loadMessages(build, locale)
  if (messages) texts.set(key, messages)
  return messages
}
