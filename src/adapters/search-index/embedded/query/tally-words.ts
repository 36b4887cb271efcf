import type { HitList } from './hit-list.ts'

/** A word of all places, and how often each combination of bits occurs in each of its chunks. */
export type WordCounts = { readonly words: Uint32Array; readonly counts: Uint32Array }

/**
 * Adds `step` for each place. Where chunks begin and where their counts stand is written out, since the processor shifts
 * by a fixed number far quicker than by one that it must look up.
 */
export function tallyWord({ words, counts }: WordCounts, { places, count }: HitList, step: number): void {
  for (let hit = 0; hit < count; hit += 1) {
    const word = words[places[hit] ?? 0] ?? 0
    const one = word & 4095
    const two = 4096 + ((word >>> 12) & 1023)
    const three = 5120 + (word >>> 22)
    counts[one] = (counts[one] ?? 0) + step
    counts[two] = (counts[two] ?? 0) + step
    counts[three] = (counts[three] ?? 0) + step
  }
}

/** The same for two words in one go: waiting for one is waiting for both. */
export function tallyTwoWords(first: WordCounts, second: WordCounts, list: HitList, step: number): void {
  const { words, counts } = first
  const { words: otherWords, counts: otherCounts } = second
  const { places, count } = list
  for (let hit = 0; hit < count; hit += 1) {
    const place = places[hit] ?? 0
    const word = words[place] ?? 0
    const other = otherWords[place] ?? 0
    const one = word & 4095
    const two = 4096 + ((word >>> 12) & 1023)
    const three = 5120 + (word >>> 22)
    counts[one] = (counts[one] ?? 0) + step
    counts[two] = (counts[two] ?? 0) + step
    counts[three] = (counts[three] ?? 0) + step
    const otherOne = other & 4095
    const otherTwo = 4096 + ((other >>> 12) & 1023)
    const otherThree = 5120 + (other >>> 22)
    otherCounts[otherOne] = (otherCounts[otherOne] ?? 0) + step
    otherCounts[otherTwo] = (otherCounts[otherTwo] ?? 0) + step
    otherCounts[otherThree] = (otherCounts[otherThree] ?? 0) + step
  }
}
