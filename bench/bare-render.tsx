import { renderToString } from 'react-dom/server'
import { AppRoot } from '#app/rendering/app-root.tsx'
import type { PageData } from '#app/rendering/page-data.ts'
import { builds } from '#app/rendering/render-page.tsx'
import { loadMessages } from '#app/rendering/site-build.ts'
import { Frame } from '#app/shell/frame.tsx'
import { untilRarePartsLoaded } from '#design/rare-part.tsx'
import { standStill } from '#visit/navigator.ts'

/** The same tree as a page of the product, rendered by React alone: no server, no database, no stream, no head. */
export async function prepareBareRender({ visit, ready }: PageData): Promise<() => string> {
  const build = builds[visit.site]
  const module = await (await build.loadPages())[ready.page]?.()
  await untilRarePartsLoaded()
  if (!module) throw new Error(`There is no page ${ready.page}`)
  const messages = await loadMessages(build, visit.spoken)
  const navigator = standStill('/search/2/image', { ready, module })
  return () =>
    renderToString(
      <AppRoot build={build} visit={visit} messages={messages} nonce="nonce" navigator={navigator}>
        <Frame components={build.components} />
      </AppRoot>,
    )
}
