import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEmail } from './parse-email.ts'

test.each(['mira@example.test', "o'hara+stock@mail.example.co.uk", 'm@exämple.test', 'ミラ@例え.テスト'])(
  'ACCOUNT-01: %s is an address',
  (text) => {
    expect(parseEmail(` ${text} `)).toMatchObject({ ok: true, value: { shown: text } })
  },
)

test('case makes no difference to whose it is', () => {
  expect(parseEmail('Mira@Example.TEST')).toMatchObject({
    value: { shown: 'Mira@Example.TEST', key: 'mira@example.test' },
  })
})

test.each([
  'mira',
  'mira@',
  '@example.test',
  'mira@localhost',
  'mira@@example.test',
  'mira@example..test',
  'mira@-example.test',
  '.mira@example.test',
  'mi ra@example.test',
  'mira@example.test,other@example.test',
  'Mira <mira@example.test>',
  'mira@example.test\r\nbcc: other@example.test',
  `${'m'.repeat(65)}@example.test`,
  `mira@${'example.'.repeat(40)}test`,
])('%j is none', (text) => {
  expect(parseEmail(text)).toEqual({ ok: false, failure: 'email-malformed' })
})

test('an empty field is told as such', () => {
  expect(parseEmail('  ')).toEqual({ ok: false, failure: 'email-missing' })
})

test('what is accepted has one @ and nothing that could begin a header or a second address', () => {
  const piece = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('@', '.test', ',', '\n', '<', '"', ' '))
  const typed = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(typed, fc.emailAddress()), (text) => {
      const parsed = parseEmail(text)
      if (!parsed.ok) return
      expect(parsed.value.key.split('@')).toHaveLength(2)
      expect(parsed.value.shown).not.toMatch(/[\s\p{Cc},;<>()"\\]/u)
      expect(parseEmail(parsed.value.key)).toMatchObject({ ok: true, value: { key: parsed.value.key } })
    }),
  )
})
