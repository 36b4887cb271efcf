import { expect, test } from 'vitest'
import { slotFields, slots } from '../segment/field-layout.ts'
import { chunks, chunksOfField, widestChunk } from './tally-chunks.ts'

test('every bit of every short field is counted in one chunk', () => {
  for (const field of slotFields) {
    const slot = slots[field]
    if (slot.kind !== 'choice' && slot.kind !== 'choices') continue
    let covered = 0
    for (const chunk of chunksOfField(field)) {
      expect(chunk.word).toBe(slot.word)
      for (const piece of chunk.pieces) {
        if (piece.field !== field) continue
        expect(chunk.shift + piece.shift).toBe(slot.shift + piece.first)
        expect((covered & (piece.mask << piece.first)) >>> 0).toBe(0)
        covered |= piece.mask << piece.first
      }
    }
    expect(covered >>> 0, field).toBe(slot.mask)
  }
})

test('no chunk is too wide to count, and the number of a choice is never cut', () => {
  for (const { mask, pieces } of chunks) {
    expect(mask).toBeLessThan(2 ** widestChunk)
    for (const piece of pieces) if (piece.kind === 'choice') expect(piece.first).toBe(0)
  }
})
