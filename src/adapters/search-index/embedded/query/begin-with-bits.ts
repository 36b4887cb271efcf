import type { FilterPlan } from './filter-plan.ts'
import type { HitList } from './hit-list.ts'
import type { FilterReading } from './passing-lists.ts'
import { collectBits } from './unite.ts'
import { isOfValues, keepBits, valueBitsOf } from './value-bits.ts'

/** All places that pass those filters whose values have bits, in a borrowed list, and the other filters. */
export function beginWithBits(
  { columns, scratch, isScored }: FilterReading,
  filters: readonly FilterPlan[],
): { list: HitList; rest: readonly FilterPlan[] } | null {
  const { size } = columns
  const found = filters.flatMap((plan) => {
    // A column that is gone down twice is worth its bits.
    const arrays = isOfValues(plan) ? valueBitsOf(columns, plan, size / 2) : null
    return arrays === null ? [] : [{ plan, arrays }]
  })
  if (found.length === 0) return null
  const words = (size + 31) >>> 5
  const bits = scratch.bits.borrow(words)
  bits.fill(0xffffffff, 0, words)
  for (const { arrays } of found) keepBits(bits, arrays, words)
  const list = scratch.borrowList(size, isScored)
  collectBits(size, bits, list)
  scratch.bits.giveBack(bits)
  if (isScored) list.scores.fill(0, 0, list.count)
  const done = new Set<FilterPlan>(found.map(({ plan }) => plan))
  return { list, rest: filters.filter((plan) => !done.has(plan)) }
}
