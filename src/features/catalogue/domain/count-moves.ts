import type { Family, LicenseModel, MediaType } from './asset.ts'
import type { AssetType } from './asset-values.data.ts'

/** Everything that a search without words filters by. */
export type Shelf = Readonly<{
  collectionId: string
  assetType: AssetType
  family: Family
  mediaType: MediaType
  licenseModel: LicenseModel
}>

/** An asset that came online or went, by how much. */
export type CountMove = Shelf & Readonly<{ eventId: number | null; by: 1 | -1 }>

export type CountMoves = Readonly<{
  shelves: readonly (Shelf & Readonly<{ by: number }>)[]
  events: readonly Readonly<{ id: number; images: number; films: number }>[]
}>

/** Many single moves as few sums; what comes and goes at once is no move. */
export function sumMoves(moves: readonly CountMove[]): CountMoves {
  const shelves = new Map<string, Shelf & { by: number }>()
  const events = new Map<number, { id: number; images: number; films: number }>()
  for (const { eventId, by, ...shelf } of moves) {
    const key = JSON.stringify(Object.values(shelf))
    const sum = shelves.get(key) ?? { ...shelf, by: 0 }
    sum.by += by
    shelves.set(key, sum)
    if (eventId === null) continue
    const event = events.get(eventId) ?? { id: eventId, images: 0, films: 0 }
    event[shelf.assetType === 'film' ? 'films' : 'images'] += by
    events.set(eventId, event)
  }
  return {
    shelves: [...shelves.values()].filter(({ by }) => by !== 0),
    events: [...events.values()].filter(({ images, films }) => images !== 0 || films !== 0),
  }
}
