import type { HitList } from './hit-list.ts'
import type { Chunk } from './tally-chunks.ts'

/** How often each combination of a chunk's bits occurs. */
export type Histogram = { readonly chunk: Chunk; readonly counts: Uint32Array }

/**
 * Adds `step` for each place. Chunks of one word are counted two at a time, since reading the word is what costs.
 */
export function tallyWords(
  words: Uint32Array,
  histograms: readonly Histogram[],
  list: HitList,
  step: number,
): void {
  const { places, count } = list
  const [one, two, three] = histograms
  if (one === undefined) return
  const { shift, mask } = one.chunk
  const { counts } = one
  if (two === undefined) {
    for (let hit = 0; hit < count; hit += 1) {
      const code = ((words[places[hit] ?? 0] ?? 0) >>> shift) & mask
      counts[code] = (counts[code] ?? 0) + step
    }
    return
  }
  const { shift: secondShift, mask: secondMask } = two.chunk
  const { counts: secondCounts } = two
  for (let hit = 0; hit < count; hit += 1) {
    const word = words[places[hit] ?? 0] ?? 0
    const code = (word >>> shift) & mask
    counts[code] = (counts[code] ?? 0) + step
    const secondCode = (word >>> secondShift) & secondMask
    secondCounts[secondCode] = (secondCounts[secondCode] ?? 0) + step
  }
  if (three !== undefined) tallyWords(words, histograms.slice(2), list, step)
}
