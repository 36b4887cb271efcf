import { expect, test } from 'vitest'
import { drawEntry, openDice } from '#features/search/testing.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { findTerm } from '../segment/find-terms.ts'
import { openNameTable } from '../segment/name-table.ts'
import { columnsOf } from '../segment/segment-columns.ts'
import { narrowToSequence } from './match-phrase.ts'

const words = { title: ['red', 'dog', 'dog'], caption: ['sea', '', 'sun'] }
const columns = columnsOf(buildSegment('one', [{ ...drawEntry(openDice(1), 1), words }], openNameTable()))

function holds(...tokens: readonly (string | null)[]): boolean {
  const terms = tokens.map((token) =>
    token === null ? null : findTerm(columns, new TextEncoder().encode(token)),
  )
  const list = { places: Uint32Array.of(0), scores: Float32Array.of(3), isScored: true, count: 1 }
  narrowToSequence(columns, list, terms)
  return list.count === 1
}

test.each([
  [['red', 'dog'], true],
  [['dog', 'dog'], true],
  [['dog', 'red'], false],
  [['red', null, 'dog'], true],
  [[null, 'dog'], true],
  [['red', null, null, null], false],
  [['dog', 'sea'], false],
  [['dog', null, 'sea'], false],
  [['sea', 'sun'], false],
  [['sea', null, 'sun'], false],
  [['sun'], true],
])('%j', (tokens, isThere) => expect(holds(...tokens)).toBe(isThere))
