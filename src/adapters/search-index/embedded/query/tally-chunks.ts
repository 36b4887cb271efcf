import type { EntryField } from '#features/search/domain.ts'
import { slotFields, slots, wordCount } from '../segment/field-layout.ts'

/** Values of a field that a chunk tells: one number for a choice, a bit each for choices. */
export type Piece = {
  readonly field: EntryField
  readonly kind: 'choice' | 'choices'
  readonly shift: number
  readonly mask: number
  /** Which value of the field the lowest bit stands for. */
  readonly first: number
}

/** Some neighboring bits of a word, few enough to count how often each combination occurs. */
export type Chunk = {
  readonly word: number
  readonly shift: number
  readonly mask: number
  readonly pieces: readonly Piece[]
}

export const widestChunk = 12

export const chunks: readonly Chunk[] = Array.from({ length: wordCount }, (_, word) => chunksOf(word)).flat()

export function chunksOfField(field: EntryField): readonly Chunk[] {
  return chunks.filter(({ pieces }) => pieces.some((piece) => piece.field === field))
}

/** Cuts a word into chunks. Choices may be cut anywhere, the number of a choice stays in one. */
function chunksOf(word: number): readonly Chunk[] {
  const made: { shift: number; bits: number; pieces: Piece[] }[] = []
  const chunkWithRoom = (shift: number, bits: number) => {
    const last = made.at(-1)
    if (last !== undefined && last.bits + bits <= widestChunk) return last
    const next = { shift, bits: 0, pieces: [] }
    made.push(next)
    return next
  }
  for (const field of slotFields) {
    const slot = slots[field]
    if ((slot.kind !== 'choice' && slot.kind !== 'choices') || slot.word !== word) continue
    const width = 32 - Math.clz32(slot.mask)
    for (let first = 0; first < width; ) {
      const bits = Math.min(widestChunk, width - first)
      const chunk = chunkWithRoom(slot.shift + first, bits)
      chunk.pieces.push({ field, kind: slot.kind, shift: chunk.bits, mask: 2 ** bits - 1, first })
      chunk.bits += bits
      first += bits
    }
  }
  return made.map(({ shift, bits, pieces }) => ({ word, shift, mask: 2 ** bits - 1, pieces }))
}
