import type { AssetDetail } from '#features/catalogue/domain.ts'
import { links, type Place } from '#links/links.ts'
import type { SiteNickname } from '#sites/site.ts'

/** What of an asset a search can be made of. */
export type SearchedFact =
  | 'keyword'
  | 'similar'
  | 'stack'
  | 'place'
  | 'artist'
  | 'event'
  | 'person'
  | 'collection'

const everywhere = {
  keyword: 'phrase',
  similar: 'morelikethis',
  stack: 'stackid',
  place: 'locations',
} as const

/** The search parameter of each fact, where the site has one (seed 5.1). */
const parameters: Readonly<Record<SiteNickname, Readonly<Partial<Record<SearchedFact, string>>>>> = {
  argus: {
    ...everywhere,
    artist: 'artistexact',
    event: 'eventid',
    person: 'specificpeople',
    collection: 'collections',
  },
  bokeh: { ...everywhere, artist: 'contributor' },
}

/** Lists of values are told apart by commas, so a value with one cannot be asked for. */
const lists: readonly SearchedFact[] = ['place', 'person', 'collection']

/** The search for all that share a fact with an asset; null where there is none. */
export function searchLink(
  visit: Place & { readonly site: SiteNickname },
  { assetType }: Pick<AssetDetail, 'assetType'>,
  fact: SearchedFact,
  value: string,
): string | null {
  const name = parameters[visit.site][fact]
  if (name === undefined || value === '' || (lists.includes(fact) && value.includes(','))) return null
  return links.search(visit, { type: assetType }, { [name]: value })
}
