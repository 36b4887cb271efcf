import { scoreApart } from './evaluate-match.ts'
import type { FilterPlan } from './filter-plan.ts'
import type { HitList } from './hit-list.ts'
import { missed } from './match-postings.ts'
import { type FilterReading, markPassing, mostPassing } from './passing-lists.ts'
import { flagByBits, isOfValues, valueBitsOf } from './value-bits.ts'

/**
 * Sets a flag to 1 or 0 for each place of the list. `Number` of a comparison is its bit, where a condition would be a
 * branch that is guessed wrong every other time.
 */
export function flagPassing(
  reading: FilterReading,
  plan: FilterPlan,
  list: HitList,
  flags: Uint8Array,
): void {
  const { columns, scratch } = reading
  const { places, count } = list
  const arrays = isOfValues(plan) ? valueBitsOf(columns, plan, count) : null
  if (arrays !== null) {
    flagByBits(arrays, list, flags)
    return
  }
  switch (plan.kind) {
    case 'code': {
      const { shift, mask, passing } = plan
      const words = columns.bits[plan.word] ?? new Uint32Array()
      for (let hit = 0; hit < count; hit += 1) {
        flags[hit] = (passing >>> (((words[places[hit] ?? 0] ?? 0) >>> shift) & mask)) & 1
      }
      return
    }
    case 'bits': {
      const { bits } = plan
      const words = columns.bits[plan.word] ?? new Uint32Array()
      for (let hit = 0; hit < count; hit += 1) {
        flags[hit] = Number(((words[places[hit] ?? 0] ?? 0) & bits) !== 0)
      }
      return
    }
    case 'number': {
      const { bit, from, span } = plan
      const { present } = columns
      const values = columns.numbers[plan.field] ?? new Uint32Array()
      for (let hit = 0; hit < count; hit += 1) {
        const place = places[hit] ?? 0
        const isIn = ((values[place] ?? 0) - from) >>> 0 <= span
        flags[hit] = Number(isIn) & ((present[place] ?? 0) >>> bit)
      }
      return
    }
    case 'names':
      flagNames(reading, plan, list, flags)
      return
    case 'ids':
      flagMarked(reading, plan, list, flags)
      return
    case 'words': {
      const scores = scoreApart(reading, plan.plan, list)
      for (let hit = 0; hit < count; hit += 1) flags[hit] = Number((scores[hit] ?? missed) >= 0)
      scratch.scores.giveBack(scores)
      return
    }
    case 'not':
      flagPassing(reading, plan.plan, list, flags)
      for (let hit = 0; hit < count; hit += 1) flags[hit] = 1 - (flags[hit] ?? 0)
      return
    case 'all':
    case 'any':
      flagMany(reading, plan, list, flags)
  }
}

function flagMany(
  reading: FilterReading,
  { kind, of }: Extract<FilterPlan, { kind: 'all' | 'any' }>,
  list: HitList,
  flags: Uint8Array,
): void {
  const [only] = of
  if (of.length === 1 && only !== undefined) {
    flagPassing(reading, only, list, flags)
    return
  }
  const { count } = list
  flags.fill(kind === 'all' ? 1 : 0, 0, count)
  const own = reading.scratch.flags.borrow(count)
  for (const one of of) {
    flagPassing(reading, one, list, own)
    if (kind === 'all') {
      for (let hit = 0; hit < count; hit += 1) flags[hit] = (flags[hit] ?? 0) & (own[hit] ?? 0)
    } else {
      for (let hit = 0; hit < count; hit += 1) flags[hit] = (flags[hit] ?? 0) | (own[hit] ?? 0)
    }
  }
  reading.scratch.flags.giveBack(own)
}

type NamesPlan = Extract<FilterPlan, { kind: 'names' }>

function flagNames(reading: FilterReading, plan: NamesPlan, list: HitList, flags: Uint8Array): void {
  const { places, count } = list
  const columns = reading.columns.names[plan.field]
  if (columns === undefined) {
    flags.fill(0, 0, count)
    return
  }
  const { codes, offsets } = columns
  const { isCode } = plan
  if (plan.codes === null) {
    for (let hit = 0; hit < count; hit += 1) {
      const place = places[hit] ?? 0
      flags[hit] = Number(offsets === null ? codes[place] !== 0 : offsets[place] !== offsets[place + 1])
    }
  } else if (offsets === null) {
    for (let hit = 0; hit < count; hit += 1) flags[hit] = isCode[codes[places[hit] ?? 0] ?? 0] ?? 0
  } else if (mostPassing(reading, plan) < count) {
    flagMarked(reading, plan, list, flags)
  } else {
    for (let hit = 0; hit < count; hit += 1) {
      const place = places[hit] ?? 0
      const end = offsets[place + 1] ?? 0
      let passes = 0
      for (let at = offsets[place] ?? 0; at < end; at += 1) passes |= isCode[codes[at] ?? 0] ?? 0
      flags[hit] = passes
    }
  }
}

/** Where few pass, these are marked first and the list is held against the marks. */
function flagMarked(
  reading: FilterReading,
  plan: Extract<FilterPlan, { kind: 'names' | 'ids' }>,
  { places, count }: HitList,
  flags: Uint8Array,
): void {
  const { columns, scratch } = reading
  const bits = markPassing(reading, plan)
  for (let hit = 0; hit < count; hit += 1) {
    const place = places[hit] ?? 0
    flags[hit] = ((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1
  }
  bits.fill(0, 0, (columns.size + 31) >>> 5)
  scratch.bits.giveBack(bits)
}
