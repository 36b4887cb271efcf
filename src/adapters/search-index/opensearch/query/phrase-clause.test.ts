import { expect, test } from 'vitest'
import { phraseClause } from './phrase-clause.ts'

const inTitle = (tokens: readonly string[]) => {
  const { bool } = phraseClause(tokens, 1) as { bool: { should: readonly object[] } }
  return bool.should[0]
}

test('words one after the other', () => {
  expect(inTitle(['old', 'door'])).toEqual({
    span_near: {
      clauses: [{ span_term: { 'words.title': 'old' } }, { span_term: { 'words.title': 'door' } }],
      slop: 0,
      in_order: true,
      boost: 5,
    },
  })
})

test('a wildcard takes exactly one place, and no gap may stand there', () => {
  expect(inTitle(['old', '', '', 'door'])).toMatchObject({
    span_not: {
      include: { span_near: { clauses: [{}, { span_gap: { 'words.title': 2 } }, {}] } },
      exclude: { span_term: { 'words.title': '' } },
      pre: 0,
      post: 0,
    },
  })
})

test('wildcards at the ends ask for tokens around', () => {
  expect(inTitle(['', '', 'door', ''])).toMatchObject({
    span_not: { include: { span_term: { 'words.title': 'door' } }, pre: 2, post: 1 },
  })
})
