import type { PageId, Site, SiteNickname } from '#sites/site.ts'
import type { Loaded } from '#visit/page-contract.ts'
import type { Visit } from '#visit/visit.ts'
import { type FoundRoute, openRouteTable } from './find-route.ts'
import { type PageNeeds, pageLoads } from './page-loads.ts'
import type { ReadyPage } from './ready-page.ts'

export type PageOutcome = { readonly route: FoundRoute | null } & (
  | { readonly kind: 'ready'; readonly ready: ReadyPage }
  | { readonly kind: 'moved'; readonly to: string }
)

type Request = {
  readonly visit: Visit
  readonly path: string
  readonly query: URLSearchParams
  readonly origin?: string
  readonly isAhead?: boolean
}

export type LoadPage = (request: Request) => Promise<PageOutcome>

/** Steps 4 and 5 of a request's life: the site's table names the page, the page's load asks the rooms. */
export function openPageLoader(sites: Readonly<Record<SiteNickname, Site>>, needs: PageNeeds): LoadPage {
  const tables = { argus: openRouteTable(sites.argus.routes), bokeh: openRouteTable(sites.bokeh.routes) }

  return async ({ visit, path, ...asked }) => {
    const route = tables[visit.site](path)
    const load = route ? pageLoads[route.page] : undefined
    const loaded: Loaded<object> =
      route && load
        ? await load({ visit, route: route.name, parameters: route.parameters, ...asked, needs })
        : { kind: 'not-found' }
    switch (loaded.kind) {
      case 'moved':
        return { route, kind: 'moved', to: loaded.to }
      case 'found':
        return {
          route,
          kind: 'ready',
          ready: {
            page: route?.page ?? statusPage(visit),
            status: loaded.status ?? 200,
            ...(loaded.seen !== undefined && { seen: loaded.seen }),
            data: loaded.data,
          },
        }
      case 'unavailable': {
        const { data, retryAfterSeconds } = loaded
        const page = route?.page ?? statusPage(visit)
        return { route, kind: 'ready', ready: { page, status: 503, retryAfterSeconds, data } }
      }
      case 'not-found':
        return {
          route,
          kind: 'ready',
          ready: await loadStatusPage(visit, needs, { status: 404, similar: [] }),
        }
      case 'gone':
        return {
          route,
          kind: 'ready',
          ready: await loadStatusPage(visit, needs, {
            status: 410,
            similar: loaded.similar,
            ...(loaded.what && { what: loaded.what }),
          }),
        }
    }
  }
}

export async function loadStatusPage(
  visit: Visit,
  needs: PageNeeds,
  facts: { status: 404 | 410; similar: readonly unknown[]; what?: 'board' },
): Promise<ReadyPage> {
  const page = statusPage(visit)
  // The pictures are decoration: what is missing is missing, also while the database is away.
  const loaded = await pageLoads[page]?.({
    visit,
    parameters: {},
    query: new URLSearchParams(),
    needs,
  }).catch(() => null)
  const data = loaded?.kind === 'found' ? loaded.data : { pictures: [] }
  return { page, status: facts.status, data: { ...data, ...facts } }
}

/** The page of last resort asks for nothing: the database may be what failed. */
export function failedPage(visit: Visit): ReadyPage {
  return { page: statusPage(visit), status: 500, data: { status: 500, pictures: [], similar: [] } }
}

function statusPage({ site }: Visit): PageId {
  return `content-pages/${site}-status`
}
