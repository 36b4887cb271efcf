import { expect, test } from 'vitest'
import { slotFields, slots } from '../segment/field-layout.ts'
import { countsPerWord, piecesOf } from './tally-chunks.ts'

test('every bit of every short field is told by one piece', () => {
  for (const field of slotFields) {
    const slot = slots[field]
    if (slot.kind !== 'choice' && slot.kind !== 'choices') {
      expect(piecesOf(field)).toEqual([])
      continue
    }
    let covered = 0
    for (const piece of piecesOf(field)) {
      expect((covered & (piece.mask << piece.first)) >>> 0).toBe(0)
      covered |= piece.mask << piece.first
      expect((piece.mask << piece.shift) >>> 0).toBeLessThan(piece.combinations)
      expect(piece.at + piece.combinations).toBeLessThanOrEqual(countsPerWord)
    }
    expect(covered >>> 0, field).toBe(slot.mask)
  }
})

test('the number of a choice is never cut', () => {
  for (const field of slotFields) if (slots[field].kind === 'choice') expect(piecesOf(field)).toHaveLength(1)
})
