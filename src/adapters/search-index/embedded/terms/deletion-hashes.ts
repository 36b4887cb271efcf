/** Only so much of a word's beginning is indexed; two words within reach of each other also are by their beginnings. */
const indexedLetters = 7

/** A word's beginning, and what is left of it without any one or two of its letters. */
export const mostHashes = 1 + indexedLetters + (indexedLetters * (indexedLetters - 1)) / 2

const letters = new Uint16Array(indexedLetters)

/**
 * Hashes of a word's beginning and of whatever is left of it when up to two letters are left out, as SymSpell has them:
 * words within two changes of each other share at least one. Says how many were written.
 */
export function hashDeletions(word: string, hashes: Uint32Array): number {
  const length = Math.min(word.length, indexedLetters)
  for (let at = 0; at < length; at += 1) letters[at] = word.charCodeAt(at)
  let count = 0
  hashes[count++] = hashWithout(length, length, length)
  for (let first = 0; first < length; first += 1) {
    if (isRepeated(first)) continue
    hashes[count++] = hashWithout(length, first, length)
    for (let second = first + 1; second < length; second += 1) {
      if (second > first + 1 && isRepeated(second)) continue
      hashes[count++] = hashWithout(length, first, second)
    }
  }
  return count
}

/** Of two equal letters in a row it does not matter which one is left out. */
function isRepeated(at: number): boolean {
  return at > 0 && letters[at] === letters[at - 1]
}

function hashWithout(length: number, first: number, second: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < length; at += 1) {
    if (at === first || at === second) continue
    hash = Math.imul(hash ^ (letters[at] ?? 0), 0x01000193)
  }
  // The lowest bits choose the bucket, and letters leave the highest ones nearly alone.
  return (hash ^ (hash >>> 15)) >>> 0
}
