import { expect, test } from 'vitest'
import { openNameTable } from './name-table.ts'

test('a value has one number in its field, and the list tells it back', () => {
  const names = openNameTable()
  expect(names.numberOf('event', 'cup')).toBe(0)
  expect(names.numberOf('event', 'race')).toBe(1)
  expect(names.numberOf('event', 'cup')).toBe(0)
  expect(names.numberOf('artist', 'race')).toBe(0)
  expect(names.lists.event).toEqual(['cup', 'race'])
})

test('looking up adds nothing', () => {
  const names = openNameTable()
  expect(names.find('event', 'cup')).toBeUndefined()
  expect(names.lists.event).toEqual([])
})

test('numbers go on where kept lists end, without touching these', () => {
  const kept = { event: ['cup', 'race'] }
  const names = openNameTable(kept)
  expect(names.find('event', 'race')).toBe(1)
  expect(names.numberOf('event', 'final')).toBe(2)
  expect(kept.event).toEqual(['cup', 'race'])
})

test('a field that has no names is a mistake of the caller', () => {
  expect(() => openNameTable().numberOf('popularity', 'high')).toThrow('not a field of names')
})
