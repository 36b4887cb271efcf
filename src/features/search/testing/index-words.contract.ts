import { afterAll, beforeAll, expect, test } from 'vitest'
import { gap } from '../domain/index-entry.ts'
import type { Match } from '../domain/index-question.ts'
import { findIds, type OpenedIndex, type OpenIndex, openFilled } from './ask-index.ts'
import { buildEntry } from './build-entry.ts'

const entries = [
  buildEntry(1, { words: { title: ['old', 'red', 'door'], concepts: ['k1'] } }),
  buildEntry(2, { words: { title: ['red', 'old', 'door'], caption: ['a', 'red', 'house'] } }),
  buildEntry(3, { words: { freeKeywords: ['old', 'red', gap, 'door', 'frame'], concepts: ['k1', 'k2'] } }),
  buildEntry(4, { words: { title: ['old'], caption: ['red', 'door'], broaderConcepts: ['k1'] } }),
  buildEntry(5, { words: { title: ['doorstep', '犬', '犬小屋', '\u{1f600}'], colors: ['c7', 'c7', 'c7'] } }),
  buildEntry(6),
]

const token = (name: string): Match => ({ kind: 'token', token: name })
const phrase = (...tokens: string[]): Match => ({ kind: 'phrase', tokens })
const prefix = (text: string): Match => ({ kind: 'prefix', prefix: text })
const all = (...of: Match[]): Match => ({ kind: 'all', of })
const any = (...of: Match[]): Match => ({ kind: 'any', of })
const best = (...of: Match[]): Match => ({ kind: 'best', of })
const not = (match: Match): Match => ({ kind: 'not', match })

const expectations: readonly (readonly [string, Match, string])[] = [
  ['a token is found in every part', token('red'), '1 2 3 4'],
  ['a keyword is a token', token('k1'), '1 3 4'],
  ['a color is a token', token('c7'), '5'],
  ['a token of another script', token('犬'), '5'],
  ['a token is whole', token('doors'), ''],
  ['the empty token is nowhere', token(''), ''],
  ['all', all(token('old'), token('k2')), '3'],
  ['all of nothing is everything', all(), '1 2 3 4 5 6'],
  ['any', any(token('house'), token('c7')), '2 5'],
  ['any of nothing is nothing', any(), ''],
  ['the best of some', best(token('frame'), token('k1')), '1 3 4'],
  ['the best of nothing is nothing', best(), ''],
  ['not', not(token('red')), '5 6'],
  ['all but', all(token('red'), not(token('k1'))), '2'],
  ['all of nots alone is everything but', all(not(token('red')), not(token('c7'))), '6'],
  ['any with a not', any(token('k2'), not(token('red'))), '3 5 6'],
  ['not of all', not(all(token('old'), token('red'))), '5 6'],
  ['not of not', not(not(token('k2'))), '3'],
  ['nested', all(any(token('k1'), token('house')), best(token('frame'), all(token('old')))), '1 2 3 4'],
  ['a beginning', prefix('door'), '1 2 3 4 5'],
  ['a beginning that is a whole token', prefix('doorstep'), '5'],
  ['a beginning in another script', prefix('犬'), '5'],
  ['the empty beginning is nowhere', prefix(''), ''],
  ['a phrase', phrase('old', 'red'), '1 3'],
  ['a phrase of another order', phrase('red', 'old'), '2'],
  ['a phrase does not reach across a gap', phrase('red', 'door'), '1 4'],
  ['a phrase does not reach from part to part', phrase('old', 'red', 'door'), '1'],
  ['a phrase with a wildcard', phrase('old', gap, 'door'), '1'],
  ['a wildcard is exactly one token', phrase('a', gap, 'house'), '2'],
  ['a wildcard needs a token before', phrase(gap, 'red'), '1 2 3'],
  ['a wildcard needs a token behind', phrase('old', gap), '1 2 3'],
  ['wildcards on both sides', phrase(gap, 'red', gap), '1 2'],
  ['two wildcards before', phrase(gap, gap, 'door'), '1 2'],
  ['a phrase of one token is for parts in order alone', phrase('k1'), ''],
  ['a phrase of one token', phrase('frame'), '3'],
  ['a phrase of wildcards is nowhere', phrase(gap, gap), ''],
  ['the empty phrase is nowhere', phrase(), ''],
  ['a weight changes no set', all({ kind: 'token', token: 'red', weight: 0.1 }, token('old')), '1 2 3 4'],
]

export function indexWordsContract(open: OpenIndex): void {
  let opened: OpenedIndex
  beforeAll(async () => {
    opened = await openFilled(open, entries)
  })
  afterAll(() => opened.close())

  test.each(expectations)('%s', async (_, match, ids) => {
    const expected = ids.split(' ').filter(Boolean)
    const best = { by: 'best', today: 20_000 } as const
    expect(await findIds(opened.index, { match })).toEqual(expected)
    expect(await findIds(opened.index, { match, order: best })).toEqual(expected)
    expect(await findIds(opened.index, { filters: [{ kind: 'words', match }] })).toEqual(expected)
  })

  test('a word in the title counts more than one in the caption', async () => {
    const order = { by: 'best', today: 20_000 } as const
    const { ids } = await opened.index.search({
      match: token('red'),
      filters: [{ kind: 'ids', ids: ['1', '4'] }],
      assetType: 'image',
      order,
      facets: [],
      limit: 10,
      from: 0,
    })
    expect(ids).toEqual(['1', '4'])
  })
}
