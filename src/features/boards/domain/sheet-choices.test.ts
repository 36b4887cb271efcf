import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assetsPerPart,
  countParts,
  parsePaper,
  parsePart,
  parsePerPage,
  perPageChoices,
  splitIntoSheets,
} from './sheet-choices.ts'

describe('BOARD-10: what a contact sheet can be asked for', () => {
  test('1, 4, 9 or 20 a page, and 9 for anything else', () => {
    expect(['1', '4', '9', '20'].map(parsePerPage)).toEqual([1, 4, 9, 20])
    for (const other of ['', '0', '2', '04', '9.0', ' 9', '-1', 'all', null, undefined])
      expect(parsePerPage(other)).toBe(9)
  })

  test('Letter in the United States and Canada, A4 everywhere else, and whichever is named', () => {
    expect([parsePaper(null, 'USA'), parsePaper(null, 'CAN')]).toEqual(['letter', 'letter'])
    expect([parsePaper(null, 'DEU'), parsePaper('', 'XWW')]).toEqual(['a4', 'a4'])
    expect([parsePaper('a4', 'USA'), parsePaper('letter', 'DEU'), parsePaper('a5', 'DEU')]).toEqual([
      'a4',
      'letter',
      'a4',
    ])
  })

  test('a part that is not there is the first', () => {
    expect(parsePart('2', 3)).toBe(2)
    for (const other of ['4', '0', '-1', '1e0', 'x', null]) expect(parsePart(other, 3)).toBe(1)
  })

  test('a board has as many parts as it needs, and one where it is empty', () => {
    expect([0, 1, assetsPerPart, assetsPerPart + 1, 10_000].map(countParts)).toEqual([1, 1, 1, 2, 50])
  })
})

test('every asset stands on one sheet, in order, and no sheet is overfull', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 90 }),
      fc.constantFrom(...perPageChoices),
      (items, perPage) => {
        const sheets = splitIntoSheets(items, perPage)
        expect(sheets.flat()).toEqual(items)
        expect(sheets.length).toBe(Math.max(1, Math.ceil(items.length / perPage)))
        expect(sheets.every((sheet) => sheet.length <= perPage)).toBe(true)
      },
    ),
  )
})
