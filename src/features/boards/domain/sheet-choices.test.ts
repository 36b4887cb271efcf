import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assetsPerPart,
  countParts,
  parsePaper,
  parsePart,
  parsePerPage,
  perPageChoices,
  picturesWithinMs,
  sheetLineWithinMs,
  sheetRenditions,
  splitIntoSheets,
} from './sheet-choices.ts'

describe('BOARD-10: what a contact sheet can be asked for', () => {
  test('1, 4, 9 or 20 a page, and 9 for anything else', () => {
    expect(['1', '4', '9', '20'].map(parsePerPage)).toEqual([1, 4, 9, 20])
    for (const other of ['', '0', '2', '04', '9.0', ' 9', '-1', 'all', null, undefined])
      expect(parsePerPage(other)).toBe(9)
  })

  test.each([
    [null, 'USA', 'de', 'letter'],
    [null, 'MEX', 'es', 'letter'],
    [null, 'DEU', 'en-us', 'a4'],
    ['', 'XWW', 'en-us', 'letter'],
    ['', 'XWW', 'en-gb', 'a4'],
    ['', 'XWW', 'ja', 'a4'],
    ['a4', 'USA', 'en-us', 'a4'],
    ['letter', 'DEU', 'de', 'letter'],
    ['a5', 'DEU', 'de', 'a4'],
  ] as const)(
    'paper %j, where the country is %s and the language %s, is %s',
    (text, country, locale, paper) => {
      expect(parsePaper(text, { country, locale })).toBe(paper)
    },
  )

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

test('large pictures are waited for longer, and by those who stood in line for less', () => {
  expect(picturesWithinMs(sheetRenditions[1], 0)).toBe(30_000)
  expect(picturesWithinMs(sheetRenditions[1], 10_000)).toBe(20_000)
  expect(picturesWithinMs(sheetRenditions[1], 40_000)).toBe(15_000)
  expect(picturesWithinMs(sheetRenditions[9], 40_000)).toBe(15_000)
})

test('who stands in line outlasts those before, and is served within the minute of a proxy', () => {
  const writingMs = 5_000
  for (const perPage of perPageChoices) {
    expect(picturesWithinMs(sheetRenditions[perPage], 0) + writingMs).toBeLessThan(sheetLineWithinMs)
    const last = picturesWithinMs(sheetRenditions[perPage], sheetLineWithinMs)
    expect(sheetLineWithinMs + last).toBeLessThan(60_000)
  }
})
