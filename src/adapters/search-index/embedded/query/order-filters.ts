import type { FilterPlan } from './filter-plan.ts'
import { flagPassing } from './flag-passing.ts'
import type { FilterReading } from './passing-lists.ts'
import { isScanned } from './scan-column.ts'

/** So many places tell well enough how much a filter lets through. */
const sampleSize = 512

/** The filters of plain columns first, the strictest of them at the head, so that all others see fewer places. */
export function orderFilters(reading: FilterReading, filters: readonly FilterPlan[]): readonly FilterPlan[] {
  const plain = filters.filter(isScanned)
  const { size } = reading.columns
  if (plain.length < 2 || size < sampleSize * 8) return filters
  const places = Uint32Array.from({ length: sampleSize }, (_, at) => Math.floor((at * size) / sampleSize))
  const sample = { places, scores: new Float32Array(), isScored: false, count: sampleSize }
  const flags = new Uint8Array(sampleSize)
  const weighed = plain.map((plan) => {
    flagPassing(reading, plan, sample, flags)
    return { plan, passing: flags.reduce((sum, flag) => sum + flag, 0) }
  })
  const strictest = weighed.sort((one, other) => one.passing - other.passing).map(({ plan }) => plan)
  return [...strictest, ...filters.filter((plan) => !isScanned(plan))]
}
