import type { EntryField, FacetCount } from '#features/search/domain.ts'
import type { NameColumns } from '../segment/segment-columns.ts'
import type { HitMarks } from './hit-marks.ts'
import { rowOfCode } from './passing-lists.ts'
import { rowsByLength } from './rows-by-length.ts'

/** Beside its places, which cost 1 each. */
const costOfList = 64

/** The lists of a part from the longest on, and how many of them were taken. */
type Walk = {
  readonly names: NameColumns
  readonly rows: Uint32Array
  readonly bits: Uint32Array
  taken: number
}

/**
 * The most frequent values without counting all of them: no value has more hits than its list has places, so the longest
 * lists are held against the hits until the others are too short to matter. Null where that costs more than `mostCost`.
 */
export function findLeadingNames(
  marks: HitMarks,
  field: EntryField,
  values: readonly string[],
  limit: number,
  mostCost: number,
): readonly FacetCount[] | null {
  if (costOfFirst(marks, field, limit) > mostCost) return null
  const walks = marks.marked().flatMap(({ columns, bits }): Walk[] => {
    const names = columns.names[field]
    return names === undefined ? [] : [{ names, rows: rowsByLength(names), bits, taken: 0 }]
  })
  const leading: FacetCount[] = []
  const seen = new Set<number>()
  let cost = 0
  for (;;) {
    const least = leastOf(leading, limit)
    const walk = longestAhead(walks)
    if (walk === null || mostAhead(walks) < least) return leading
    const row = walk.rows[walk.taken] ?? 0
    const code = walk.names.listedCodes[row] ?? 0
    walk.taken += 1
    if (seen.has(code)) continue
    seen.add(code)
    let count = 0
    for (const part of walks) {
      const ofPart = part === walk ? row : rowOfCode(part.names, code)
      if (ofPart === -1) continue
      count += countMarked(part.names, ofPart, part.bits)
      cost += lengthOf(part.names, ofPart) + costOfList
    }
    // Where even the longest list has no hit, the field and the question hardly have anything in common.
    if (count === 0 && seen.size === 1) return null
    if (count >= least) enter(leading, { value: values[code - 1] ?? '', count }, limit)
    const rest = seen.size === limit ? costOfRest(walks, leastOf(leading, limit), mostCost) : 0
    if (cost + rest > mostCost) return null
  }
}

/** With fewer hits than this a value is not among the leading ones. */
function leastOf(leading: readonly FacetCount[], limit: number): number {
  return leading.length < limit ? 1 : (leading.at(-1)?.count ?? 1)
}

/** Where the next list is longest for the size of its part: so all parts come down to short lists together. */
function longestAhead(walks: readonly Walk[]): Walk | null {
  let longest: Walk | null = null
  let most = 0
  for (const walk of walks) {
    const share = aheadOf(walk) / walk.names.listedPlaces.length
    if (share > most) [longest, most] = [walk, share]
  }
  return longest
}

/** No value that was not seen yet has more hits. */
function mostAhead(walks: readonly Walk[]): number {
  return walks.reduce((sum, walk) => sum + aheadOf(walk), 0)
}

function aheadOf({ names, rows, taken }: Walk): number {
  return taken < rows.length ? lengthOf(names, rows[taken] ?? 0) : 0
}

function lengthOf({ listedOffsets }: NameColumns, row: number): number {
  return (listedOffsets[row + 1] ?? 0) - (listedOffsets[row] ?? 0)
}

function countMarked({ listedOffsets, listedPlaces }: NameColumns, row: number, bits: Uint32Array): number {
  const end = listedOffsets[row + 1] ?? 0
  let count = 0
  for (let at = listedOffsets[row] ?? 0; at < end; at += 1) {
    const place = listedPlaces[at] ?? 0
    count += ((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1
  }
  return count
}

/** Higher counts first, of equal counts the first by its letters. */
function enter(leading: FacetCount[], found: FacetCount, limit: number): void {
  const behind = leading.findIndex(
    ({ value, count }) => count < found.count || (count === found.count && value > found.value),
  )
  leading.splice(behind === -1 ? leading.length : behind, 0, found)
  if (leading.length > limit) leading.pop()
}

/** At least so many lists are taken from every part. */
function costOfFirst({ parts }: HitMarks, field: EntryField, limit: number): number {
  let cost = 0
  for (const { columns } of parts) {
    const names = columns.names[field]
    if (names === undefined) continue
    const rows = rowsByLength(names)
    const first = Math.min(limit, rows.length)
    for (let at = 0; at < first; at += 1) cost += lengthOf(names, rows[at] ?? 0) + costOfList
  }
  return cost
}

/** What is still to be taken if no more hits were found, supposing that a value is as frequent in one part as in another. */
function costOfRest(walks: readonly Walk[], least: number, mostCost: number): number {
  const all = walks.reduce((sum, { names }) => sum + names.listedPlaces.length, 0)
  let cost = 0
  for (const { names, rows, taken } of walks) {
    const shortest = (least * names.listedPlaces.length) / all
    for (let at = taken; at < rows.length && cost <= mostCost; at += 1) {
      const length = lengthOf(names, rows[at] ?? 0)
      if (length < shortest) break
      cost += length + costOfList
    }
  }
  return cost
}
