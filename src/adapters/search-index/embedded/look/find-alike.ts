import type { AssetId } from '#features/catalogue/domain.ts'
import { lookLength, mostHits, type SimilarAnswer, type SimilarQuestion } from '#features/search/domain.ts'
import type { Searcher } from '../query/open-searcher.ts'
import { offer, openTopHits, sortedHits, type TopHits } from '../query/top-hits.ts'
import { isDead } from '../segment/live-places.ts'
import type { Segment, View } from '../segment/segment.ts'
import { findPlace } from '../segment/segment-ids.ts'
import { likelyPlaces } from './likely-places.ts'
import { type LookCodes, lookCodesOf } from './look-codes.ts'

/** So many are compared exactly without asking their codes first. */
const mostCompared = 20_000
/** Of more, so many and this share are compared: with them, 97 of the 100 nearest and more are found. */
const leastCompared = 5_000
const likelyShare = 0.015

/** What looks alike, by the cosine of looks. Exact up to `mostCompared` assets that pass the filters, nearly so above. */
export function findAlike(
  searcher: Pick<Searcher, 'selectPlaces'>,
  view: View,
  { to, filters, assetType, limit }: SimilarQuestion,
): SimilarAnswer {
  const own = to.kind === 'look' ? null : to.id
  const look = to.kind === 'look' ? to.look : own === null ? null : readLook(view, own)
  if (look === null || look.length !== lookLength || look.every((value) => value === 0)) return []
  const top = openTopHits(Math.max(0, Math.min(mostHits, Math.trunc(limit) || 0)) + 1, null)
  for (const part of view.parts) {
    const codes = lookCodesOf(part.segment)
    if (codes === null) continue
    const selected = searcher.selectPlaces(part, filters, assetType)
    const places =
      selected.length <= mostCompared
        ? selected
        : likelyPlaces(codes, look, selected, leastCompared + selected.length * likelyShare)
    compare(top, codes, look, places, part.segment)
  }
  return sortedHits(top)
    .map(({ key, id }) => ({ id: String(id), likeness: key }))
    .filter(({ id }) => id !== own)
    .slice(0, top.keys.length - 1)
}

function readLook(view: View, id: AssetId): Int8Array | null {
  for (const { segment, dead } of view.parts) {
    const place = findPlace(segment, id)
    if (place === -1 || isDead(dead, place)) continue
    const { look, hasLook } = segment.arrays
    if (!(look instanceof Int8Array) || hasLook?.[place] !== 1) return null
    return look.slice(place * lookLength, (place + 1) * lookLength)
  }
  return null
}

function compare(
  top: TopHits,
  { looks, hasLook, inverses }: LookCodes,
  look: Int8Array,
  places: Uint32Array,
  { arrays }: Segment,
): void {
  const ids = arrays.ids ?? new Float64Array()
  let squares = 0
  for (let at = 0; at < lookLength; at += 1) squares += (look[at] ?? 0) ** 2
  const inverse = 1 / Math.sqrt(squares)
  for (let hit = 0; hit < places.length; hit += 1) {
    const place = places[hit] ?? 0
    if (hasLook[place] !== 1) continue
    const start = place * lookLength
    let sum = 0
    for (let at = 0; at < lookLength; at += 1) {
      sum = (sum + Math.imul(look[at] ?? 0, looks[start + at] ?? 0)) | 0
    }
    const likeness = Math.min(1, sum * inverse * (inverses[place] ?? 0))
    if (likeness >= top.least) offer(top, likeness, ids[place] ?? 0)
  }
}
