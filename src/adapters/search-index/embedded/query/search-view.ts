import {
  type Answer,
  clamp,
  deepestOffset,
  type FacetQuestion,
  mostFacetValues,
  mostHits,
  type Question,
  type ValueField,
} from '#features/search/domain.ts'
import { slots } from '../segment/field-layout.ts'
import type { View } from '../segment/segment.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { openTally } from './facet-tally.ts'
import { openInquiry } from './inquiry.ts'
import { writeKeys } from './order-keys.ts'
import type { Scratch } from './scratch.ts'
import { offerAll, openTopHits, sortedHits } from './top-hits.ts'

export function searchView(view: View, scratch: Scratch, question: Question): Answer {
  const { order, assetType } = question
  const facets = countable(question.facets)
  const limit = clamp(question.limit, mostHits)
  const offset = typeof question.from === 'number' ? clamp(question.from, deepestOffset) : 0
  const after = typeof question.from === 'number' ? null : readCursor(order, question.from.cursor)
  const excluding = new Set(facets.filter(({ excludeOwn }) => excludeOwn).map(({ field }) => field))
  const inquiry = openInquiry(view, scratch, question, excluding)
  const top = openTopHits(offset + limit, after)
  const apart = new Set(inquiry.own.map(({ field }) => field))
  const tally = openTally(
    facets.map(({ field }) => field).filter((field) => !apart.has(field)),
    view.names,
    scratch,
  )
  const ownTallies = inquiry.own.map(({ field }) => ({
    field,
    tally: openTally([field as ValueField], view.names, scratch),
  }))
  let count = 0
  let others = 0
  view.parts.forEach((_, part) => {
    const columns = inquiry.columns[part]
    if (columns === undefined) return
    const found = inquiry.find(part)
    const { hits } = found
    count += hits.count
    others += found.others
    const keys = scratch.keys.borrow(hits.count)
    writeKeys(columns, order, inquiry.isScored, hits, keys)
    offerAll(top, hits.places, keys, hits.count, columns.ids)
    scratch.keys.giveBack(keys)
    tally.add(columns, assetType, hits)
    ownTallies.forEach((own, at) => {
      own.tally.add(columns, assetType, hits)
      const failing = found.failing[at]
      if (failing === undefined) return
      own.tally.add(columns, assetType, failing)
      scratch.giveBackList(failing)
    })
    scratch.giveBackList(hits)
  })
  const page = sortedHits(top).slice(offset)
  const last = page.at(-1)
  const countsOf = ({ field, limit }: FacetQuestion) => {
    const counting = ownTallies.find((own) => own.field === field)?.tally ?? tally
    return counting.countsOf(field, clamp(limit, mostFacetValues))
  }
  return {
    ids: page.map(({ id }) => String(id)),
    totals: assetType === 'film' ? { image: others, film: count } : { image: count, film: others },
    facets: Object.fromEntries(facets.map((facet) => [facet.field, countsOf(facet)])),
    facetError: 0,
    cursor: last !== undefined && top.eligible > offset + page.length ? writeCursor(order, last) : null,
  }
}

/** A field is counted once; asked for twice, the last one holds. */
function countable(facets: readonly FacetQuestion[]): readonly FacetQuestion[] {
  const byField = new Map(facets.map((facet) => [facet.field, facet]))
  return [...byField.values()].filter(({ field }) => Object.hasOwn(slots, field))
}
