import { describe, expect, test } from 'vitest'
import { offers } from '#features/catalogue/domain.ts'
import type { ReadPart } from './read-naturally.ts'
import { partsToRead, type Scope, scopeOf } from './reading-scope.ts'
import type { ReadKind } from './value-readings.data.ts'

const part = (kind: ReadKind): ReadPart => ({
  kind,
  start: 0,
  end: 0,
  words: '',
  filter: null,
  orWords: null,
})
const kinds = (scope: Scope, given: readonly ReadKind[], more = {}) =>
  partsToRead(given.map(part), { scope, readsNaturally: true, readsPeople: true, ...more }).map(
    ({ kind }) => kind,
  )

test('the scope is the family, or what a site offers', () => {
  expect(scopeOf('editorial', offers.argus)).toBe('editorial')
  expect(scopeOf(null, offers.argus)).toBe('mixed')
  expect(scopeOf(null, offers.bokeh)).toBe('creative')
})

describe('SEARCH-03: which phrases are read', () => {
  test('editorial ones are, creative ones are not', () => {
    expect(kinds('editorial', ['age'])).toEqual(['age'])
    expect(kinds('creative', ['age', 'date', 'person'])).toEqual([])
  })

  test('where both are searched, a phrase of news is read as a whole', () => {
    expect(kinds('mixed', ['age'])).toEqual([])
    expect(kinds('mixed', ['age', 'date'])).toEqual(['age', 'date'])
  })

  test('a phrase is not read where that is excluded, but people are still known by name', () => {
    expect(kinds('editorial', ['age', 'person'], { readsNaturally: false })).toEqual(['person'])
    expect(kinds('editorial', ['age', 'person'], { readsPeople: false })).toEqual(['age'])
  })
})
