import { expect, test } from 'vitest'
import type { IndexTerm } from '#features/search/domain.ts'
import { isSameBlock, packTerms, unpackTerms } from './terms-block.ts'

test('terms come out of shared memory as they went in', () => {
  const terms: readonly IndexTerm[] = [
    { kind: 'keyword', locale: 'de', text: 'Straße', folded: 'strasse', id: '7', weight: 3 },
    { kind: 'word', locale: null, text: '海', folded: '海', id: '', weight: 0 },
  ]
  const block = packTerms('one', terms)
  expect(block.bytes.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(unpackTerms(block)).toEqual(terms)
})

test('blocks are the same if their terms are, whatever their ids', () => {
  const term: IndexTerm = { kind: 'word', locale: null, text: 'Sea', folded: 'sea', id: '', weight: 3 }
  expect(isSameBlock(packTerms('one', [term]), packTerms('other', [{ ...term }]))).toBe(true)
  expect(isSameBlock(packTerms('one', [term]), packTerms('one', [{ ...term, weight: 4 }]))).toBe(false)
})
