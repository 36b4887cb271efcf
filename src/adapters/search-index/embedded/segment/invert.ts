import type { EntryField } from '#features/search/domain.ts'
import type { SharedArray } from './segment.ts'
import { sharedUint32 } from './shared-array.ts'

/** Which places have each code of a field: codes that occur, in order, and their places. Offsets null: one code a place. */
export function invert(
  field: EntryField,
  codes: Uint32Array,
  offsets: Uint32Array | null,
): Record<string, SharedArray> {
  let highest = 0
  for (let at = 0; at < codes.length; at += 1) highest = Math.max(highest, codes[at] ?? 0)
  const counts = new Uint32Array(highest + 1)
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  let used = 0
  let total = 0
  for (let code = 1; code <= highest; code += 1) {
    used += (counts[code] ?? 0) > 0 ? 1 : 0
    total += counts[code] ?? 0
  }
  const listed = sharedUint32(used)
  const ends = sharedUint32(used + 1)
  const next = new Uint32Array(highest + 1)
  let row = 0
  for (let code = 1; code <= highest; code += 1) {
    const count = counts[code] ?? 0
    if (count === 0) continue
    listed[row] = code
    next[code] = ends[row] ?? 0
    ends[row + 1] = (ends[row] ?? 0) + count
    row += 1
  }
  const places = sharedUint32(total)
  const size = offsets === null ? codes.length : offsets.length - 1
  for (let place = 0; place < size; place += 1) {
    const end = offsets === null ? place + 1 : (offsets[place + 1] ?? 0)
    for (let at = offsets === null ? place : (offsets[place] ?? 0); at < end; at += 1) {
      const code = codes[at] ?? 0
      if (code === 0) continue
      const to = next[code] ?? 0
      next[code] = to + 1
      places[to] = place
    }
  }
  return {
    [`listed.${field}.codes`]: listed,
    [`listed.${field}.offsets`]: ends,
    [`listed.${field}.places`]: places,
  }
}
