import { hashDeletions, mostHashes } from './deletion-hashes.ts'

/** Calls for every word that may be within two changes of the text, some of them twice, some in vain. */
export type SpellingCandidates = { each(text: string, see: (word: number) => void): void }

/**
 * Words by the hashes of their deletions, in two flat arrays: 4 bytes for each of at most 29 deletions of a word. The same
 * in maps of strings and sets, as packages have it, takes some fifty times that.
 */
export function openSpellingCandidates(words: readonly string[]): SpellingCandidates {
  const hashes = new Uint32Array(mostHashes)
  const buckets = 2 ** Math.max(8, Math.ceil(Math.log2(words.length * 8 + 1)))
  const starts = new Uint32Array(buckets + 1)
  for (const word of words) {
    const count = hashDeletions(word, hashes)
    for (let at = 0; at < count; at += 1) bump(starts, ((hashes[at] ?? 0) & (buckets - 1)) + 1)
  }
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0)
  }
  const members = new Uint32Array(starts[buckets] ?? 0)
  const free = starts.slice(0, buckets)
  words.forEach((word, number) => {
    const count = hashDeletions(word, hashes)
    for (let at = 0; at < count; at += 1) {
      const bucket = (hashes[at] ?? 0) & (buckets - 1)
      members[free[bucket] ?? 0] = number
      bump(free, bucket)
    }
  })

  return {
    each(text, see) {
      const asked = new Uint32Array(mostHashes)
      const count = hashDeletions(text, asked)
      for (let at = 0; at < count; at += 1) {
        const bucket = (asked[at] ?? 0) & (buckets - 1)
        const end = starts[bucket + 1] ?? 0
        for (let member = starts[bucket] ?? 0; member < end; member += 1) see(members[member] ?? 0)
      }
    },
  }
}

function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}
