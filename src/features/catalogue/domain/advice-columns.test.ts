import { expect, test } from 'vitest'
import { isSuggestionColumn, suggestionCells, suggestionColumns } from './advice-columns.ts'
import { columnOf } from './column-mapping.ts'

test('no column of suggestions is a column of the record', () => {
  expect(suggestionColumns.filter((name) => columnOf(name) !== null)).toEqual([])
  expect(suggestionColumns.filter((name) => columnOf(name.replaceAll('_', ' ')) !== null)).toEqual([])
})

test('its columns are known however they are spelled', () => {
  expect(
    ['suggested_keywords', 'Suggested Keywords', 'suggestion-model'].filter(isSuggestionColumn),
  ).toHaveLength(3)
  expect(['keywords', 'suggested title', ''].filter(isSuggestionColumn)).toEqual([])
})

test('keywords stand alone, counts and judgements with how sure the model was, models once', () => {
  const dog = { kind: 'keyword', value: 'dog', score: 0.9, model: 'a' } as const
  expect(
    suggestionCells([
      dog,
      { ...dog, value: 'grass', score: 0.7 },
      { kind: 'people', value: 'one', score: 0.5, model: 'b' },
    ]),
  ).toEqual({
    suggested_keywords: ['dog', 'grass'],
    suggested_people: ['one (0.50)'],
    suggested_nudity: [],
    suggestion_model: ['a', 'b'],
  })
})
