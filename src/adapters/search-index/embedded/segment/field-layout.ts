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

/** What results pages count, so that it lies together: two words hold it. */
const countedFields = [
  'compositions',
  'family',
  'licenseModel',
  'mediaType',
  'orientation',
  'numberOfPeople',
  'ethnicities',
  'ages',
  'moods',
] as const satisfies readonly EntryField[]

/** Words are counted in chunks, which begin at these bits. */
export const chunkStarts = [0, 12, 22] as const

export const { slots, wordCount } = layOut(entryFields, countedFields)

export const slotFields = Object.keys(entryFields) as readonly EntryField[]

export const fieldsOfKind = (...kinds: readonly Slot['kind'][]): readonly EntryField[] =>
  slotFields.filter((field) => kinds.includes(slots[field].kind))

/** Each field goes into the first word with room for it. The number of a choice never lies in two chunks. */
export function layOut<Field extends string>(
  rules: Readonly<Record<Field, FieldRule>>,
  first: readonly NoInfer<Field>[] = [],
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
    const shiftIn = (taken: number) => {
      const cut = chunkStarts.find((start) => taken < start && start < taken + bits)
      return kind === 'choice' && cut !== undefined ? cut : taken
    }
    const found = used.findIndex((taken) => shiftIn(taken) + bits <= 32)
    const word = found === -1 ? used.length : found
    const shift = shiftIn(used[word] ?? 0)
    used[word] = shift + bits
    return { kind, word, shift, mask: 2 ** bits - 1, values }
  }
  const fields = new Set([...first, ...(Object.keys(rules) as Field[])])
  const entries = Array.from(fields, (field) => [field, place(rules[field])])
  return { slots: Object.fromEntries(entries), wordCount: used.length }
}
