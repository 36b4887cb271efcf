import { compareBytes } from './compare-terms.ts'
import type { SegmentColumns } from './segment-columns.ts'

/** The number of a term, or -1. */
export function findTerm(columns: SegmentColumns, token: Uint8Array): number {
  const at = firstTermFrom(columns, token)
  return at < columns.termOffsets.length - 1 && compareTermAt(columns, at, token) === 0 ? at : -1
}

/** The terms that begin so: first, and the one behind the last. */
export function findPrefix(
  columns: SegmentColumns,
  prefix: Uint8Array,
): readonly [start: number, end: number] {
  const start = firstTermFrom(columns, prefix)
  let end = columns.termOffsets.length - 1
  let low = start
  while (low < end) {
    const middle = (low + end) >>> 1
    if (hasPrefix(columns, middle, prefix)) low = middle + 1
    else end = middle
  }
  return [start, end]
}

export function documentFrequency({ postingOffsets }: SegmentColumns, term: number): number {
  return (postingOffsets[term + 1] ?? 0) - (postingOffsets[term] ?? 0)
}

function firstTermFrom(columns: SegmentColumns, token: Uint8Array): number {
  let low = 0
  let high = columns.termOffsets.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareTermAt(columns, middle, token) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function compareTermAt({ termBytes, termOffsets }: SegmentColumns, term: number, token: Uint8Array): number {
  return compareBytes(termBytes, termOffsets[term] ?? 0, termOffsets[term + 1] ?? 0, token, 0, token.length)
}

function hasPrefix({ termBytes, termOffsets }: SegmentColumns, term: number, prefix: Uint8Array): boolean {
  const start = termOffsets[term] ?? 0
  const end = Math.min(termOffsets[term + 1] ?? 0, start + prefix.length)
  return compareBytes(termBytes, start, end, prefix, 0, prefix.length) === 0
}
