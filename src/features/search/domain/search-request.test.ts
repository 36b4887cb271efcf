import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchRequest, writeSearchRequest } from './search-request.ts'

const parse = (query: string) => parseSearchRequest(new URLSearchParams(query))

describe('SP-02: reading search parameters', () => {
  test.each([
    ['', { phrase: '', page: 1 }],
    ['phrase=red+car&page=3', { phrase: 'red car', page: 3 }],
    [
      'family=editorial&mediatype=photography',
      { phrase: '', family: 'editorial', mediatype: 'photography', page: 1 },
    ],
    ['family=cargo&page=0&nonsense=1', { phrase: '', page: 1 }],
    ['collections=studio', { phrase: '', collections: 'studio', page: 1 }],
    ["collections='; drop", { phrase: '', page: 1 }],
    [
      'sortorder=newest&clarifications=12',
      { phrase: '', sortorder: 'newest', clarifications: '12', page: 1 },
    ],
    [
      'phraseprocessing=excludenaturallanguage&suppressphrasecorrection=true',
      {
        phrase: '',
        phraseprocessing: 'excludenaturallanguage',
        suppressphrasecorrection: 'true',
        page: 1,
      },
    ],
    ['sortorder=best&phraseprocessing=default&clarifications=me', { phrase: '', page: 1 }],
    ['phrase=a%00b%07c', { phrase: 'a b c', page: 1 }],
    ['page=1000000000', { phrase: '', page: 166 }],
    ['page=-4', { phrase: '', page: 1 }],
  ])('%s', (query, request) => expect(parse(query)).toEqual(request))

  test('a phrase of 8 kB is cut, not refused', () => {
    expect(parse(`phrase=${'a'.repeat(8_192)}`).phrase).toHaveLength(200)
  })
})

test('a phrase that is cut inside a character stays well-formed', () => {
  expect(parse(`phrase=${'😀'.repeat(150)}`).phrase.isWellFormed()).toBe(true)
  expect(parse(`phrase=a${'😀'.repeat(150)}`).phrase.isWellFormed()).toBe(true)
})

test('SP-03: writing a request and reading it again gives the same request', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const request = parse(query)
      const written = Object.entries(writeSearchRequest(request)).map(([name, value]) => [
        name,
        String(value),
      ])
      expect(parse(new URLSearchParams(written).toString())).toEqual(request)
    }),
  )
})
