import type { Site, SiteNickname } from '#sites/site.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { type FoundRoute, openRouteTable } from './find-route.ts'
import type { PageNeeds } from './page-loads.ts'
import { type PageSubmits, pageSubmits } from './page-submits.ts'

/** The form of a page, ready to be sent. */
export type PageForm = {
  readonly route: FoundRoute
  readonly submit: (
    sent: Pick<SubmitRequest<unknown>, 'visit' | 'query' | 'form' | 'caller' | 'onceKey'>,
  ) => Promise<Submitted<object>>
}

export type FindForm = (site: SiteNickname, path: string) => PageForm | null

/** Whether a page takes forms is known before anything that was sent is read. */
export function openForms(
  sites: Readonly<Record<SiteNickname, Site>>,
  needs: PageNeeds,
  submits: PageSubmits = pageSubmits,
): FindForm {
  const tables = { argus: openRouteTable(sites.argus.routes), bokeh: openRouteTable(sites.bokeh.routes) }
  return (site, path) => {
    const route = tables[site](path)
    const submit = route ? submits[route.page] : undefined
    if (!route || !submit) return null
    const { name, parameters } = route
    return { route, submit: (sent) => submit({ ...sent, route: name, parameters, needs }) }
  }
}
