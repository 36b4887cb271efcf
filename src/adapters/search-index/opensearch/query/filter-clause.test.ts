import { expect, test } from 'vitest'
import type { Filter } from '#features/search/domain.ts'
import { nothing, openAllowance } from './clause.ts'
import { filterClause } from './filter-clause.ts'

const clauseOf = (filter: Filter) => filterClause(filter, openAllowance())

test('ends of a range are whole numbers that the index can hold', () => {
  const between = (from?: number, to?: number) =>
    clauseOf({
      kind: 'between',
      field: 'createdOn',
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    })
  expect(between(1.5, 3.5)).toEqual({ range: { 'fields.createdOn': { gte: 2, lte: 3 } } })
  expect(between(-5)).toEqual({ range: { 'fields.createdOn': { gte: 0, lte: 4_294_967_295 } } })
  expect(between(undefined, Number.POSITIVE_INFINITY)).toEqual(between())
  for (const [from, to] of [
    [2, 1],
    [1.2, 1.8],
    [5e9, 6e9],
    [Number.NaN, 5],
    [0, Number.NaN],
    [-2, -1],
  ])
    expect(between(from, to)).toEqual(nothing)
})

test('fields and ids that nobody knows are of nothing', () => {
  const strange = '__proto__' as 'family'
  expect(clauseOf({ kind: 'one-of', field: strange, values: ['x'] })).toEqual(nothing)
  expect(clauseOf({ kind: 'has', field: strange })).toEqual(nothing)
  expect(clauseOf({ kind: 'between', field: 'family' as 'quality' })).toEqual(nothing)
  expect(clauseOf({ kind: 'ids', ids: ['7', '', '07', 'x', '9'.repeat(40)] })).toEqual({
    ids: { values: ['7'] },
  })
})

test('ten thousand filters are as many clauses as OpenSearch bears', () => {
  const of = Array.from({ length: 10_000 }, (): Filter => ({ kind: 'has', field: 'event' }))
  const { bool } = clauseOf({ kind: 'any', of }) as { bool: { should: readonly object[] } }
  expect(bool.should.filter((clause) => 'exists' in clause).length).toBeLessThanOrEqual(1_000)
})
