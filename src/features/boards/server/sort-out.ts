import { type AssetId, offers, parseAssetId } from '#features/catalogue/domain.ts'
import type { BoardReader, Room } from './needs.ts'
import type { NotAdded } from './put-on-board.ts'

export type Sorted = Readonly<{ known: readonly AssetId[]; unknown: readonly NotAdded[] }>

/** Each id once. Unknown is what does not exist, is not sold on this site, or has been withdrawn. */
export async function sortOut(
  { catalogue }: Pick<Room, 'catalogue'>,
  { site }: Pick<BoardReader, 'site'>,
  given: readonly string[],
): Promise<Sorted> {
  const parsed = [...new Set(given.map((text) => parseAssetId(text) ?? text))]
  const ids = parsed.filter((id) => parseAssetId(id) === id)
  const cards = await catalogue.readKeptCards(ids, offers[site])
  const isKnown = (id: string) => cards.get(id)?.isWithdrawn === false
  return {
    known: parsed.filter(isKnown),
    unknown: parsed.filter((id) => !isKnown(id)).map((id) => ({ id, reason: 'unknown' })),
  }
}
