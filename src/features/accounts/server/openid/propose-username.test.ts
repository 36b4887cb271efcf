import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseUsername } from '../../domain/parse-username.ts'
import { proposeUsername } from './propose-username.ts'

test('the first that can be one is taken, without what cannot stand in it', () => {
  expect(proposeUsername(['Mira Sand', 'mira'], '').shown).toBe('MiraSand')
  expect(proposeUsername(['@', 'mira'], '7').shown).toBe('mira7')
  expect(proposeUsername(['', '..'], '').shown).toBe('member')
})

test('it is always a user name', () => {
  const digits = fc.constantFrom('', '0', '999999')
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }), digits, (known, end) => {
      expect(parseUsername(proposeUsername(known, end).shown).ok).toBe(true)
    }),
  )
})
