import { expect, test } from 'vitest'
import { lookLength } from '#features/search/domain.ts'
import { buildEntry } from '#features/search/testing.ts'
import { entryDocument } from './entry-document.ts'
import { decodeLook } from './look-text.ts'
import { termDocument } from './term-document.ts'

test('parts in order stand between gaps, the others hold no gap, and all tokens stand together once', () => {
  const words = { title: ['old', 'door'], freeKeywords: ['a', '', 'b'], concepts: ['k1', '', 'k1'] }
  expect(entryDocument(buildEntry(7, { words }), 'knn')).toMatchObject({
    number: 7,
    words: { title: ['', 'old', 'door', ''], freeKeywords: ['', 'a', '', 'b', ''], concepts: ['k1', 'k1'] },
    tokens: ['old', 'door', 'a', 'b', 'k1'],
  })
})

test('the day is that of creation, else of submission, else the first', () => {
  const dayOf = (fields: object) => entryDocument(buildEntry(1, { fields }), 'none')
  expect(dayOf({ createdOn: 5, submittedOn: 9 })).toHaveProperty('day', 5)
  expect(dayOf({ submittedOn: 9 })).toHaveProperty('day', 9)
  expect(dayOf({})).toHaveProperty('day', 0)
})

test('what is not known is left out, so that it is never found as there', () => {
  const { fields } = entryDocument(buildEntry(1, { fields: { quality: 0 } }), 'none') as { fields: object }
  expect(fields).not.toHaveProperty('event')
  expect(fields).toHaveProperty('quality', 0)
})

test('tokens that Lucene refuses are cut, halves of characters made whole', () => {
  const { tokens } = entryDocument(
    buildEntry(1, { words: { title: ['x'.repeat(40_000), 'a\ud800'] } }),
    'none',
  ) as {
    tokens: readonly string[]
  }
  expect(tokens.map((token) => token.length)).toEqual([8_191, 2])
  expect(tokens.every((token) => token.isWellFormed())).toBe(true)
})

test('a look can be read back either way; one of zeros is none', () => {
  const look = Int8Array.from({ length: lookLength }, (_, at) => at - 64)
  for (const way of ['knn', 'script'] as const) {
    const document = entryDocument(buildEntry(1, { look }), way) as { look: string | number[] }
    expect(decodeLook(document.look)).toEqual(look)
  }
  expect(entryDocument(buildEntry(1, { look: new Int8Array(lookLength) }), 'knn')).toHaveProperty(
    'look',
    undefined,
  )
  expect(decodeLook(undefined)).toBeNull()
})

test('a term is found from each of its words on, and spelt within its locale', () => {
  const term = {
    kind: 'place',
    locale: null,
    text: 'New York-City',
    folded: 'new york-city',
    id: '1',
    weight: 3,
  }
  expect(termDocument({ ...term, kind: 'place' })).toMatchObject({
    locale: '',
    starts: ['new york-city', 'york-city', 'city'],
    spelling: '|new york-city',
    term,
  })
})
