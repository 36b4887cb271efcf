import type { SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'
import type { Scratch } from './scratch.ts'

/** Shorter lists are counted as they are. */
const fewestTurned = 4_096

type Known = { readonly typeCounts: readonly [number, number]; readonly tallies: Map<string, Uint32Array> }
const known = new WeakMap<SegmentColumns, Known>()

/**
 * Where a list has most places of a type, what is not in it is counted instead and taken from the whole. Gives these
 * places in a borrowed list, or null where the list is the shorter way.
 */
export function complementOf(
  columns: SegmentColumns,
  type: number,
  { places, count }: HitList,
  scratch: Scratch,
): HitList | null {
  if (count < fewestTurned || count * 2 < (knownOf(columns).typeCounts[type] ?? 0)) return null
  const { types, size } = columns
  const rest = scratch.borrowList(size, false)
  let listed = 0
  let left = 0
  for (let place = 0; place < size; place += 1) {
    const isListed = Number(listed < count) & Number(places[listed] === place)
    rest.places[left] = place
    listed += isListed
    left += Number(types[place] === type) & (1 - isListed)
  }
  rest.count = left
  return rest
}

/** Counts of a word over all places of a type, living or not, made once by `tally`. */
export function wholeTally(
  columns: SegmentColumns,
  type: number,
  word: number,
  scratch: Scratch,
  tally: (everything: HitList) => Uint32Array,
): Uint32Array {
  const { tallies } = knownOf(columns)
  const key = `${type} ${word}`
  const found = tallies.get(key)
  if (found !== undefined) return found
  const all = scratch.borrowList(columns.size, false)
  for (let place = 0; place < columns.size; place += 1) {
    all.places[all.count] = place
    all.count += Number(columns.types[place] === type)
  }
  const counts = tally(all)
  scratch.giveBackList(all)
  tallies.set(key, counts)
  return counts
}

function knownOf(columns: SegmentColumns): Known {
  const found = known.get(columns)
  if (found !== undefined) return found
  const films = columns.types.reduce((sum, type) => sum + type, 0)
  const made: Known = { typeCounts: [columns.size - films, films], tallies: new Map() }
  known.set(columns, made)
  return made
}
