import type { Order } from '#features/search/domain.ts'
import { slots } from '../segment/field-layout.ts'
import type { SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'
import { finalScore, priorOf } from './score.ts'

type Derived = {
  days?: Uint32Array
  /** What a text score is multiplied by. */
  boosts?: { readonly today: number; readonly values: Float32Array }
}
const derived = new WeakMap<SegmentColumns, Derived>()

/** The key of each hit: the higher, the earlier it comes. */
export function writeKeys(
  columns: SegmentColumns,
  order: Order,
  isScored: boolean,
  { places, scores, count }: HitList,
  keys: Float64Array,
): void {
  switch (order.by) {
    case 'best': {
      const boosts = boostsOf(columns, order.today)
      if (isScored) {
        for (let hit = 0; hit < count; hit += 1)
          keys[hit] = (scores[hit] ?? 0) * (boosts[places[hit] ?? 0] ?? 0)
      } else {
        for (let hit = 0; hit < count; hit += 1) keys[hit] = boosts[places[hit] ?? 0] ?? 0
      }
      return
    }
    case 'newest':
    case 'oldest': {
      const days = daysOf(columns)
      const sign = order.by === 'newest' ? 1 : -1
      for (let hit = 0; hit < count; hit += 1) keys[hit] = sign * (days[places[hit] ?? 0] ?? 0)
      return
    }
    case 'popular': {
      const popularity = numbersOf(columns, 'popularity')
      for (let hit = 0; hit < count; hit += 1) keys[hit] = popularity[places[hit] ?? 0] ?? 0
      return
    }
    case 'random': {
      const { ids } = columns
      for (let hit = 0; hit < count; hit += 1) keys[hit] = shuffled(ids[places[hit] ?? 0] ?? 0, order.seed)
    }
  }
}

/** The day an asset counts as made, 0 where none is known. */
function daysOf(columns: SegmentColumns): Uint32Array {
  const own = derivedOf(columns)
  own.days ??= Uint32Array.from({ length: columns.size }, (_, place) => dayAt(columns, place) ?? 0)
  return own.days
}

/** One day's worth is kept: questions of one moment ask for the same day. */
function boostsOf(columns: SegmentColumns, today: number): Float32Array {
  const own = derivedOf(columns)
  if (own.boosts?.today === today) return own.boosts.values
  const popularity = numbersOf(columns, 'popularity')
  const values = new Float32Array(columns.size)
  for (let place = 0; place < columns.size; place += 1) {
    const asset = {
      quality: numberAt(columns, 'quality', place),
      popularity: popularity[place] ?? 0,
      day: dayAt(columns, place),
    }
    values[place] = finalScore(1, priorOf(asset, today))
  }
  own.boosts = { today, values }
  return values
}

function derivedOf(columns: SegmentColumns): Derived {
  const found = derived.get(columns)
  if (found !== undefined) return found
  const made: Derived = {}
  derived.set(columns, made)
  return made
}

type KeyField = 'createdOn' | 'submittedOn' | 'quality' | 'popularity'

function dayAt(columns: SegmentColumns, place: number): number | null {
  return numberAt(columns, 'createdOn', place) ?? numberAt(columns, 'submittedOn', place)
}

function numberAt(columns: SegmentColumns, field: KeyField, place: number): number | null {
  const slot = slots[field]
  const isThere = slot.kind === 'number' && (((columns.present[place] ?? 0) >>> slot.bit) & 1) === 1
  return isThere ? (numbersOf(columns, field)[place] ?? 0) : null
}

function numbersOf({ numbers }: SegmentColumns, field: KeyField): Uint32Array {
  return numbers[field] ?? new Uint32Array()
}

/** A number of 32 bits that looks random, the same for the same id and seed. */
export function shuffled(id: number, seed: number): number {
  let mixed = Math.imul((id >>> 0) ^ Math.imul(seed | 0, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ Math.floor(id / 0x100000000) ^ (mixed >>> 15), 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
