import { expect, test } from 'vitest'
import { entryFields } from '#features/search/domain.ts'
import { chunkStarts, fieldsOfKind, layOut, slotFields, slots, wordCount } from './field-layout.ts'

test('no two fields share a bit, and none reaches beyond its word', () => {
  const taken = Array.from({ length: wordCount }, () => 0n)
  for (const field of slotFields) {
    const slot = slots[field]
    if (slot.kind !== 'choice' && slot.kind !== 'choices') continue
    const bits = BigInt(slot.mask) << BigInt(slot.shift)
    expect(bits < 2n ** 32n).toBe(true)
    expect((taken[slot.word] ?? 0n) & bits).toBe(0n)
    taken[slot.word] = (taken[slot.word] ?? 0n) | bits
  }
})

test('a choice has room for each of its values and for none', () => {
  const { slots } = layOut({ size: { kind: 'choice', values: ['a', 'b', 'c', 'd'] } })
  expect(slots.size).toMatchObject({ mask: 7 })
})

test('a field that does not fit goes into the next word, and a small one fills the gap', () => {
  const many = Array.from({ length: 31 }, (_, at) => String(at))
  const { slots, wordCount } = layOut({
    one: { kind: 'choices', values: many },
    two: { kind: 'choices', values: many },
    three: { kind: 'choice', values: ['only'] },
  })
  expect(wordCount).toBe(2)
  expect(slots).toMatchObject({ one: { word: 0 }, two: { word: 1 }, three: { word: 0, shift: 31 } })
})

test('numbers get a bit each, and one byte holds them all', () => {
  const bits = fieldsOfKind('number').map((field) => slots[field])
  expect(bits).toEqual(bits.map((_, bit) => ({ kind: 'number', bit })))
  expect(bits.length).toBeLessThanOrEqual(8)
})

test('lists are as short as one word allows', () => {
  for (const rule of Object.values(entryFields)) {
    if ('values' in rule) expect(rule.values.length).toBeLessThan(32)
  }
})

test('what results pages count lies in two words', () => {
  const counted = [
    'family',
    'mediaType',
    'orientation',
    'numberOfPeople',
    'ages',
    'compositions',
    'moods',
  ] as const
  const words = counted.map((field) => {
    const slot = slots[field]
    return 'word' in slot ? slot.word : -1
  })
  expect(new Set(words)).toEqual(new Set([0, 1]))
})

test('fields named first are placed first, and no choice lies in two chunks', () => {
  const [, cut] = chunkStarts
  const { slots } = layOut(
    {
      size: { kind: 'choice', values: ['a', 'b', 'c'] },
      many: { kind: 'choices', values: Array.from({ length: cut - 1 }, (_, at) => String(at)) },
    },
    ['many'],
  )
  expect(slots).toMatchObject({ many: { word: 0, shift: 0 }, size: { word: 0, shift: cut } })
})
