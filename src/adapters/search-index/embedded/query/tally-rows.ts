import type { EntryField } from '#features/search/domain.ts'
import { halvesPerRow, wordsPerRow } from '../segment/facet-rows.ts'
import type { SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'
import type { Scratch } from './scratch.ts'
import { tallyNames } from './tally-names.ts'
import { tallyTwoWords } from './tally-words.ts'

export type NameCounts = { readonly field: EntryField; readonly counts: Uint32Array }

/** Counts of the choices in the two words of a row. */
export type RowCounts = { readonly first: Uint32Array; readonly second: Uint32Array }

/** So few that their rows are still at hand when the last of their slots is counted. */
const hitsAtOnce = 512
const [firstWords, secondWords, lastWords] = [0, 1, 2].map(() => new Uint32Array(hitsAtOnce)) as [
  Uint32Array,
  Uint32Array,
  Uint32Array,
]
const gathered: HitList = {
  places: Uint32Array.from({ length: hitsAtOnce }, (_, at) => at),
  scores: new Float32Array(),
  isScored: false,
  count: 0,
}

/** Counts what rows hold of the hits, and fields that they do not hold from their columns. */
export function tallyRows(
  columns: SegmentColumns,
  list: HitList,
  choices: RowCounts | null,
  names: readonly NameCounts[],
  scratch: Scratch,
): void {
  const { words, halves, slots, overfull } = columns.rows
  const held = names.filter(({ field }) => slots.has(field))
  const { places } = list
  for (let from = 0; from < list.count; from += hitsAtOnce) {
    const end = Math.min(list.count, from + hitsAtOnce)
    readRows(words, places, from, end)
    if (choices !== null) {
      gathered.count = end - from
      const first = { words: firstWords, counts: choices.first }
      tallyTwoWords(first, { words: secondWords, counts: choices.second }, gathered, 1)
    }
    for (const { field, counts } of held) {
      for (const slot of slots.get(field) ?? []) tallySlot(halves, slot, places, from, end, counts)
    }
  }
  for (const { field, counts } of names) {
    if (!slots.has(field)) tallyNames(columns, field, list, counts, scratch)
  }
  if (overfull === null || held.length === 0) return
  const over = findOverfull(overfull, list, scratch)
  for (const { field, counts } of held) tallyNames(columns, field, over, counts, scratch)
  scratch.giveBackList(over)
}

/**
 * What is only read is waited for together, while a count waits for the one before. The last word is read because a row
 * may lie in two lines of the processor's memory.
 */
function readRows(words: Uint32Array, places: Uint32Array, from: number, end: number): void {
  for (let hit = from; hit < end; hit += 1) {
    const row = (places[hit] ?? 0) * wordsPerRow
    firstWords[hit - from] = words[row] ?? 0
    secondWords[hit - from] = words[row + 1] ?? 0
    lastWords[hit - from] = words[row + wordsPerRow - 1] ?? 0
  }
}

function tallySlot(
  halves: Uint16Array,
  slot: number,
  places: Uint32Array,
  from: number,
  end: number,
  counts: Uint32Array,
): void {
  for (let hit = from; hit < end; hit += 1) {
    const code = halves[(places[hit] ?? 0) * halvesPerRow + slot] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
}

function findOverfull(overfull: Uint32Array, { places, count }: HitList, scratch: Scratch): HitList {
  const found = scratch.borrowList(count, false)
  let kept = 0
  for (let hit = 0; hit < count; hit += 1) {
    const place = places[hit] ?? 0
    found.places[kept] = place
    kept += ((overfull[place >>> 5] ?? 0) >>> (place & 31)) & 1
  }
  found.count = kept
  return found
}
