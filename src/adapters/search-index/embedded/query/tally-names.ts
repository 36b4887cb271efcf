import type { EntryField } from '#features/search/domain.ts'
import type { SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'
import type { Scratch } from './scratch.ts'

/** Adds `step` for each code that a place has in a field of names. */
export function tallyNames(
  columns: SegmentColumns,
  field: EntryField,
  list: HitList,
  counts: Uint32Array,
  scratch: Scratch,
  step: number,
): void {
  const names = columns.names[field]
  if (names === undefined) return
  const { codes, offsets } = names
  if (offsets !== null) {
    tallyLists(offsets, codes, list, counts, scratch, step)
    return
  }
  const { places, count } = list
  for (let hit = 0; hit < count; hit += 1) {
    const code = codes[places[hit] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + step
  }
}

/**
 * The first code of all places that have one, then the second of all that have two, and so on: going through each place's
 * codes in turn, the processor would guess wrong where most of them end.
 */
function tallyLists(
  offsets: Uint32Array,
  codes: Uint32Array,
  { places, count }: HitList,
  counts: Uint32Array,
  scratch: Scratch,
  step: number,
): void {
  const starts = scratch.places.borrow(count)
  const ends = scratch.places.borrow(count)
  let left = 0
  for (let hit = 0; hit < count; hit += 1) {
    const place = places[hit] ?? 0
    const start = offsets[place] ?? 0
    const end = offsets[place + 1] ?? 0
    starts[left] = start
    ends[left] = end
    left += Number(start !== end)
  }
  while (left > 0) {
    let longer = 0
    for (let row = 0; row < left; row += 1) {
      const at = starts[row] ?? 0
      const end = ends[row] ?? 0
      const code = codes[at] ?? 0
      counts[code] = (counts[code] ?? 0) + step
      starts[longer] = at + 1
      ends[longer] = end
      longer += Number(at + 1 !== end)
    }
    left = longer
  }
  scratch.places.giveBack(starts)
  scratch.places.giveBack(ends)
}
