import { type AssetType, assetTypes, offers } from '#features/catalogue/domain.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { SearchParameters } from './parameter-table.ts'
import { parseParameters, writeParameters } from './parameters-in-url.ts'
import { profileOf } from './search-profile.ts'
import { parametersOfScope, type SearchScope, scopesOf } from './search-scopes.ts'

/** Where a search stands: `/search/2/{type}?{query}`. */
export type SearchAddress = Readonly<{ type: AssetType; query: Readonly<Record<string, string>> }>

/** The field in which a form says where to look: it cannot write the type into the path. */
const scopeField = 'scope'

/** ROUTE-02: the type defaults to image. Null for a type that does not exist. A scope decides over path and query. */
export function parseAddress(
  site: SiteNickname,
  type: string | undefined,
  query: URLSearchParams,
): SearchParameters | null {
  const assettype = assetTypes.find((one) => one === (type ?? 'image'))
  if (assettype === undefined) return null
  const said = new URLSearchParams(query)
  said.set('assettype', assettype)
  const scope = scopesOf(site).find((one) => one === query.get(scopeField))
  for (const [name, value] of scope ? parametersOfScope(site, scope) : []) {
    if (value === null) said.delete(name)
    else said.set(name, value)
  }
  const only = onlyFamily(site)
  if (only) said.set('family', only)
  return parseParameters(said, profileOf(site))
}

/** A new search within a scope. */
export function addressInScope(
  site: SiteNickname,
  scope: SearchScope,
  query: Readonly<Record<string, string>>,
): SearchAddress {
  const said = new URLSearchParams({ ...query, [scopeField]: scope })
  return writeAddress(site, parseAddress(site, undefined, said) ?? {})
}

/** The same search has one address: what the path says, and what is so anyway, is not said again. */
export function writeAddress(site: SiteNickname, parameters: SearchParameters): SearchAddress {
  const { assettype, family, page, ...others } = parameters
  const shown = {
    ...others,
    ...(family !== undefined && family !== onlyFamily(site) && { family }),
    ...(page !== undefined && page !== '1' && { page }),
  }
  return { type: assettype === 'film' ? 'film' : 'image', query: writeParameters(shown) }
}

/** Where a site sells one family, every search is of it. */
function onlyFamily(site: SiteNickname): string | null {
  const { families } = offers[site]
  return families.length === 1 ? (families[0] ?? null) : null
}
