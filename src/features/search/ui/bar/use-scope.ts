import { useState } from 'react'
import type { ClientVisit } from '#visit/visit.ts'
import type { SearchParameters } from '../../domain/parameters/parameter-table.ts'
import { type SearchScope, scopeOf, scopesOf } from '../../domain/parameters/search-scopes.ts'
import { shownAddress } from './shown-address.ts'

/** The scope of the search that is shown, until another is chosen; the next page begins with its own. */
export function useScope(
  url: string,
  visit: ClientVisit,
  within?: SearchParameters,
): readonly [SearchScope, (scope: SearchScope) => void] {
  const [chosen, setChosen] = useState({ url, scope: scopeAt(url, visit, within) })
  const isHere = chosen.url === url
  const scope = isHere ? chosen.scope : scopeAt(url, visit, within)
  if (!isHere) setChosen({ url, scope })
  return [scope, (next) => setChosen({ url, scope: next })]
}

function scopeAt(url: string, visit: ClientVisit, within: SearchParameters = {}): SearchScope {
  const address = shownAddress(url, visit)
  if (!address) return scopeOf(visit.site, within)
  const { type = 'image', query } = address
  const sent = scopesOf(visit.site).find((scope) => scope === query.get('scope'))
  if (sent) return sent
  return scopeOf(visit.site, {
    assettype: type,
    family: query.get('family') ?? undefined,
    mediatype: query.get('mediatype') ?? undefined,
  })
}
