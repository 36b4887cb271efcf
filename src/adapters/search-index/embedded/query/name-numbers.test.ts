import { expect, test } from 'vitest'
import { codeOfName } from './name-numbers.ts'

test('a code is the number plus 1, and 0 for what nobody has', () => {
  const names = { event: ['cup', 'race'] }
  expect(['cup', 'race', 'final'].map((value) => codeOfName(names, 'event', value))).toEqual([1, 2, 0])
  expect(codeOfName(names, 'artist', 'cup')).toBe(0)
})

test('what is added to a list later is known then', () => {
  const list = ['cup']
  expect(codeOfName({ event: list }, 'event', 'race')).toBe(0)
  list.push('race')
  expect(codeOfName({ event: list }, 'event', 'race')).toBe(2)
})
