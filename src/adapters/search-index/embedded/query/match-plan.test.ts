import { expect, test } from 'vitest'
import type { Match } from '#features/search/domain.ts'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { openNameTable } from '../segment/name-table.ts'
import { columnsOf } from '../segment/segment-columns.ts'
import { isPositive, mostLeaves, nothing, openPlanMaker, type Plan } from './match-plan.ts'

const entry = drawEntry(openDice(1), 1)
const columnsWith = (...concepts: readonly string[]) =>
  columnsOf(buildSegment('one', [{ ...entry, words: { concepts } }], openNameTable()))
const plan = (match: Match) =>
  openPlanMaker([columnsWith('dog', 'door', 'sea'), columnsWith('dog')]).planOf(match)
const dog: Match = { kind: 'token', token: 'dog' }
const sea: Match = { kind: 'token', token: 'sea' }
const numbersOf = (one: Plan | undefined) => (one?.kind === 'term' ? one.term.numbers : null)

test('a token is looked up in every part', () => {
  expect(numbersOf(plan(dog))).toEqual([0, 0])
  expect(numbersOf(plan(sea))).toEqual([2, -1])
})

test('what frames one thing is taken off, and like in like becomes one', () => {
  expect(numbersOf(plan({ kind: 'all', of: [{ kind: 'best', of: [dog] }] }))).toEqual([0, 0])
  const nested = plan({ kind: 'any', of: [dog, { kind: 'any', of: [sea, dog] }] })
  expect(nested).toMatchObject({ kind: 'any', of: [{ kind: 'term' }, { kind: 'term' }, { kind: 'term' }] })
})

test('a prefix becomes the terms that begin so', () => {
  const found = plan({ kind: 'prefix', prefix: 'do' })
  expect(found.kind === 'best' && found.of.map(numbersOf)).toEqual([
    [0, 0],
    [1, -1],
  ])
})

test('of too many terms the most frequent are taken', () => {
  const words = Array.from({ length: 80 }, (_, at) => `w${String(at).padStart(2, '0')}`)
  const found = openPlanMaker([columnsWith(...words), columnsWith('w77')]).planOf({
    kind: 'prefix',
    prefix: 'w',
  })
  expect(found.kind === 'best' && found.of).toHaveLength(64)
  expect(found.kind === 'best' && found.of.slice(0, 2).map(numbersOf)).toEqual([
    [77, 0],
    [0, -1],
  ])
})

test.each<Match>([
  { kind: 'token', token: '' },
  { kind: 'prefix', prefix: '' },
  { kind: 'phrase', tokens: [] },
  { kind: 'phrase', tokens: ['', ''] },
])('%o finds nothing', (match) => expect(plan(match)).toEqual(nothing))

test('what comes behind the most leaves is passed by', () => {
  const found = plan({ kind: 'all', of: Array.from({ length: mostLeaves * 2 }, () => dog) })
  expect(found.kind === 'all' && found.of.length).toBeLessThanOrEqual(mostLeaves)
})

test('readings that are nearly everything are few, while any number of words may be left out', () => {
  const nots = Array.from({ length: 300 }, (): Match => ({ kind: 'not', match: dog }))
  const [any, all] = [plan({ kind: 'any', of: nots }), plan({ kind: 'all', of: nots })]
  expect(any.kind === 'any' && any.of.length).toBeLessThanOrEqual(mostLeaves / 32)
  expect(all.kind === 'all' && all.of.length).toBe(300)
})

test('only what is looked for is positive', () => {
  expect(isPositive(plan({ kind: 'all', of: [{ kind: 'not', match: dog }] }))).toBe(false)
  expect(isPositive(plan({ kind: 'all', of: [sea, { kind: 'not', match: dog }] }))).toBe(true)
})
