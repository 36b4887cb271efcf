import type { SiteNickname } from '#sites/site.ts'
import type { SearchParameters } from '../../domain/parameters/parameter-table.ts'
import { addressInScope, type SearchAddress, writeAddress } from '../../domain/parameters/search-address.ts'
import { changeSearch, type SearchChange } from '../../domain/parameters/search-change.ts'
import { profileOf } from '../../domain/parameters/search-profile.ts'
import { parametersOfScope, type SearchScope, scopeOf } from '../../domain/parameters/search-scopes.ts'
import type { Entry } from './list-model.ts'

export type BarState = Readonly<{
  site: SiteNickname
  /** The search whose results are shown, null on every other page. */
  shown: SearchParameters | null
  scope: SearchScope
}>

/** Where an entry leads. What is a search of its own takes nothing over from the one that is shown. */
export function addressOfEntry({ kind, id, name }: Entry, bar: BarState): SearchAddress {
  const { site, scope } = bar
  switch (kind) {
    case 'phrase':
    case 'recent':
      return addressOfPhrase(name, bar)
    case 'person':
      return addressOfPhrase(name, bar, [{ set: 'specificpeople', to: [id] }])
    case 'event':
      return addressInScope(site, 'all', { eventid: id })
    case 'collection':
      return addressInScope(site, typeScope(site, scope), { collections: id })
    case 'viewed':
      return addressInScope(site, typeScope(site, scope), { recentlyviewed: 'true' })
  }
}

/** A new phrase within the search that is shown goes by its rules (SP-08, SP-12 to SP-14); elsewhere it is a new search. */
export function addressOfPhrase(
  phrase: string,
  { site, shown, scope }: BarState,
  more: readonly SearchChange[] = [],
): SearchAddress {
  const text = phrase.trim()
  const said: readonly SearchChange[] = [{ set: 'phrase', to: text === '' ? null : text }, ...more]
  if (shown === null) return addressInScope(site, scope, queryOf(said))
  const moved: readonly SearchChange[] =
    scope === scopeOf(site, shown)
      ? []
      : parametersOfScope(site, scope).map(([name, value]) => ({ set: name, to: value }))
  return writeAddress(
    site,
    changeSearch(shown, [...moved, ...said], { profile: profileOf(site), firstEvent: null }),
  )
}

function queryOf(changes: readonly SearchChange[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    changes.flatMap((change) =>
      'set' in change && change.to !== null ? [[change.set, String(change.to)]] : [],
    ),
  )
}

/** All images or all films, whichever the scope is a part of. */
function typeScope(site: SiteNickname, scope: SearchScope): SearchScope {
  const [type] = parametersOfScope(site, scope)
  return scopeOf(site, { assettype: type?.[1] })
}
