import { type Arrangement, isFiltered } from '../../../domain/arrangement.ts'

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

/** What may be picked by one press beyond this page: all that is shown, or the first of it. Null where that is nothing more. */
export function offerEvery(counts: PickCounts): { count: number; isAll: boolean } | null {
  const { pageCount, shownCount, picked } = counts
  const count = Math.min(shownCount, mostPicked)
  return pageCount === 1 || picked === count ? null : { count, isAll: count === shownCount }
}

/** Of how many the picked ones are some; null where it goes without saying, or where they may be others than those shown. */
export function pickedOf({ arrangement, pageCount, shownCount, isElsewhere }: PickCounts): number | null {
  return pageCount === 1 || (isFiltered(arrangement) && isElsewhere) ? null : shownCount
}
