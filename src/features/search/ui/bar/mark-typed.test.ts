import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markTyped } from './mark-typed.ts'

/** With brackets around what is marked. */
const marked = (name: string, typed: string) =>
  markTyped(name, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('')

test.each([
  ['sea shore', 'sea', '[sea] shore'],
  ['Sea shore', 'SEA  sh', '[Sea sh]ore'],
  ['Café de Flore', 'cafe', '[Café] de Flore'],
  ['cafe', 'café', '[cafe]'],
  ['Zürich', 'zur', '[Zür]ich'],
  ['Cafe\u0301 Luna', 'café', '[Café] Luna'],
  ['red sea', 'sea red', '[red] [sea]'],
  ['undersea', 'sea', 'undersea'],
  ['undersea sea', 'sea', 'undersea [sea]'],
  ['東京の夜景', '夜景', '東京の[夜景]'],
  ['ｔｏｋｙｏ', 'tok', '[ｔｏｋ]ｙｏ'],
  ['sea', '', 'sea'],
  ['sea', 'dog', 'sea'],
])('in “%s” what “%s” began is %s', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected)
})

test('the parts are the name, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, typed) => {
      const parts = markTyped(name, typed)
      expect(parts.map(({ text }) => text).join('')).toBe(name.normalize('NFC'))
      expect(parts.every(({ text }) => text !== '')).toBe(true)
    }),
  )
})
