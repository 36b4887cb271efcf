import { linkByName, type Place } from '#links/links.ts'
import type { NavigationGroup, NavigationLink, Site } from '#sites/site.ts'

export type ShownLink = { readonly label: string; readonly href: string }
export type ShownGroup = { readonly label: string; readonly links: readonly ShownLink[] }

type Surroundings = { readonly site: Site; readonly place: Place; readonly builtPages: ReadonlySet<string> }

/** The link as it is shown, or none while its page does not exist: nothing leads nowhere. */
export function shownLink(link: NavigationLink, { site, place, builtPages }: Surroundings): ShownLink[] {
  const page = site.routes[link.to]
  if (!page || !builtPages.has(page)) return []
  const parameters = link.to === 'search' ? { type: 'image', ...link.parameters } : link.parameters
  return [{ label: link.label, href: linkByName(place, link.to, parameters, link.query) }]
}

/** The group with the links that lead somewhere, or none if all of them are still to come. */
export function shownGroup({ label, links }: NavigationGroup, surroundings: Surroundings): ShownGroup[] {
  const shown = links.flatMap((link) => shownLink(link, surroundings))
  return shown.length === 0 ? [] : [{ label, links: shown }]
}

/** Names in navigation data are keys of `shell.nav.…`; a test holds the two together, since the types cannot. */
export function navKey(label: string): 'shell.nav.editorial' {
  return `shell.nav.${label}` as 'shell.nav.editorial'
}
