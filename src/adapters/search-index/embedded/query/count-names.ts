import type { EntryField, FacetCount } from '#features/search/domain.ts'
import { findLeadingNames } from './find-leading-names.ts'
import type { HitMarks } from './hit-marks.ts'
import { mostFrequent } from './most-frequent.ts'
import type { Scratch } from './scratch.ts'
import { tallyNames } from './tally-names.ts'

/** Fewer hits are counted one by one. */
const fewestMarked = 4_096

/** The most frequent values of a field of names. */
export function countNames(
  marks: HitMarks,
  field: EntryField,
  values: readonly string[],
  limit: number,
  scratch: Scratch,
): readonly FacetCount[] {
  if (limit === 0) return []
  if (marks.hitCount >= fewestMarked) {
    const leading = findLeadingNames(marks, field, values, limit, costOfTally(marks, field, values.length))
    if (leading !== null) return leading
  }
  const borrowed = scratch.counts.borrow(values.length + 1)
  const counts = borrowed.subarray(0, values.length + 1)
  for (const { columns, lists } of marks.parts) {
    for (const list of lists) tallyNames(columns, field, list, counts, scratch)
  }
  const most = mostFrequent(values, counts, 1, limit)
  counts.fill(0)
  scratch.counts.giveBack(borrowed)
  return most
}

/**
 * What counting hit by hit costs, if a look at one mark costs 1. Most of it is waiting for offsets and codes: for each hit
 * where these are few, for the whole of both columns where they are many.
 */
function costOfTally({ parts }: HitMarks, field: EntryField, values: number): number {
  let cost = values
  for (const { columns, lists } of parts) {
    const names = columns.names[field]
    if (names === undefined) continue
    const { codes, offsets } = names
    const hits = lists.reduce((sum, { count }) => sum + count, 0)
    const found = offsets === null ? 0 : (hits * codes.length) / columns.size
    const reads = offsets === null ? hits * 8 : Math.min(hits, found) * 16
    const most = (codes.length + (offsets?.length ?? 0)) / 5
    cost += Math.min(reads, most) + hits / 2 + found * 1.5
  }
  return cost
}
