import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseUsername } from './parse-username.ts'

test.each(['mira', 'Mira.Sand', 'mira_sand-7', '7mira', 'みらさん', 'мира'])('%s is a user name', (text) => {
  expect(parseUsername(` ${text} `)).toMatchObject({ ok: true, value: { shown: text } })
})

test.each([
  ['', 'username-missing'],
  ['mi', 'username-too-short'],
  ['m'.repeat(41), 'username-too-long'],
  ['mira@example', 'username-malformed'],
  ['mira sand', 'username-malformed'],
  ['.mira', 'username-malformed'],
  ['mira\u0000', 'username-malformed'],
  ['mіra', 'username-malformed'],
])('%j is refused: %s', (text, failure) => {
  expect(parseUsername(text)).toEqual({ ok: false, failure })
})

test('a login is never both a user name and an address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.emailAddress()), (text) => {
      const parsed = parseUsername(text)
      if (parsed.ok) expect(parsed.value.key).toMatch(/^[^@\s\p{Cc}]{3,}$/u)
    }),
  )
})
