import { links } from '#links/links.ts'
import type { ClientVisit } from '#visit/visit.ts'
import type { SearchParameters } from '../../domain/parameters/parameter-table.ts'
import { parseAddress, type SearchAddress } from '../../domain/parameters/search-address.ts'
import type { SearchScope } from '../../domain/parameters/search-scopes.ts'
import type { Entry } from './list-model.ts'
import { openShelf, rememberSearch } from './recent-searches.ts'
import { shownAddress } from './shown-address.ts'
import { addressOfEntry, addressOfPhrase, type BarState } from './wanted-address.ts'

/** The bar as it stands on a page. */
export type Bar = Readonly<{
  visit: ClientVisit
  /** Of the page that is shown. */
  url: string
  scope: SearchScope
  /** The search to begin with where none is shown. */
  within?: SearchParameters | undefined
  go: (to: string) => void
}>

export function goToPhrase(phrase: string, bar: Bar): void {
  rememberSearch(openShelf(), bar.visit.site, phrase)
  goTo(addressOfPhrase(phrase, stateOf(bar)), bar)
}

export function goToEntry(entry: Entry, bar: Bar): void {
  if (entry.kind !== 'event' && entry.kind !== 'collection')
    rememberSearch(openShelf(), bar.visit.site, entry.name)
  goTo(addressOfEntry(entry, stateOf(bar)), bar)
}

function goTo({ type, query }: SearchAddress, { visit, go }: Bar): void {
  go(links.search(visit, { type }, query))
}

function stateOf({ visit, url, scope, within }: Bar): BarState {
  const address = shownAddress(url, visit)
  const shown = address ? parseAddress(visit.site, address.type, address.query) : (within ?? null)
  return { site: visit.site, scope, shown }
}
