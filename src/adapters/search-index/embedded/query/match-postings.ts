import type { SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'

/** No match; a score is never below 0. */
export const missed = -1

/** From this many times more on, leaping through the longer list is cheaper than going through both. */
const leapRatio = 12

/** Scores come together as sums where all readings count, else only the best does. */
export type Gathering = 'sum' | 'best'

/** Places of a list marked by bits, and where in the list each of them stands. */
export type Marks = { readonly bits: Uint32Array; readonly hitAt: Uint32Array }

/** Whether both lists are best gone through, for which one of them must be marked. */
export function needsMarks(frequency: number, count: number): boolean {
  return frequency <= count * leapRatio && count <= frequency * leapRatio
}

export function markPlaces({ places, count }: HitList, bits: Uint32Array): void {
  for (let hit = 0; hit < count; hit += 1) {
    const place = places[hit] ?? 0
    bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
  }
}

/**
 * Adds what a term says to the scores of hits; `scores` holds `missed` or a score for each. `matches` has room for the
 * term's postings.
 */
export function scoreHits(
  { postingOffsets, postingPlaces, postingImpacts }: SegmentColumns,
  term: number,
  weight: number,
  { places, count }: HitList,
  { bits, hitAt }: Marks,
  matches: Uint32Array,
  scores: Float32Array,
  gathering: Gathering,
): void {
  const isSum = gathering === 'sum'
  const start = postingOffsets[term] ?? 0
  const end = postingOffsets[term + 1] ?? 0
  const frequency = end - start
  if (frequency > count * leapRatio) {
    let at = start
    for (let hit = 0; hit < count; hit += 1) {
      const place = places[hit] ?? 0
      at = leapTo(postingPlaces, at, end, place)
      if (at === end) return
      if (postingPlaces[at] === place) gatherScore(scores, hit, weight * (postingImpacts[at] ?? 0), isSum)
    }
  } else if (count > frequency * leapRatio) {
    let hit = 0
    for (let at = start; at < end; at += 1) {
      const place = postingPlaces[at] ?? 0
      hit = leapTo(places, hit, count, place)
      if (hit === count) return
      if (places[hit] === place) gatherScore(scores, hit, weight * (postingImpacts[at] ?? 0), isSum)
    }
  } else {
    let matched = 0
    for (let at = start; at < end; at += 1) {
      const place = postingPlaces[at] ?? 0
      matches[matched] = at
      matched += ((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1
    }
    for (let match = 0; match < matched; match += 1) {
      const at = matches[match] ?? 0
      const hit = hitAt[postingPlaces[at] ?? 0] ?? 0
      gatherScore(scores, hit, weight * (postingImpacts[at] ?? 0), isSum)
    }
  }
}

/** Keeps the places that have a term, by leaping through its postings, and adds what it says where scores are wanted. */
export function keepTermByLeaps(
  { postingOffsets, postingPlaces, postingImpacts }: SegmentColumns,
  term: number,
  weight: number,
  list: HitList,
): void {
  const { places, scores, isScored, count } = list
  const end = postingOffsets[term + 1] ?? 0
  let at = postingOffsets[term] ?? 0
  let kept = 0
  for (let hit = 0; hit < count; hit += 1) {
    const place = places[hit] ?? 0
    at = leapTo(postingPlaces, at, end, place)
    if (at === end) break
    if (postingPlaces[at] !== place) continue
    places[kept] = place
    if (isScored) scores[kept] = (scores[hit] ?? 0) + weight * (postingImpacts[at] ?? 0)
    kept += 1
  }
  list.count = kept
}

/**
 * The same by going through all postings. The list is marked in `bits`, and its scores stand in `byPlace` where these are
 * wanted. It gets at most `room` places; more cannot be kept.
 */
export function keepTermByMarks(
  { postingOffsets, postingPlaces, postingImpacts }: SegmentColumns,
  term: number,
  weight: number,
  list: HitList,
  bits: Uint32Array,
  byPlace: Float32Array,
): void {
  const { places, scores } = list
  const end = postingOffsets[term + 1] ?? 0
  const room = list.count
  let kept = 0
  let at = postingOffsets[term] ?? 0
  if (list.isScored) {
    for (; at < end && kept < room; at += 1) {
      const place = postingPlaces[at] ?? 0
      places[kept] = place
      scores[kept] = (byPlace[place] ?? 0) + weight * (postingImpacts[at] ?? 0)
      kept += ((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1
    }
  } else {
    for (; at < end && kept < room; at += 1) {
      const place = postingPlaces[at] ?? 0
      places[kept] = place
      kept += ((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1
    }
  }
  list.count = kept
}

export function gatherScore(scores: Float32Array, at: number, score: number, isSum: boolean): void {
  const before = scores[at] ?? missed
  if (before < 0) scores[at] = score
  else if (isSum) scores[at] = before + score
  else if (score > before) scores[at] = score
}

/** The first position from `start` whose value is not below `value`: ever longer leaps, then halving. */
export function leapTo(values: Uint32Array, start: number, end: number, value: number): number {
  let step = 1
  while (start + step < end && (values[start + step] ?? 0) < value) step *= 2
  let low = start + (step >>> 1)
  let high = Math.min(end, start + step + 1)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
