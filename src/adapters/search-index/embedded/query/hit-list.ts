/** Places in ascending order and, where scores are wanted, how well each matches. The arrays may be longer than the list. */
export type HitList = { places: Uint32Array; scores: Float32Array; isScored: boolean; count: number }

/** Keeps what has a score, which is added, or what has none. */
export function keepMatching(list: HitList, found: Float32Array, isWanted: boolean): void {
  const { places, scores, count } = list
  let kept = 0
  for (let hit = 0; hit < count; hit += 1) {
    const score = found[hit] ?? -1
    if (score >= 0 !== isWanted) continue
    places[kept] = places[hit] ?? 0
    if (list.isScored) scores[kept] = (scores[hit] ?? 0) + (isWanted ? score : 0)
    kept += 1
  }
  list.count = kept
}

/** Keeps what is flagged by 1. */
export function keepFlagged(list: HitList, flags: Uint8Array): void {
  const { places, scores, count } = list
  let kept = 0
  if (list.isScored) {
    for (let hit = 0; hit < count; hit += 1) {
      places[kept] = places[hit] ?? 0
      scores[kept] = scores[hit] ?? 0
      kept += flags[hit] ?? 0
    }
  } else {
    for (let hit = 0; hit < count; hit += 1) {
      places[kept] = places[hit] ?? 0
      kept += flags[hit] ?? 0
    }
  }
  list.count = kept
}

/** Keeps what is flagged by 1 and moves the places of the others. */
export function splitFlagged(list: HitList, flags: Uint8Array, others: HitList): void {
  const { places, count } = list
  let moved = 0
  for (let hit = 0; hit < count; hit += 1) {
    others.places[moved] = places[hit] ?? 0
    moved += 1 - (flags[hit] ?? 0)
  }
  others.count = moved
  keepFlagged(list, flags)
}

/** A window on some hits of a list. */
export function hitsFrom({ places, scores, isScored, count }: HitList, from: number, most: number): HitList {
  const end = Math.min(count, from + most)
  return {
    places: places.subarray(from, end),
    scores: isScored ? scores.subarray(from, end) : scores,
    isScored,
    count: end - from,
  }
}
