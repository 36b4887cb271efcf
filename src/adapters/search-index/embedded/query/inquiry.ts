import type { AssetType } from '#features/catalogue/domain.ts'
import type { EntryField, Filter, Match, Order } from '#features/search/domain.ts'
import type { View } from '../segment/segment.ts'
import { columnsOf, type SegmentColumns } from '../segment/segment-columns.ts'
import { type Clauses, sortClauses } from './clauses.ts'
import { openFilterPlanMaker } from './filter-plan.ts'
import { type Found, findHits } from './find-hits.ts'
import { isPositive, openPlanMaker } from './match-plan.ts'
import type { Scratch } from './scratch.ts'

export type Asked = {
  readonly match: Match | null
  readonly filters: readonly Filter[]
  readonly assetType: AssetType
  /** Without an order, nobody asks how well something matches. */
  readonly order?: Order
}

/** A question made ready for all parts of a view. */
export type Inquiry = {
  readonly columns: readonly SegmentColumns[]
  /** Whether words say how well something matches. */
  readonly isScored: boolean
  readonly own: Clauses['own']
  /** Lists are given back by whoever asks. */
  find(part: number): Found
}

const noField: ReadonlySet<EntryField> = new Set()

export function openInquiry(
  view: View,
  scratch: Scratch,
  { match, filters, assetType, order }: Asked,
  excluding: ReadonlySet<EntryField> = noField,
): Inquiry {
  const columns = view.parts.map(({ segment }) => columnsOf(segment))
  const words = openPlanMaker(columns)
  const plan = match === null ? null : words.planOf(match)
  const clauses = sortClauses(filters, excluding, openFilterPlanMaker(view.names, words))
  const isScored = order?.by === 'best' && plan !== null && isPositive(plan)
  return {
    columns,
    isScored,
    own: clauses.own,
    find(at) {
      const part = view.parts[at]
      const own = columns[at]
      if (part === undefined || own === undefined) throw new Error(`The view has no part ${at}.`)
      const reading = { columns: own, part: at, scratch, isScored, segment: part.segment }
      return findHits(reading, part, plan, clauses, assetType)
    },
  }
}
