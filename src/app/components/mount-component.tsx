import { createRoot } from 'react-dom/client'
import { AppRoot } from '#app/rendering/app-root.tsx'
import type { SiteBuild } from '#app/rendering/site-build.ts'
import type { Messages } from '#i18n/messages.ts'
import { standStill } from '#visit/navigator.ts'
import type { ClientVisit } from '#visit/visit.ts'
import { componentOf } from './component-map.ts'

type Facts = { readonly visit: ClientVisit; readonly messages: Messages | null; readonly nonce: string }

/** SITE-04: shows the site's component of this name inside the element. A name the site does not map throws. */
export function mountComponent(
  element: Element,
  { name, props }: { name: string; props: object },
  build: SiteBuild,
  { visit, messages, nonce }: Facts,
): void {
  const Component = componentOf(build.site.nickname, build.components, name)
  const navigator = standStill('/', null)
  createRoot(element).render(
    <AppRoot build={build} visit={visit} messages={messages} nonce={nonce} navigator={navigator}>
      <Component {...props} />
    </AppRoot>,
  )
}

/** Mounts every `<div data-component="SearchBar" data-props='{…}'>` of the page. One that fails does not stop the others. */
export function mountComponents(page: Document, build: SiteBuild, facts: Facts): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-component]')) {
    const name = element.dataset.component ?? ''
    try {
      const props = JSON.parse(element.dataset.props ?? '{}') as object
      mountComponent(element, { name, props }, build, facts)
    } catch (error) {
      reportError(error)
    }
  }
}
