import { offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import type { SiteNickname } from '#sites/site.ts'
import {
  type CoveredSet,
  keyStart,
  type MediaKind,
  type OpenedSet,
  type ShelfName,
  shelfPlaceOf,
} from '../../domain/curated-shelf.ts'

export type ShelfCatalogue = Pick<CatalogueQueries, 'listCuratedSets' | 'readCards' | 'readCuratedSets'>

const coversEach = 3
/** A set is a choice; who keeps larger ones is shown its beginning. */
const mostShown = 200

/** The sets of a shelf that have something for this site, in their order. */
export async function readShelf(
  catalogue: ShelfCatalogue,
  site: SiteNickname,
  shelf: ShelfName,
  mediaKind?: MediaKind | undefined,
): Promise<readonly CoveredSet[]> {
  const listed = await catalogue.listCuratedSets(keyStart(shelf, mediaKind), offers[site], coversEach)
  const ids = listed.flatMap(({ covers }) => covers)
  const cards = new Map((await catalogue.readCards(ids, offers[site])).map((card) => [card.id, card]))
  return listed.flatMap(({ key, name, description, count, covers }) => {
    const place = shelfPlaceOf(key)
    if (!place) return []
    const shown = covers.flatMap((id) => cards.get(id) ?? [])
    return [{ ...place, key, name, description, assetCount: count, covers: shown }]
  })
}

/** Null for a set that is not there, or not on a shelf. So many of its assets. */
export async function readOpenSet(
  catalogue: ShelfCatalogue,
  site: SiteNickname,
  key: string,
  most = mostShown,
): Promise<OpenedSet | null> {
  const place = shelfPlaceOf(key)
  if (!place) return null
  const [listed, cards] = await Promise.all([
    catalogue.listCuratedSets(keyStart(place.shelf, place.mediaKind), offers[site], coversEach),
    catalogue.readCuratedSets([key], offers[site]),
  ])
  const set = listed.find((one) => one.key === key)
  if (!set) return null
  const assets = (cards[key] ?? []).slice(0, most).map(({ card }) => card)
  return { ...place, key, name: set.name, description: set.description, assetCount: set.count, assets }
}
