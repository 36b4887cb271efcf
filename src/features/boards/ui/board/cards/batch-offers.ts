import { type Arrangement, isAsItStands, isFiltered } from '../../../domain/arrangement.ts'

/** So many at once are the most that a call takes. */
export const mostPicked = 1_000

/** How much is picked and could be. */
export type PickCounts = Readonly<{
  arrangement: Arrangement
  /** Of what is shown. */
  pageCount: number
  shownCount: number
  assetCount: number
  picked: number
  /** Whether some of it stands on another page, or is not shown at all. */
  isElsewhere: boolean
}>

/** What may be picked by one press beyond this page; null where that is nothing, or not known here. */
export function offerEvery(counts: PickCounts): { count: number; isAll: boolean } | null {
  const { arrangement, pageCount, assetCount, picked } = counts
  // Which ones a filter lets through on other pages is not known here.
  if (pageCount === 1 || isFiltered(arrangement) || picked === assetCount) return null
  if (assetCount <= mostPicked) return { count: assetCount, isAll: true }
  // Of so many only the first are taken, and those are first in the board's own order.
  return isAsItStands(arrangement) ? { count: mostPicked, isAll: false } : null
}

/** Of how many the picked ones are some; null where it goes without saying, or where they may be others than those shown. */
export function pickedOf({ arrangement, pageCount, shownCount, isElsewhere }: PickCounts): number | null {
  return pageCount === 1 || (isFiltered(arrangement) && isElsewhere) ? null : shownCount
}
