import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTermStarts } from './term-starts.ts'

const all = () => true
const texts = ['golden retriever', 'gold', 'retro car', 'old gold', "l'or golden", '犬', '— ']

test('finds what begins so, and what has a word that does, best first', () => {
  const starts = openTermStarts(texts)
  expect(starts.find('gold', all, 9)).toEqual([0, 1, 3, 4])
  expect(starts.find('retr', all, 9)).toEqual([0, 2])
  expect(starts.find('or', all, 9)).toEqual([4])
  expect(starts.find('犬', all, 9)).toEqual([5])
  expect(starts.find('—', all, 9)).toEqual([6])
  expect(starts.find('olden', all, 9)).toEqual([])
})

test('reads on over the end of a word', () => {
  expect(openTermStarts(texts).find('golden r', all, 9)).toEqual([0])
  expect(openTermStarts(texts).find('old go', all, 9)).toEqual([3])
})

test('tells as many as are wanted, and none that is not', () => {
  const starts = openTermStarts(texts)
  expect(starts.find('gold', all, 2)).toEqual([0, 1])
  expect(starts.find('gold', (term) => term !== 1, 2)).toEqual([0, 3])
})

test('finds the same as looking through all of them', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ß', ' '), minLength: 1, maxLength: 8 })
  const beginning = fc.string({ unit: fc.constantFrom('a', 'b', 'ß'), minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 30 }),
      beginning,
      fc.integer({ min: 1, max: 5 }),
      (given, asked, limit) => {
        const expected = given.flatMap((text, at) =>
          text.split(' ').some((part) => part.startsWith(asked)) ? [at] : [],
        )
        expect(openTermStarts(given).find(asked, all, limit)).toEqual(expected.slice(0, limit))
      },
    ),
  )
})
