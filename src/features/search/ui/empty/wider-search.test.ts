import { expect, test } from 'vitest'
import { widerSearch } from './wider-search.ts'

test('filters go first, whatever the phrase', () => {
  expect(widerSearch({ phrase: 'teal giraffe', orientations: ['vertical'] }, 1)).toEqual({
    without: 'filters',
  })
})

test('then the last word goes, until there is none to spare', () => {
  expect(widerSearch({ phrase: 'teal giraffe' }, 0)).toEqual({ without: 'words', phrase: 'teal' })
  expect(widerSearch({ phrase: 'giraffe' }, 0)).toEqual({ without: 'everything' })
  expect(widerSearch({}, 0)).toEqual({ without: 'everything' })
})

test.each([
  ['"sea view" boat', 'sea view'],
  ['"sea view"', 'sea'],
  ['teal AND giraffe', 'teal'],
  ['teal OR (blue giraffe)', 'teal OR blue'],
])('%s leaves no open quote or loose AND behind', (phrase, shorter) => {
  expect(widerSearch({ phrase }, 0)).toEqual({ without: 'words', phrase: shorter })
})
