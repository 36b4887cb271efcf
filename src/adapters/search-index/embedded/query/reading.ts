import { documentFrequency } from '../segment/find-terms.ts'
import type { SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'
import type { PlanTerm } from './match-plan.ts'
import type { Scratch } from './scratch.ts'

/** One part of a view while a question is asked of it. */
export type Reading = {
  readonly columns: SegmentColumns
  /** Which of the view's parts. */
  readonly part: number
  readonly scratch: Scratch
  /** Whether anybody asks how well something matches. */
  readonly isScored: boolean
}

export const noTerm = -1

/** The term's number in this part, or `noTerm`. */
export function numberOf({ part }: Reading, term: PlanTerm): number {
  return term.numbers[part] ?? noTerm
}

export function frequencyOf(reading: Reading, term: PlanTerm): number {
  const number = numberOf(reading, term)
  return number === noTerm ? 0 : documentFrequency(reading.columns, number)
}

/** All places of the part, in a borrowed list. */
export function everything({ columns, scratch, isScored }: Reading): HitList {
  const list = scratch.borrowList(columns.size, isScored)
  list.places.set(scratch.everyPlace(columns.size).subarray(0, columns.size))
  list.count = columns.size
  if (isScored) list.scores.fill(0, 0, list.count)
  return list
}

/** All places that have the term, in a borrowed list. */
export function placesOfTerm(reading: Reading, term: PlanTerm): HitList {
  const { columns, scratch, isScored } = reading
  const number = numberOf(reading, term)
  if (number === noTerm) return scratch.borrowList(0, isScored)
  const start = columns.postingOffsets[number] ?? 0
  const count = (columns.postingOffsets[number + 1] ?? 0) - start
  const list = scratch.borrowList(count, isScored)
  list.count = count
  list.places.set(columns.postingPlaces.subarray(start, start + count))
  if (isScored) {
    const { scores } = list
    const { weight } = term
    const { postingImpacts } = columns
    for (let hit = 0; hit < count; hit += 1) scores[hit] = weight * (postingImpacts[start + hit] ?? 0)
  }
  return list
}
