import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asName, asText, baseOf, isChangedMeanwhile, textToKeep } from './changed-meanwhile.ts'

test.each([
  // stored, wanted, base, lost, kept
  ['A', 'B', null, false, 'B'],
  ['A', 'B', 'A', false, 'B'],
  ['C', 'A', 'A', false, 'C'],
  ['C', 'C', 'A', false, 'C'],
  ['C', 'B', 'A', true, 'B'],
  ['C', '', 'A', true, ''],
  ['', 'B', 'A', true, 'B'],
])('BOARD-11: %j is there, %j is wanted on the base of %j', (stored, wanted, base, isLost, kept) => {
  expect(isChangedMeanwhile({ stored, wanted, base })).toBe(isLost)
  expect(textToKeep({ stored, wanted, base })).toBe(kept)
})

test('BOARD-11: what somebody else wrote is only replaced by whoever has seen it', () => {
  const word = fc.constantFrom('', 'A', 'B', 'C')
  fc.assert(
    fc.property(word, word, word, (stored, wanted, base) => {
      const text = { stored, wanted, base }
      const isReplaced = !isChangedMeanwhile(text) && textToKeep(text) !== stored
      if (isReplaced) expect(base).toBe(stored)
    }),
  )
})

test.each([
  ['nobody writes: the base follows the page', 'B', null, undefined, 'B'],
  [
    'somebody writes: the base stays, whatever the others do',
    'B',
    { base: 'A', text: 'Mine' },
    undefined,
    'A',
  ],
  [
    'what was written stands there: the next draft is based on it',
    'Mine',
    { base: 'A', text: 'Mine' },
    undefined,
    'Mine',
  ],
  ['the form came back: it is based on what it was', 'B', null, 'A', 'A'],
])('BOARD-11: %s', (_, stored, draft, sentBase, base) => {
  expect(baseOf({ stored, draft, sentBase })).toBe(base)
})

test('a base is compared as it is kept, however a form writes it', () => {
  expect(asText(' One\r\nTwo ')).toBe('One\nTwo')
  expect(asText('\u200b')).toBe('')
  expect(asName('  Covers ')).toBe('Covers')
  expect(asName('')).toBe('')
})
