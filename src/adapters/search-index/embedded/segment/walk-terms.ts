import { compareBytes } from './compare-terms.ts'
import type { SegmentColumns } from './segment-columns.ts'

/** Some terms of a segment, one behind the other. */
export type TermRange = { readonly columns: SegmentColumns; readonly start: number; readonly end: number }

/** The term number in each range, or -1 where a range does not have it. The array is used again for the next term. */
export type SeeTerm = (terms: Int32Array) => void

/** Goes through the terms of all ranges in order, each term once. */
export function walkTerms(ranges: readonly TermRange[], see: SeeTerm): void {
  const next = Int32Array.from(ranges, ({ start }) => start)
  const found = new Int32Array(ranges.length)
  for (;;) {
    const least = findLeast(ranges, next)
    if (least === -1) return
    const leastTerm = next[least] ?? 0
    found.fill(-1)
    for (let at = least; at < ranges.length; at += 1) {
      const term = next[at] ?? 0
      if (term >= (ranges[at]?.end ?? 0)) continue
      if (at !== least && compareAt(ranges[at], term, ranges[least], leastTerm) !== 0) continue
      found[at] = term
      next[at] = term + 1
    }
    see(found)
  }
}

/** The first of the ranges whose next term comes first, or -1 at the end of all. */
function findLeast(ranges: readonly TermRange[], next: Int32Array): number {
  let least = -1
  for (let at = 0; at < ranges.length; at += 1) {
    const term = next[at] ?? 0
    if (term >= (ranges[at]?.end ?? 0)) continue
    if (least === -1 || compareAt(ranges[at], term, ranges[least], next[least] ?? 0) < 0) least = at
  }
  return least
}

function compareAt(
  one: TermRange | undefined,
  oneTerm: number,
  other: TermRange | undefined,
  otherTerm: number,
): number {
  if (one === undefined || other === undefined) return 0
  const { termBytes, termOffsets } = one.columns
  return compareBytes(
    termBytes,
    termOffsets[oneTerm] ?? 0,
    termOffsets[oneTerm + 1] ?? 0,
    other.columns.termBytes,
    other.columns.termOffsets[otherTerm] ?? 0,
    other.columns.termOffsets[otherTerm + 1] ?? 0,
  )
}
