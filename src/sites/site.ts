import type { CountryDomain } from '#i18n/countries.ts'
import type { PathName } from '#links/paths.data.ts'

export const siteNicknames = ['argus', 'bokeh'] as const

/** Identifies a site variant. Data and the key of rule tables, never the subject of an `if`. */
export type SiteNickname = (typeof siteNicknames)[number]

/** SITE-01: the site of a request that names no other. */
export const defaultSite: SiteNickname = 'argus'

/** A page by room and file: `search/results` is `features/search/pages/results.page.tsx`. */
export type PageId = `${string}/${string}`

/** The paths a site answers and the page behind each. A path that is missing here answers 404 (ROUTE-03). */
export type RouteTable = Readonly<Partial<Record<PathName, PageId>>>

export type NavigationLink = {
  /** Key of the text, without the room: `shell.nav.<label>`. */
  readonly label: string
  readonly to: PathName
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

export type NavigationGroup = { readonly label: string; readonly links: readonly NavigationLink[] }

/** One word of the header; `groups` make the panel that opens below it. */
export type NavigationEntry = NavigationLink & { readonly groups: readonly NavigationGroup[] }

export type Navigation = {
  readonly header: readonly NavigationEntry[]
  /** Links beside the tools at the end of the header. */
  readonly aside: readonly NavigationLink[]
  readonly footer: readonly NavigationGroup[]
}

/** Everything a site must state. */
export type Site = {
  readonly nickname: SiteNickname
  readonly name: string
  readonly routes: RouteTable
  readonly navigation: Navigation
  /** Domain endings the site has of its own; each speaks its country's locale (ROUTE-05, ROUTE-11). */
  readonly domains: readonly CountryDomain[]
}
