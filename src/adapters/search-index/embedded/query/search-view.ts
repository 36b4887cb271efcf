import {
  type Answer,
  clamp,
  deepestOffset,
  type FacetQuestion,
  mostHits,
  type Question,
} from '#features/search/domain.ts'
import { slots } from '../segment/field-layout.ts'
import type { View } from '../segment/segment.ts'
import type { SegmentColumns } from '../segment/segment-columns.ts'
import { countFacets } from './count-facets.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { Found } from './find-hits.ts'
import { hitsFrom } from './hit-list.ts'
import type { PartHits } from './hit-marks.ts'
import { type Inquiry, openInquiry } from './inquiry.ts'
import { writeKeys } from './order-keys.ts'
import type { Scratch } from './scratch.ts'
import { offerAll, openTopHits, sortedHits } from './top-hits.ts'

/** So few that their keys are still at hand when they are offered. */
const hitsAtOnce = 2_048

export function searchView(view: View, scratch: Scratch, question: Question): Answer {
  const { order, assetType } = question
  const facets = countable(question.facets)
  const limit = clamp(question.limit, mostHits)
  const offset = typeof question.from === 'number' ? clamp(question.from, deepestOffset) : 0
  const after = typeof question.from === 'number' ? null : readCursor(order, question.from.cursor)
  const excluding = new Set(facets.filter(({ excludeOwn }) => excludeOwn).map(({ field }) => field))
  const inquiry = openInquiry(view, scratch, question, excluding)
  const top = openTopHits(offset + limit, after)
  const found = inquiry.columns.map((columns, part) => ({ columns, ...inquiry.find(part) }))
  const keys = scratch.keys.borrow(hitsAtOnce)
  for (const { columns, hits } of found) {
    for (let from = 0; from < hits.count; from += hitsAtOnce) {
      const some = hitsFrom(hits, from, hitsAtOnce)
      writeKeys(columns, order, inquiry.isScored, some, keys)
      offerAll(top, some.places, keys, some.count, columns.ids)
    }
  }
  scratch.keys.giveBack(keys)
  const count = found.reduce((sum, { hits }) => sum + hits.count, 0)
  const others = found.reduce((sum, part) => sum + part.others, 0)
  const page = sortedHits(top).slice(offset)
  const last = page.at(-1)
  const answer = {
    ids: page.map(({ id }) => String(id)),
    totals: assetType === 'film' ? { image: others, film: count } : { image: count, film: others },
    facets: countEach(found, inquiry.own, facets, (parts, some) =>
      countFacets(parts, assetType, some, view.names, scratch),
    ),
    facetError: 0,
    cursor: last !== undefined && top.eligible > offset + page.length ? writeCursor(order, last) : null,
  }
  for (const { hits, failing } of found) for (const list of [hits, ...failing]) scratch.giveBackList(list)
  return answer
}

/** A facet that excludes its own filters also counts what fails only these. */
function countEach(
  found: readonly (Found & { readonly columns: SegmentColumns })[],
  own: Inquiry['own'],
  facets: readonly FacetQuestion[],
  count: (parts: readonly PartHits[], facets: readonly FacetQuestion[]) => Answer['facets'],
): Answer['facets'] {
  const plain = facets.filter(({ field }) => own.every((one) => one.field !== field))
  const counted = own.map((one, at) =>
    count(
      found.map(({ columns, hits, failing }) => ({ columns, lists: [hits, ...failing.slice(at, at + 1)] })),
      facets.filter(({ field }) => field === one.field),
    ),
  )
  const hits = found.map(({ columns, hits }) => ({ columns, lists: [hits] }))
  return Object.assign(count(hits, plain), ...counted)
}

/** A field is counted once; asked for twice, the last one holds. */
function countable(facets: readonly FacetQuestion[]): readonly FacetQuestion[] {
  const byField = new Map(facets.map((facet) => [facet.field, facet]))
  return [...byField.values()].filter(({ field }) => Object.hasOwn(slots, field))
}
