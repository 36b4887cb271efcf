import type { AssetType } from '#features/catalogue/domain.ts'
import type { Part } from '../segment/segment.ts'
import { beginWithBits } from './begin-with-bits.ts'
import type { Clauses } from './clauses.ts'
import { findAll, mostFound, narrowTo } from './evaluate-match.ts'
import type { FilterPlan } from './filter-plan.ts'
import { flagPassing } from './flag-passing.ts'
import { type HitList, keepFlagged, splitFlagged } from './hit-list.ts'
import type { Plan } from './match-plan.ts'
import { orderFilters } from './order-filters.ts'
import { type FilterReading, findPassing, isListed, type ListedPlan, mostPassing } from './passing-lists.ts'
import { everything } from './reading.ts'
import { isScanned, scanColumn } from './scan-column.ts'

/** What a question finds in one part. All lists are borrowed. */
export type Found = {
  /** Hits of the type asked for. */
  readonly hits: HitList
  /** How many are of the other type. */
  readonly others: number
  /** For each of `clauses.own`: what fails only these filters, of the type asked for. */
  readonly failing: readonly HitList[]
}

export function findHits(
  reading: FilterReading,
  { dead }: Part,
  plan: Plan | null,
  clauses: Clauses,
  assetType: AssetType,
): Found {
  const { scratch, columns } = reading
  const { list, rest } = begin(reading, plan, orderFilters(reading, clauses.hard))
  const keep = (kept: HitList, flag: (flags: Uint8Array) => void) => {
    const flags = scratch.flags.borrow(kept.count)
    flag(flags)
    keepFlagged(kept, flags)
    scratch.flags.giveBack(flags)
  }
  const keepPassing = (kept: HitList, clause: FilterPlan) => {
    if (kept.count > 0) keep(kept, (flags) => flagPassing(reading, clause, kept, flags))
  }
  if (dead !== null) keep(list, (flags) => flagLiving(list, dead, flags))
  for (const clause of rest.filters) keepPassing(list, clause)
  if (rest.plan !== null) narrowTo(reading, list, [rest.plan])
  const failing: HitList[] = []
  for (const { plans } of clauses.own) {
    const clause: FilterPlan = { kind: 'all', of: plans }
    for (const others of failing) keepPassing(others, clause)
    const others = scratch.borrowList(list.count, false)
    const flags = scratch.flags.borrow(list.count)
    flagPassing(reading, clause, list, flags)
    splitFlagged(list, flags, others)
    scratch.flags.giveBack(flags)
    failing.push(others)
  }
  const type = assetType === 'film' ? 1 : 0
  const both = list.count
  for (const kept of [list, ...failing]) keepType(kept, columns.types, type)
  return { hits: list, others: both - list.count, failing }
}

type Rest = { readonly filters: readonly FilterPlan[]; readonly plan: Plan | null }

/** The shortest list that words or a filter give, and what is still to be tested. */
function begin(
  reading: FilterReading,
  plan: Plan | null,
  hard: readonly FilterPlan[],
): { list: HitList; rest: Rest } {
  const without = (clause: FilterPlan) => hard.filter((other) => other !== clause)
  let least = plan === null ? reading.columns.size / 4 : mostFound(reading, plan)
  let shortest: ListedPlan | null = null
  for (const clause of hard) {
    const most = isListed(clause) ? mostPassing(reading, clause) : least
    if (!isListed(clause) || most >= least) continue
    least = most
    shortest = clause
  }
  if (shortest !== null) {
    return { list: findPassing(reading, shortest), rest: { filters: without(shortest), plan } }
  }
  if (plan !== null) return { list: findAll(reading, plan), rest: { filters: hard, plan: null } }
  const withBits = beginWithBits(reading, hard)
  if (withBits !== null) return { list: withBits.list, rest: { filters: withBits.rest, plan } }
  const scanned = hard.find(isScanned)
  return scanned === undefined
    ? { list: everything(reading), rest: { filters: hard, plan } }
    : { list: scanColumn(reading, scanned), rest: { filters: without(scanned), plan } }
}

function flagLiving({ places, count }: HitList, dead: Uint8Array, flags: Uint8Array): void {
  for (let hit = 0; hit < count; hit += 1) {
    const place = places[hit] ?? 0
    flags[hit] = 1 - (((dead[place >>> 3] ?? 0) >>> (place & 7)) & 1)
  }
}

function keepType(list: HitList, types: Uint8Array, type: number): void {
  const { places, scores, count } = list
  let kept = 0
  if (list.isScored) {
    for (let hit = 0; hit < count; hit += 1) {
      const place = places[hit] ?? 0
      places[kept] = place
      scores[kept] = scores[hit] ?? 0
      kept += Number(types[place] === type)
    }
  } else {
    for (let hit = 0; hit < count; hit += 1) {
      const place = places[hit] ?? 0
      places[kept] = place
      kept += Number(types[place] === type)
    }
  }
  list.count = kept
}
