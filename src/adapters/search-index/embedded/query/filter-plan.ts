import type { AssetId } from '#features/catalogue/domain.ts'
import { deepestNesting, type EntryField, type Filter } from '#features/search/domain.ts'
import { slots } from '../segment/field-layout.ts'
import type { NameLists } from '../segment/segment.ts'
import { mostLeaves, type Plan, type PlanMaker } from './match-plan.ts'
import { codeOfName } from './name-numbers.ts'

/** A filter in terms of columns. */
export type FilterPlan =
  /** One bit for each code that passes. */
  | {
      readonly kind: 'code'
      readonly word: number
      readonly shift: number
      readonly mask: number
      readonly passing: number
    }
  /** At least one of these bits, shifted to where they stand. */
  | { readonly kind: 'bits'; readonly word: number; readonly bits: number }
  /** At least one of these codes of names; `isCode` has 1 for each of them. Null: any code. */
  | {
      readonly kind: 'names'
      readonly field: EntryField
      readonly codes: readonly number[] | null
      readonly isCode: Uint8Array
    }
  /** Whole numbers `from` and up to `span` above it; `bit` tells whether there is one at all. */
  | {
      readonly kind: 'number'
      readonly field: EntryField
      readonly bit: number
      readonly from: number
      readonly span: number
    }
  | { readonly kind: 'ids'; readonly ids: readonly AssetId[] }
  | { readonly kind: 'words'; readonly plan: Plan }
  | { readonly kind: 'all' | 'any'; readonly of: readonly FilterPlan[] }
  | { readonly kind: 'not'; readonly plan: FilterPlan }

const highestNumber = 0xffffffff
const passNothing: FilterPlan = { kind: 'any', of: [] }

export type FilterPlanMaker = { planOf(filter: Filter): FilterPlan }

export function openFilterPlanMaker(names: NameLists, words: PlanMaker): FilterPlanMaker {
  let leaves = 0

  function planOf(filter: Filter, depth: number): FilterPlan {
    leaves += 1
    if (leaves > mostLeaves || depth > deepestNesting) return passNothing
    switch (filter.kind) {
      case 'one-of':
        return planValues(names, filter.field, filter.values)
      case 'has':
        return planPresence(filter.field)
      case 'between': {
        const slot = slots[filter.field]
        if (slot?.kind !== 'number') return passNothing
        const from = Math.ceil(Math.max(0, filter.from ?? 0))
        const span = Math.floor(Math.min(highestNumber, filter.to ?? highestNumber)) - from
        // What is not a number is in no range.
        return span >= 0 ? { kind: 'number', field: filter.field, bit: slot.bit, from, span } : passNothing
      }
      case 'ids':
        return { kind: 'ids', ids: filter.ids }
      case 'words':
        return { kind: 'words', plan: words.planOf(filter.match) }
      case 'all':
      case 'any':
        return { kind: filter.kind, of: filter.of.slice(0, mostLeaves).map((one) => planOf(one, depth + 1)) }
      case 'not':
        return { kind: 'not', plan: planOf(filter.filter, depth + 1) }
    }
  }
  return { planOf: (filter) => planOf(filter, 1) }
}

function planValues(names: NameLists, field: EntryField, values: readonly string[]): FilterPlan {
  const slot = slots[field]
  switch (slot?.kind) {
    case 'choice': {
      const passing = values.reduce((bits, value) => bits | bitOf(slot.values.indexOf(value) + 1), 0) & ~1
      return { ...slot, kind: 'code', passing }
    }
    case 'choices': {
      const bits = values.reduce((sum, value) => sum | bitAt(slot.values.indexOf(value)), 0)
      return { kind: 'bits', word: slot.word, bits: bits << slot.shift }
    }
    case 'name':
    case 'names': {
      const codes = [...new Set(values.map((value) => codeOfName(names, field, value)))].filter(
        (code) => code > 0,
      )
      const isCode = new Uint8Array((names[field]?.length ?? 0) + 1)
      for (const code of codes) isCode[code] = 1
      return { kind: 'names', field, codes, isCode }
    }
    default:
      return passNothing
  }
}

function planPresence(field: EntryField): FilterPlan {
  const slot = slots[field]
  switch (slot?.kind) {
    case 'choice':
      return { ...slot, kind: 'code', passing: ~1 }
    case 'choices':
      return { kind: 'bits', word: slot.word, bits: slot.mask << slot.shift }
    case 'name':
    case 'names':
      return { kind: 'names', field, codes: null, isCode: new Uint8Array(0) }
    case 'number':
      return { kind: 'number', field, bit: slot.bit, from: 0, span: highestNumber }
    default:
      return passNothing
  }
}

function bitOf(code: number): number {
  return 1 << code
}

function bitAt(at: number): number {
  return at === -1 ? 0 : 1 << at
}
