/** Longer texts are never compared: nobody mistypes a novel. */
export const longestCompared = 64

const width = longestCompared + 1
const rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)] as const

/**
 * Letters that must be put in, left out, exchanged or swapped with their neighbor to make one text of the other; `most`
 * and one more where it takes more than that (the restricted distance of Damerau and Levenshtein).
 */
export function countChanges(one: string, other: string, most: number): number {
  const tooMany = most + 1
  if (Math.abs(one.length - other.length) > most) return tooMany
  if (one.length > longestCompared || other.length > longestCompared) return one === other ? 0 : tooMany
  let [before, last, row]: [Uint8Array, Uint8Array, Uint8Array] = [rows[0], rows[1], rows[2]]
  for (let at = 0; at <= other.length; at += 1) last[at] = at
  for (let y = 1; y <= one.length; y += 1) {
    const letter = one.charCodeAt(y - 1)
    let least = y
    row[0] = y
    for (let x = 1; x <= other.length; x += 1) {
      const isSame = letter === other.charCodeAt(x - 1)
      let changes = (last[x - 1] ?? 0) + (isSame ? 0 : 1)
      changes = Math.min(changes, (last[x] ?? 0) + 1, (row[x - 1] ?? 0) + 1)
      const isSwapped =
        x > 1 &&
        y > 1 &&
        letter === other.charCodeAt(x - 2) &&
        one.charCodeAt(y - 2) === other.charCodeAt(x - 1)
      if (isSwapped) changes = Math.min(changes, (before[x - 2] ?? 0) + 1)
      row[x] = changes
      if (changes < least) least = changes
    }
    if (least > most) return tooMany
    const free = before
    before = last
    last = row
    row = free
  }
  return Math.min(tooMany, last[other.length] ?? 0)
}
