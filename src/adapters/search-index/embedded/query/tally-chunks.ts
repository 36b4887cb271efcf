import type { EntryField } from '#features/search/domain.ts'
import { chunkStarts, slots } from '../segment/field-layout.ts'

/** Values of a field that a chunk tells: one number for a choice, a bit each for choices. */
export type Piece = {
  readonly kind: 'choice' | 'choices'
  /** How many combinations of bits the chunk has, and where the counts of the word tell how often each of them occurs. */
  readonly combinations: number
  readonly at: number
  /** Where in a combination the field stands. */
  readonly shift: number
  readonly mask: number
  /** Which value of the field the lowest bit stands for. */
  readonly first: number
}

/** Neighboring bits of a word, few enough to count how often each combination of them occurs. */
const chunks = chunkStarts.map((start, row) => {
  const end = chunkStarts[row + 1] ?? 32
  const before = chunkStarts.slice(0, row).map((from, at) => 2 ** ((chunkStarts[at + 1] ?? 32) - from))
  return { start, end, combinations: 2 ** (end - start), at: before.reduce((sum, count) => sum + count, 0) }
})

/** Room for the counts of a word, one chunk behind the other. */
export const countsPerWord = chunks.reduce((sum, { combinations }) => sum + combinations, 0)

/** Where the counts of its word tell of a field. */
export function piecesOf(field: EntryField): readonly Piece[] {
  const slot = slots[field]
  if (slot.kind !== 'choice' && slot.kind !== 'choices') return []
  const { kind } = slot
  const slotEnd = slot.shift + 32 - Math.clz32(slot.mask)
  return chunks.flatMap(({ start, end, combinations, at }) => {
    const from = Math.max(start, slot.shift)
    const bits = Math.min(end, slotEnd) - from
    if (bits <= 0) return []
    return [{ kind, combinations, at, shift: from - start, mask: 2 ** bits - 1, first: from - slot.shift }]
  })
}
