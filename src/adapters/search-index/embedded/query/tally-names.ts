import type { EntryField } from '#features/search/domain.ts'
import type { NameColumns, SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'
import type { Scratch } from './scratch.ts'

/** Adds 1 for each code that a place has in a field of names. */
export function tallyNames(
  columns: SegmentColumns,
  field: EntryField,
  list: HitList,
  counts: Uint32Array,
  scratch: Scratch,
): void {
  const names = columns.names[field]
  if (names === undefined) return
  const { codes, offsets } = names
  if (offsets !== null) {
    tallyLists(presentOf(names, offsets), offsets, codes, list, counts, scratch)
    return
  }
  const { places, count } = list
  for (let hit = 0; hit < count; hit += 1) {
    const code = codes[places[hit] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
}

const known = new WeakMap<NameColumns, Uint32Array>()

/** A bit for each place that has a code: so little that it is at hand, which offsets are not. */
function presentOf(names: NameColumns, offsets: Uint32Array): Uint32Array {
  const found = known.get(names)
  if (found !== undefined) return found
  const size = offsets.length - 1
  const bits = new Uint32Array((size + 31) >>> 5)
  for (let place = 0; place < size; place += 1) {
    const bit = Number(offsets[place] !== offsets[place + 1]) << (place & 31)
    bits[place >>> 5] = (bits[place >>> 5] ?? 0) | bit
  }
  known.set(names, bits)
  return bits
}

/**
 * The first code of all places that have one, then the second of all that have two, and so on: going through each place's
 * codes in turn, the processor would guess wrong where most of them end. Codes are read before any is counted, since what
 * is only read is waited for together.
 */
function tallyLists(
  present: Uint32Array,
  offsets: Uint32Array,
  codes: Uint32Array,
  { places, count }: HitList,
  counts: Uint32Array,
  scratch: Scratch,
): void {
  const starts = scratch.places.borrow(count)
  const ends = scratch.places.borrow(count)
  let left = 0
  for (let hit = 0; hit < count; hit += 1) {
    const place = places[hit] ?? 0
    starts[left] = place
    left += ((present[place >>> 5] ?? 0) >>> (place & 31)) & 1
  }
  for (let row = 0; row < left; row += 1) {
    const place = starts[row] ?? 0
    starts[row] = offsets[place] ?? 0
    ends[row] = offsets[place + 1] ?? 0
  }
  const read = scratch.places.borrow(left)
  while (left > 0) {
    let longer = 0
    for (let row = 0; row < left; row += 1) {
      const at = starts[row] ?? 0
      const end = ends[row] ?? 0
      read[row] = codes[at] ?? 0
      starts[longer] = at + 1
      ends[longer] = end
      longer += Number(at + 1 !== end)
    }
    for (let row = 0; row < left; row += 1) {
      const code = read[row] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
    left = longer
  }
  scratch.places.giveBack(read)
  scratch.places.giveBack(starts)
  scratch.places.giveBack(ends)
}
