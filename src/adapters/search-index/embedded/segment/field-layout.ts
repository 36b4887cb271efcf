import { type EntryField, entryFields, type FieldRule } from '#features/search/domain.ts'

/**
 * Where a segment keeps a field. Short lists lie as bits in words of 32: a choice as the number of its value plus 1 (0 for
 * none), choices as one bit each. Names stand as codes: their number in the name lists plus 1, so that 0 means none.
 */
export type Slot =
  | {
      readonly kind: 'choice' | 'choices'
      readonly word: number
      readonly shift: number
      /** As many ones as the field has bits, not shifted. */
      readonly mask: number
      readonly values: readonly string[]
    }
  | { readonly kind: 'name' | 'names' }
  /** Which bit of column `numbers` tells that there is a number. */
  | { readonly kind: 'number'; readonly bit: number }

export const { slots, wordCount } = layOut(entryFields)

export const slotFields = Object.keys(entryFields) as readonly EntryField[]

export const fieldsOfKind = (...kinds: readonly Slot['kind'][]): readonly EntryField[] =>
  slotFields.filter((field) => kinds.includes(slots[field].kind))

/** Each field goes into the first word with room for it. */
export function layOut<Field extends string>(
  rules: Readonly<Record<Field, FieldRule>>,
): { slots: Readonly<Record<Field, Slot>>; wordCount: number } {
  const used: number[] = []
  let numbers = 0
  const place = (rule: FieldRule): Slot => {
    if (!('values' in rule)) {
      if (rule.kind !== 'number') return { kind: rule.kind }
      numbers += 1
      return { kind: rule.kind, bit: numbers - 1 }
    }
    const { kind, values } = rule
    const bits = kind === 'choice' ? 32 - Math.clz32(values.length) : values.length
    const found = used.findIndex((taken) => taken + bits <= 32)
    const word = found === -1 ? used.length : found
    const shift = used[word] ?? 0
    used[word] = shift + bits
    return { kind, word, shift, mask: 2 ** bits - 1, values }
  }
  const entries = Object.entries<FieldRule>(rules).map(([field, rule]) => [field, place(rule)])
  return { slots: Object.fromEntries(entries), wordCount: used.length }
}
