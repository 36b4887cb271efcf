import { type EntryField, type Filter, fieldOfFilter } from '#features/search/domain.ts'
import type { FilterPlan, FilterPlanMaker } from './filter-plan.ts'

/** The filters of a question, sorted by what facets need to know of them. */
export type Clauses = {
  /** What every hit and everything counted must pass. */
  readonly hard: readonly FilterPlan[]
  /** Filters of one field each, which its own facet does not count. */
  readonly own: readonly { readonly field: EntryField; readonly plans: readonly FilterPlan[] }[]
}

export function sortClauses(
  filters: readonly Filter[],
  excluding: ReadonlySet<EntryField>,
  maker: FilterPlanMaker,
): Clauses {
  const hard: FilterPlan[] = []
  const own = new Map<EntryField, FilterPlan[]>()
  for (const filter of filters) {
    const field = fieldOfFilter(filter)
    const plan = maker.planOf(filter)
    if (field !== null && excluding.has(field)) own.set(field, [...(own.get(field) ?? []), plan])
    else hard.push(...flatten(plan))
  }
  return {
    hard: hard.sort((one, other) => costs[one.kind] - costs[other.kind]),
    own: Array.from(own, ([field, plans]) => ({ field, plans })),
  }
}

/** Cheap tests go first, so that dear ones see fewer places. */
const costs: Readonly<Record<FilterPlan['kind'], number>> = {
  ids: 0,
  code: 1,
  bits: 2,
  number: 3,
  names: 4,
  words: 5,
  not: 6,
  any: 7,
  all: 7,
}

function flatten(plan: FilterPlan): readonly FilterPlan[] {
  return plan.kind === 'all' ? plan.of.flatMap(flatten) : [plan]
}
