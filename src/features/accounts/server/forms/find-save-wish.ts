import { offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { links } from '#links/links.ts'
import type { Visit } from '#visit/visit.ts'
import { type SaveWish, wishedIn } from '../../domain/save-wish.ts'

export type WishNeeds = { readonly catalogue: Pick<CatalogueQueries, 'readKeptCards'> }

/** Anyone can write an address: it gives ids, the catalogue the words. Null for what cannot be saved here. */
export async function findSaveWish(
  { catalogue }: WishNeeds,
  { site, viewer }: Pick<Visit, 'site' | 'viewer'>,
  query: URLSearchParams,
  returnTo: string | null,
): Promise<SaveWish | null> {
  if (viewer.kind !== 'visitor') return null
  const wished = wishedIn(query, returnTo, links.boards({ prefix: null }))
  if (wished.length === 0) return null
  const cards = await catalogue.readKeptCards(wished, offers[site])
  const known = wished.flatMap((id) => cards.get(id) ?? []).filter(({ isWithdrawn }) => !isWithdrawn)
  const [first] = known
  if (!first) return null
  const { mediaKey, width, height, isOffline, isSensitive } = first.card
  return {
    ids: known.map(({ card }) => card.id),
    title: first.shortTitle,
    picture: isOffline || isSensitive ? null : { mediaKey, width, height },
  }
}
