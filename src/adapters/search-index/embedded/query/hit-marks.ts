import type { SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'
import { markPlaces } from './match-postings.ts'
import type { Scratch } from './scratch.ts'

/** Hits of one part, in lists that have no place in common. */
export type PartHits = { readonly columns: SegmentColumns; readonly lists: readonly HitList[] }

/** The same with a bit for each place. */
export type MarkedPart = { readonly columns: SegmentColumns; readonly bits: Uint32Array }

/** Hits as lists and, for whoever asks for them, as bits. Parts without a hit are left out. */
export type HitMarks = {
  readonly parts: readonly PartHits[]
  readonly hitCount: number
  marked(): readonly MarkedPart[]
  giveBack(): void
}

export function openHitMarks(all: readonly PartHits[], scratch: Scratch): HitMarks {
  const parts = all.filter((part) => countOf(part) > 0)
  let made: readonly MarkedPart[] | null = null
  return {
    parts,
    hitCount: parts.reduce((sum, part) => sum + countOf(part), 0),
    marked() {
      made ??= parts.map(({ columns, lists }) => {
        const bits = scratch.bits.borrow((columns.size + 31) >>> 5)
        for (const list of lists) markPlaces(list, bits)
        return { columns, bits }
      })
      return made
    },
    giveBack() {
      for (const { columns, bits } of made ?? []) {
        bits.fill(0, 0, (columns.size + 31) >>> 5)
        scratch.bits.giveBack(bits)
      }
      made = null
    },
  }
}

function countOf({ lists }: PartHits): number {
  return lists.reduce((sum, { count }) => sum + count, 0)
}
