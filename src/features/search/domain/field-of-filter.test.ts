import { expect, test } from 'vitest'
import { fieldOfFilter } from './field-of-filter.ts'
import type { Filter } from './index-question.ts'

const family: Filter = { kind: 'one-of', field: 'family', values: ['creative'] }
const quality: Filter = { kind: 'between', field: 'quality', to: 2 }
const cases: readonly (readonly [string, Filter, string | null])[] = [
  ['values', family, 'family'],
  ['a range', quality, 'quality'],
  ['not', { kind: 'not', filter: { kind: 'has', field: 'event' } }, 'event'],
  ['several of one field', { kind: 'any', of: [family, { kind: 'not', filter: family }] }, 'family'],
  ['several fields', { kind: 'all', of: [family, quality] }, null],
  ['words', { kind: 'words', match: { kind: 'token', token: 'dog' } }, null],
  ['ids', { kind: 'ids', ids: ['1'] }, null],
  ['a field and words', { kind: 'any', of: [family, { kind: 'ids', ids: [] }] }, null],
  ['nothing', { kind: 'all', of: [] }, null],
]

test.each(cases)('%s', (_, filter, field) => expect(fieldOfFilter(filter)).toBe(field))

test('what is nested without end is about no field', () => {
  let filter: Filter = family
  for (let depth = 0; depth < 50_000; depth += 1) filter = { kind: 'not', filter }
  expect(fieldOfFilter(filter)).toBeNull()
})
