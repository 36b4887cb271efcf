import type { AssetId } from '#features/catalogue/domain.ts'
import {
  clamp,
  type EntryField,
  mostHits,
  type SimilarAnswer,
  type SimilarQuestion,
} from '#features/search/domain.ts'
import { gapMark } from '../segment/build-words.ts'
import { findTerm } from '../segment/find-terms.ts'
import { isDead } from '../segment/live-places.ts'
import type { View } from '../segment/segment.ts'
import { columnsOf, type SegmentColumns } from '../segment/segment-columns.ts'
import { findPlace } from '../segment/segment-ids.ts'
import { openInquiry } from './inquiry.ts'
import { placesOfName } from './passing-lists.ts'
import { idfOf } from './score.ts'
import type { Scratch } from './scratch.ts'
import { offer, openTopHits, sortedHits } from './top-hits.ts'

/** How much it says that two assets have a value in common. */
const fieldWeights = {
  keywords: 1,
  people: 1.5,
  event: 1,
  series: 1,
  locations: 0.5,
} as const satisfies Partial<Record<EntryField, number>>
const wordWeight = 0.4
/** The rarest traits tell enough; the others would only cost time. */
const mostTraits = 40

/** Something about an asset, and in each part the places that have it too. */
type Trait = { readonly weight: number; readonly lists: readonly Uint32Array[] }

/** The share of an asset's traits that others have too: the rarer a trait, the more it counts. */
export function findSimilarSubject(
  view: View,
  scratch: Scratch,
  question: SimilarQuestion,
  id: AssetId,
): SimilarAnswer {
  const inquiry = openInquiry(view, scratch, { ...question, match: null })
  const traits = traitsOf(view, inquiry.columns, id)
  const whole = traits.reduce((sum, { weight }) => sum + weight, 0)
  const top = openTopHits(clamp(question.limit, mostHits), null)
  inquiry.columns.forEach((columns, part) => {
    const scores = scratch.scores.borrow(columns.size)
    scores.fill(0, 0, columns.size)
    for (const { weight, lists } of traits) {
      const list = lists[part] ?? new Uint32Array()
      for (let at = 0; at < list.length; at += 1)
        scores[list[at] ?? 0] = (scores[list[at] ?? 0] ?? 0) + weight
    }
    const { hits } = inquiry.find(part)
    for (let hit = 0; hit < hits.count; hit += 1) {
      const place = hits.places[hit] ?? 0
      const score = scores[place] ?? 0
      if (score > 0 && score >= top.least && String(columns.ids[place]) !== id) {
        offer(top, score, columns.ids[place] ?? 0)
      }
    }
    scratch.scores.giveBack(scores)
    scratch.giveBackList(hits)
  })
  return sortedHits(top).map(({ key, id }) => ({ id: String(id), likeness: Math.min(1, key / whole) }))
}

function traitsOf(view: View, all: readonly SegmentColumns[], id: AssetId): readonly Trait[] {
  const home = view.parts.findIndex(({ segment, dead }) => {
    const place = findPlace(segment, id)
    return place !== -1 && !isDead(dead, place)
  })
  const part = view.parts[home]
  if (part === undefined) return []
  const place = findPlace(part.segment, id)
  const own = columnsOf(part.segment)
  const assets = all.reduce((sum, { size }) => sum + size, 0)
  const traitOf = (lists: readonly Uint32Array[], weight: number): Trait => ({
    lists,
    weight:
      weight *
      idfOf(
        lists.reduce((sum, { length }) => sum + length, 0),
        assets,
      ),
  })
  const traits: Trait[] = []
  for (const [field, weight] of Object.entries(fieldWeights) as [EntryField, number][]) {
    const names = own.names[field]
    if (names === undefined) continue
    const codes =
      names.offsets === null
        ? names.codes.subarray(place, place + 1)
        : names.codes.subarray(names.offsets[place] ?? 0, names.offsets[place + 1] ?? 0)
    for (const code of codes) {
      if (code !== 0)
        traits.push(
          traitOf(
            all.map((columns) => placesOfName(columns, field, code)),
            weight,
          ),
        )
    }
  }
  const stream = own.streamTerms.subarray(own.streamOffsets[place] ?? 0, own.streamOffsets[place + 1] ?? 0)
  for (const mark of new Set(stream)) {
    if (mark === gapMark) continue
    const token = own.termBytes.subarray(own.termOffsets[mark - 1] ?? 0, own.termOffsets[mark] ?? 0)
    traits.push(
      traitOf(
        all.map((columns) => postingsOf(columns, token)),
        wordWeight,
      ),
    )
  }
  return traits.sort((one, other) => other.weight - one.weight).slice(0, mostTraits)
}

function postingsOf(columns: SegmentColumns, token: Uint8Array): Uint32Array {
  const term = findTerm(columns, token)
  if (term === -1) return new Uint32Array()
  return columns.postingPlaces.subarray(
    columns.postingOffsets[term] ?? 0,
    columns.postingOffsets[term + 1] ?? 0,
  )
}
