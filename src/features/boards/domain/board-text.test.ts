import { expect, test } from 'vitest'
import { parseBoardText } from './board-text.ts'

test.each([
  ['', ''],
  [' \n ', ''],
  [' For the cover.\r\nOr page 3. ', 'For the cover.\nOr page 3.'],
  ['a\u0000b', 'ab'],
])('a note %j is kept as %j', (text, kept) => {
  expect(parseBoardText(text)).toEqual({ ok: true, value: kept })
})

test('a note has at most 2,000 characters', () => {
  expect(parseBoardText('板'.repeat(2_000)).ok).toBe(true)
  expect(parseBoardText('板'.repeat(2_001))).toEqual({ ok: false, failure: 'text-too-long' })
})
