import type { EntryField, FacetCount } from '#features/search/domain.ts'
import type { NameLists } from '../segment/segment.ts'
import type { HitMarks } from './hit-marks.ts'
import { mostFrequent } from './most-frequent.ts'
import type { Scratch } from './scratch.ts'
import { type RowCounts, tallyRows } from './tally-rows.ts'

type NamedFacet = { readonly field: EntryField; readonly limit: number }

/** The most frequent values of several fields of names, and with them the choices of rows. */
export function countRows(
  { parts }: HitMarks,
  choices: RowCounts | null,
  facets: readonly NamedFacet[],
  names: NameLists,
  scratch: Scratch,
): ReadonlyMap<EntryField, readonly FacetCount[]> {
  const tallies = facets.map(({ field, limit }) => {
    const values = names[field] ?? []
    const borrowed = scratch.counts.borrow(values.length + 1)
    return { field, limit, values, borrowed, counts: borrowed.subarray(0, values.length + 1) }
  })
  for (const { columns, lists } of parts) {
    for (const list of lists) tallyRows(columns, list, choices, tallies, scratch)
  }
  const found = new Map<EntryField, readonly FacetCount[]>()
  for (const { field, limit, values, borrowed, counts } of tallies) {
    found.set(field, mostFrequent(values, counts, 1, limit))
    counts.fill(0)
    scratch.counts.giveBack(borrowed)
  }
  return found
}
