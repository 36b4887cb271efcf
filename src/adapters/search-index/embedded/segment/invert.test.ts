import { expect, test } from 'vitest'
import { invert } from './invert.ts'

const plain = (columns: ReturnType<typeof invert>) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, [...column]]))

test('each code that occurs has its places, in order; 0 is no code', () => {
  expect(plain(invert('event', Uint32Array.of(7, 0, 2, 7), null))).toEqual({
    'listed.event.codes': [2, 7],
    'listed.event.offsets': [0, 1, 3],
    'listed.event.places': [2, 0, 3],
  })
})

test('a place may have several codes, or none', () => {
  expect(plain(invert('people', Uint32Array.of(3, 1, 3), Uint32Array.of(0, 2, 2, 3)))).toEqual({
    'listed.people.codes': [1, 3],
    'listed.people.offsets': [0, 1, 3],
    'listed.people.places': [0, 0, 2],
  })
})

test('nothing gives nothing', () => {
  expect(plain(invert('event', new Uint32Array(), null))).toEqual({
    'listed.event.codes': [],
    'listed.event.offsets': [0],
    'listed.event.places': [],
  })
})
