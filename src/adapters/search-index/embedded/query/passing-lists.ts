import type { EntryField } from '#features/search/domain.ts'
import type { Segment } from '../segment/segment.ts'
import type { NameColumns, SegmentColumns } from '../segment/segment-columns.ts'
import { findPlace } from '../segment/segment-ids.ts'
import { findAll, mostFound } from './evaluate-match.ts'
import type { FilterPlan } from './filter-plan.ts'
import type { HitList } from './hit-list.ts'
import { leapTo } from './match-postings.ts'
import type { Reading } from './reading.ts'
import { collectBits } from './unite.ts'

export type FilterReading = Reading & { readonly segment: Segment }

/** Filters that know what passes them, without a look at every place. */
export type ListedPlan = Extract<FilterPlan, { kind: 'names' | 'ids' | 'words' }>

export function isListed(plan: FilterPlan): plan is ListedPlan {
  return plan.kind === 'ids' || plan.kind === 'words' || (plan.kind === 'names' && plan.codes !== null)
}

/** No more pass than this. */
export function mostPassing(reading: FilterReading, plan: ListedPlan): number {
  if (plan.kind === 'ids') return plan.ids.length
  if (plan.kind === 'words') return mostFound(reading, plan.plan)
  const codes = plan.codes ?? []
  return codes.reduce((sum, code) => sum + placesOfName(reading.columns, plan.field, code).length, 0)
}

/** All that pass, in a borrowed list. */
export function findPassing(reading: FilterReading, plan: ListedPlan): HitList {
  const { columns, scratch, isScored } = reading
  const list =
    plan.kind === 'words'
      ? findAll(reading, plan.plan)
      : scratch.borrowList(Math.min(columns.size, mostPassing(reading, plan)), isScored)
  if (plan.kind === 'names' && plan.codes?.length === 1) {
    const places = placesOfName(columns, plan.field, plan.codes[0] ?? 0)
    list.places.set(places)
    list.count = places.length
  } else if (plan.kind !== 'words') {
    const bits = markPassing(reading, plan)
    collectBits(columns.size, bits, list)
    scratch.bits.giveBack(bits)
  }
  if (isScored) list.scores.fill(0, 0, list.count)
  return list
}

/** A bit for each that passes, in a borrowed array. */
export function markPassing(
  { columns, segment, scratch }: FilterReading,
  plan: Extract<FilterPlan, { kind: 'names' | 'ids' }>,
): Uint32Array {
  const bits = scratch.bits.borrow((columns.size + 31) >>> 5)
  if (plan.kind === 'ids') {
    for (const id of plan.ids) {
      const place = findPlace(segment, id)
      if (place !== -1) bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
    }
    return bits
  }
  for (const code of plan.codes ?? []) {
    const places = placesOfName(columns, plan.field, code)
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0
      bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
    }
  }
  return bits
}

/** The places that have a code of a field of names. */
export function placesOfName({ names }: SegmentColumns, field: EntryField, code: number): Uint32Array {
  const columns = names[field]
  return columns === undefined ? new Uint32Array() : listOf(columns, code)
}

function listOf(names: NameColumns, code: number): Uint32Array {
  const { listedOffsets, listedPlaces } = names
  const row = rowOfCode(names, code)
  if (row === -1) return listedPlaces.subarray(0, 0)
  return listedPlaces.subarray(listedOffsets[row] ?? 0, listedOffsets[row + 1] ?? 0)
}

/** Which of the lists is that of a code; -1 where no place has it. */
export function rowOfCode({ listedCodes }: NameColumns, code: number): number {
  const row = leapTo(listedCodes, 0, listedCodes.length, code)
  return listedCodes[row] === code ? row : -1
}
