import type { HitList } from './hit-list.ts'
import type { Gathering } from './match-postings.ts'

/** Enters a list into bits and, where it has them, scores by place; a place seen before gathers both scores. */
export function uniteList(
  { places, scores, isScored, count }: HitList,
  bits: Uint32Array,
  byPlace: Float32Array,
  gathering: Gathering,
): void {
  if (!isScored) {
    for (let hit = 0; hit < count; hit += 1) {
      const place = places[hit] ?? 0
      bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
    }
    return
  }
  const isSum = gathering === 'sum'
  for (let hit = 0; hit < count; hit += 1) {
    const place = places[hit] ?? 0
    const score = scores[hit] ?? 0
    const word = bits[place >>> 5] ?? 0
    const bit = 1 << (place & 31)
    if ((word & bit) === 0) {
      bits[place >>> 5] = word | bit
      byPlace[place] = score
    } else if (isSum) {
      byPlace[place] = (byPlace[place] ?? 0) + score
    } else if (score > (byPlace[place] ?? 0)) {
      byPlace[place] = score
    }
  }
}

/** Takes the places out again in ascending order, and leaves the bits clear. */
export function collectUnion(size: number, bits: Uint32Array, byPlace: Float32Array, into: HitList): void {
  collectBits(size, bits, into)
  if (!into.isScored) return
  const { places, scores, count } = into
  for (let hit = 0; hit < count; hit += 1) scores[hit] = byPlace[places[hit] ?? 0] ?? 0
}

export function collectBits(size: number, bits: Uint32Array, into: HitList): void {
  const { places } = into
  const words = (size + 31) >>> 5
  let count = 0
  for (let word = 0; word < words; word += 1) {
    let rest = bits[word] ?? 0
    if (rest === 0) continue
    bits[word] = 0
    while (rest !== 0) {
      places[count] = word * 32 + 31 - Math.clz32(rest & -rest)
      count += 1
      rest &= rest - 1
    }
  }
  into.count = count
}
