import { offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import type { Visit } from '#visit/visit.ts'
import {
  type CoveredSet,
  keyStart,
  type OpenedSet,
  type ShelfName,
  shelfPlaceOf,
} from '../../domain/curated-shelf.ts'
import type { MediaKind } from '../../domain/media-kind.ts'

export type ShelfCatalogue = Pick<CatalogueQueries, 'listCuratedSets' | 'readCards' | 'readCuratedSets'>

type Reading = Pick<Visit, 'site' | 'locale'>

const coversEach = 3
/** A set is a choice; who keeps larger ones is shown its beginning. */
const mostShown = 200

/** The sets of a shelf that have something for this site, in their order and in the reader's language where they have it. */
export async function readShelf(
  catalogue: ShelfCatalogue,
  { site, locale }: Reading,
  shelf: ShelfName,
  mediaKind?: MediaKind | undefined,
): Promise<readonly CoveredSet[]> {
  const listed = await catalogue.listCuratedSets(keyStart(shelf, mediaKind), offers[site], {
    coversEach,
    locale,
  })
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
  { site, locale }: Reading,
  key: string,
  most = mostShown,
): Promise<OpenedSet | null> {
  const place = shelfPlaceOf(key)
  if (!place) return null
  const [listed, cards] = await Promise.all([
    catalogue.listCuratedSets(keyStart(place.shelf, place.mediaKind), offers[site], { coversEach, locale }),
    catalogue.readCuratedSets([key], offers[site]),
  ])
  const set = listed.find((one) => one.key === key)
  if (!set) return null
  const assets = (cards[key] ?? []).slice(0, most).map(({ card }) => card)
  return { ...place, key, name: set.name, description: set.description, assetCount: set.count, assets }
}
