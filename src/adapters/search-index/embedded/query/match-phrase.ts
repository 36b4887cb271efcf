import { gapMark } from '../segment/build-words.ts'
import type { SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'

/** Keeps the places where the terms stand one after the other; null is any one token. */
export function narrowToSequence(
  columns: SegmentColumns,
  list: HitList,
  terms: readonly (number | null)[],
): void {
  const { places, scores, isScored, count } = list
  let kept = 0
  for (let hit = 0; hit < count; hit += 1) {
    const place = places[hit] ?? 0
    if (!hasSequence(columns, place, terms)) continue
    places[kept] = place
    if (isScored) scores[kept] = scores[hit] ?? 0
    kept += 1
  }
  list.count = kept
}

/** Gaps lie between the parts of a text, so that nothing reaches across. */
function hasSequence(
  { streamOffsets, streamTerms }: SegmentColumns,
  place: number,
  terms: readonly (number | null)[],
): boolean {
  const last = (streamOffsets[place + 1] ?? 0) - terms.length
  for (let start = streamOffsets[place] ?? 0; start <= last; start += 1) {
    let at = 0
    while (at < terms.length && isAt(streamTerms[start + at] ?? gapMark, terms[at] ?? null)) at += 1
    if (at === terms.length) return true
  }
  return false
}

function isAt(mark: number, term: number | null): boolean {
  return term === null ? mark !== gapMark : mark === term + 1
}
