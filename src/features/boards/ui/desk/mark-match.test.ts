import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterBoards } from '../../domain/filter-boards.ts'
import { markMatch } from './mark-match.ts'

test('BOARD-06: the part of a name that matches the filter is marked, in whatever case', () => {
  expect(markMatch('Undercover: forestry', 'COVER')).toEqual([
    { text: 'Under', isMatch: false },
    { text: 'cover', isMatch: true },
    { text: ': forestry', isMatch: false },
  ])
  expect(markMatch('Cover', 'cover ')).toEqual([{ text: 'Cover', isMatch: true }])
})

test('without a filter nothing is marked', () => {
  expect(markMatch('Cover', '  ')).toEqual([{ text: 'Cover', isMatch: false }])
})

test('a name stays whole, and what the filter does not find is not marked', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      (name, filter) => {
        const parts = markMatch(name, filter)
        expect(parts.map(({ text }) => text).join('')).toBe(name)
        if (filterBoards([{ name }], filter).length === 0)
          expect(parts.some(({ isMatch }) => isMatch)).toBe(false)
      },
    ),
  )
})
