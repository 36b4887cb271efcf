import type { SegmentColumns } from '../segment/segment-columns.ts'
import type { FilterPlan } from './filter-plan.ts'
import type { HitList } from './hit-list.ts'

/** Filters by values of choices: those that visitors press most. */
export type ValuePlan = Extract<FilterPlan, { kind: 'code' | 'bits' }>

export function isOfValues(plan: FilterPlan): plan is ValuePlan {
  return plan.kind === 'code' || plan.kind === 'bits'
}

/** A place has the value where these bits of its word are as wanted. */
type Value = { readonly word: number; readonly mask: number; readonly wanted: number }
type Kept = { places: number; bits: Uint32Array | null }

/** Of one segment: an eighth of a byte for each place and value. */
export const mostKeptValues = 64
/** A filter by more values than this is tested as it is. */
const mostValuesOfPlan = 4
/** What was asked for last stands last. Dead places are in it too: a segment never changes, so neither do its bits. */
const known = new WeakMap<SegmentColumns, Map<string, Kept>>()

/**
 * A bit for each place that passes, in one array for each value of the filter. Null where a value has none yet: they are
 * made once its column was looked up for as many places as the segment has. `places`: how many would be looked up now.
 */
export function valueBitsOf(
  columns: SegmentColumns,
  plan: ValuePlan,
  places: number,
): readonly Uint32Array[] | null {
  const values = valuesOf(plan)
  if (values.length === 0 || values.length > mostValuesOfPlan) return null
  const found = values.flatMap((value) => bitsOf(columns, value, places) ?? [])
  return found.length === values.length ? found : null
}

function valuesOf(plan: ValuePlan): readonly Value[] {
  const { word } = plan
  const values: Value[] = []
  for (let bits = plan.kind === 'code' ? plan.passing : plan.bits; bits !== 0; bits &= bits - 1) {
    const lowest = bits & -bits
    if (plan.kind === 'bits') values.push({ word, mask: lowest, wanted: lowest })
    else {
      const code = 31 - Math.clz32(lowest)
      values.push({ word, mask: plan.mask << plan.shift, wanted: code << plan.shift })
    }
  }
  return values
}

function bitsOf(columns: SegmentColumns, value: Value, places: number): Uint32Array | null {
  let all = known.get(columns)
  if (all === undefined) {
    all = new Map()
    known.set(columns, all)
  }
  const key = `${value.word} ${value.mask} ${value.wanted}`
  const kept = all.get(key) ?? { places: 0, bits: null }
  all.delete(key)
  all.set(key, kept)
  for (const oldest of all.keys()) {
    if (all.size <= mostKeptValues) break
    all.delete(oldest)
  }
  kept.places += places
  if (kept.bits === null && kept.places >= columns.size) kept.bits = makeBits(columns, value)
  return kept.bits
}

function makeBits({ bits, size }: SegmentColumns, { word, mask, wanted }: Value): Uint32Array {
  const words = bits[word] ?? new Uint32Array()
  const made = new Uint32Array((size + 31) >>> 5)
  for (let at = 0; at < made.length; at += 1) {
    const end = Math.min(size, at * 32 + 32)
    let sum = 0
    for (let place = at * 32; place < end; place += 1) {
      sum |= Number(((words[place] ?? 0) & mask) === wanted) << (place & 31)
    }
    made[at] = sum
  }
  return made
}

/** Sets a flag to 1 or 0 for each place of the list. */
export function flagByBits(arrays: readonly Uint32Array[], list: HitList, flags: Uint8Array): void {
  const { places, count } = list
  arrays.forEach((bits, at) => {
    if (at === 0) {
      for (let hit = 0; hit < count; hit += 1) {
        const place = places[hit] ?? 0
        flags[hit] = ((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1
      }
      return
    }
    for (let hit = 0; hit < count; hit += 1) {
      const place = places[hit] ?? 0
      flags[hit] = (flags[hit] ?? 0) | (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1)
    }
  })
}

/** Keeps the bits that one of the arrays has. */
export function keepBits(kept: Uint32Array, arrays: readonly Uint32Array[], words: number): void {
  const [one, two, three, four] = arrays
  if (one === undefined) return
  if (two === undefined) {
    for (let at = 0; at < words; at += 1) kept[at] = (kept[at] ?? 0) & (one[at] ?? 0)
  } else {
    const [third, fourth] = [three ?? two, four ?? two]
    for (let at = 0; at < words; at += 1) {
      const any = (one[at] ?? 0) | (two[at] ?? 0) | (third[at] ?? 0) | (fourth[at] ?? 0)
      kept[at] = (kept[at] ?? 0) & any
    }
  }
}
