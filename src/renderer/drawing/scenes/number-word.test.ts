import { expect, it } from 'vitest'
import { numberWord } from './number-word.ts'

it.each([
  [1, 'one'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [99, 'ninety-nine'],
])('writes %i as %s', (count, word) => {
  expect(numberWord(count)).toBe(word)
})

it('leaves larger numbers as digits', () => {
  expect(numberWord(100)).toBe('100')
})
