import type { AssetCard } from '#features/catalogue/domain.ts'
import type { BoardId } from './board.ts'
import { boardLimits } from './board-limits.data.ts'
import { type MediaKind, mediaKinds } from './media-kind.ts'

/** What editors chose by theme, and the best of each kind. */
export const shelfNames = ['curated', 'signature'] as const
export type ShelfName = (typeof shelfNames)[number]

export type ShelfPlace = Readonly<{ shelf: ShelfName; mediaKind: MediaKind }>

/** A set in a list. */
export type CuratedSet = ShelfPlace &
  Readonly<{ key: string; name: string; description: string; assetCount: number }>

export type CoveredSet = CuratedSet & Readonly<{ covers: readonly AssetCard[] }>
/** With what one looks through at once. */
export type OpenedSet = CuratedSet & Readonly<{ assets: readonly AssetCard[] }>

/** What a page of sets shows: a shelf, or one set of it. */
export type ShelfView = Readonly<{
  shelf: ShelfName
  /** Null for all kinds. */
  mediaKind: MediaKind | null
  /** Empty while a set is open. */
  sets: readonly CoveredSet[]
  set: OpenedSet | null
  /** Why a set was not copied: the last word of the message's key. */
  problem: 'failed' | 'tooManyBoards' | null
  /** The board that it has just been copied to. */
  copied: Readonly<{ id: BoardId; name: string }> | null
  /** Names the wish to copy it: the same one sent twice makes one board. */
  copyKey: string
}>

/** What a copy of a set is called where there are boards already: a number tells it from the others of its name. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((one) => one.toLowerCase()))
  let tried = name
  for (let number = 2; lower.has(tried.toLowerCase()); number += 1) {
    const end = ` ${number}`
    tried = [...name].slice(0, boardLimits.name - end.length).join('') + end
  }
  return tried
}

/** What the keys on a shelf begin with. Sets whose keys begin otherwise stand on pages and in no list. */
export function keyStart(shelf: ShelfName, mediaKind?: MediaKind | undefined): string {
  return mediaKind ? `${shelf}-${mediaKind}-` : `${shelf}-`
}

/** Null for what cannot be a key, as well: whatever an address says comes here before it is looked for. */
export function shelfPlaceOf(key: string): ShelfPlace | null {
  if (!/^[a-z0-9-]+$/.test(key)) return null
  for (const shelf of shelfNames)
    for (const mediaKind of mediaKinds)
      if (key.startsWith(keyStart(shelf, mediaKind)) && key.length > keyStart(shelf, mediaKind).length)
        return { shelf, mediaKind }
  return null
}
