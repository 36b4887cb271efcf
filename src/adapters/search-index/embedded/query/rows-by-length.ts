import type { NameColumns } from '../segment/segment-columns.ts'

const known = new WeakMap<NameColumns, Uint32Array>()

/** The rows of a field's lists, the longest first. */
export function rowsByLength(names: NameColumns): Uint32Array {
  const found = known.get(names)
  if (found !== undefined) return found
  const { listedOffsets } = names
  const rows = names.listedCodes.length
  // Length and row as one number: numbers sort far quicker than by a comparing function.
  const keys = new Float64Array(rows)
  for (let row = 0; row < rows; row += 1) {
    keys[row] = ((listedOffsets[row + 1] ?? 0) - (listedOffsets[row] ?? 0)) * rows + row
  }
  keys.sort()
  const sorted = new Uint32Array(rows)
  for (let at = 0; at < rows; at += 1) sorted[at] = (keys[rows - 1 - at] ?? 0) % rows
  known.set(names, sorted)
  return sorted
}
