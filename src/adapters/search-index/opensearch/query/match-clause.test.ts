import { describe, expect, test } from 'vitest'
import type { Match } from '#features/search/domain.ts'
import { type Clause, nothing, openAllowance } from './clause.ts'
import { matchFilter, matchQuery } from './match-clause.ts'

const token = (name: string): Match => ({ kind: 'token', token: name })

/** Queries that look something up, however deep. */
function leavesOf(clause: unknown): number {
  if (typeof clause !== 'object' || clause === null) return 0
  if (Array.isArray(clause)) return clause.reduce((sum: number, one) => sum + leavesOf(one), 0)
  return Object.entries(clause).reduce(
    (sum, [name, value]) =>
      sum + (['term', 'terms', 'prefix', 'span_term'].includes(name) ? 1 : leavesOf(value)),
    0,
  )
}

test('whether an asset has a word is one look into all parts at once', () => {
  expect(matchFilter(token('dog'), openAllowance())).toEqual({ term: { tokens: { value: 'dog', boost: 1 } } })
})

test('how well it matches is weighed by where the word stands', () => {
  const clause = matchQuery({ kind: 'token', token: 'dog', weight: 2 }, openAllowance())
  expect(JSON.stringify(clause)).toContain('{"words.title":{"value":"dog","boost":10}}')
  expect(JSON.stringify(clause)).toContain('{"words.caption":{"value":"dog","boost":3}}')
})

test('of several readings only the best counts', () => {
  const clause = matchQuery({ kind: 'best', of: [token('a'), token('b')] }, openAllowance())
  expect(clause).toHaveProperty('dis_max.queries.length', 2)
})

test('what must not be there is not weighed', () => {
  const clause = matchQuery(
    { kind: 'all', of: [token('a'), { kind: 'not', match: token('b') }] },
    openAllowance(),
  )
  expect(clause).toHaveProperty('bool.must_not', [{ term: { tokens: { value: 'b', boost: 1 } } }])
})

describe('whatever is asked, OpenSearch can bear it', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => token(`t${at}`))
  const asked: readonly Match[] = [
    { kind: 'all', of: many },
    { kind: 'any', of: many },
    { kind: 'best', of: many },
    { kind: 'phrase', tokens: many.map(() => 'x') },
    { kind: 'any', of: many.map(() => ({ kind: 'phrase', tokens: ['a', '', 'b', 'c'] })) },
    { kind: 'all', of: many.map((match) => ({ kind: 'not', match })) },
  ]
  test.each(asked)('20,000 times $kind', (match) => {
    for (const read of [matchFilter, matchQuery]) {
      const leaves = leavesOf(read(match, openAllowance()))
      expect(leaves).toBeLessThanOrEqual(1_024)
      expect(leaves).toBeGreaterThan(0)
    }
  })

  test('levels without end are cut', () => {
    const deep = many.reduce<Match>((inner) => ({ kind: 'all', of: [inner] }), token('dog'))
    const depthOf = (clause: Clause): number => JSON.stringify(clause).split('[').length
    expect(depthOf(matchFilter(deep, openAllowance()))).toBeLessThan(70)
    const nots = many.reduce<Match>((match) => ({ kind: 'not', match }), token('dog'))
    expect(depthOf(matchQuery(nots, openAllowance()))).toBeLessThan(70)
  })
})

test('what is empty is nowhere', () => {
  const empty: readonly Match[] = [
    token(''),
    { kind: 'prefix', prefix: '' },
    { kind: 'phrase', tokens: [] },
    { kind: 'phrase', tokens: ['', ''] },
    { kind: 'any', of: [] },
    { kind: 'best', of: [] },
  ]
  for (const match of empty) expect(matchQuery(match, openAllowance())).toEqual(nothing)
})
