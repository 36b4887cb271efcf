import { expect, test } from 'vitest'
import { rowsByLength } from './rows-by-length.ts'

const namesOf = (...lengths: readonly number[]) => {
  const offsets = [0]
  for (const length of lengths) offsets.push((offsets.at(-1) ?? 0) + length)
  return {
    codes: new Uint32Array(),
    offsets: null,
    listedCodes: Uint32Array.from(lengths, (_, row) => row * 3 + 1),
    listedOffsets: Uint32Array.from(offsets),
    listedPlaces: new Uint32Array(offsets.at(-1) ?? 0),
  }
}

test('the longest list comes first', () => {
  expect([...rowsByLength(namesOf(2, 9, 1, 5, 7))]).toEqual([1, 4, 3, 0, 2])
  expect([...rowsByLength(namesOf(4))]).toEqual([0])
  expect([...rowsByLength(namesOf())]).toEqual([])
})
