import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonPasswords, commonRoots } from './common-passwords.data.ts'
import { parsePassword, passwordLength } from './parse-password.ts'

const owner = { username: 'mira.sand', email: 'stock@example.test' }
const failureOf = (text: string) => {
  const parsed = parsePassword(text, owner)
  return parsed.ok ? null : parsed.failure
}

describe('ACCOUNT-01: a password', () => {
  test.each(['seven-quiet-harbours', 'kT9#vLq2!x', 'ぬるいおちゃがすきなねこ'])('%j is good', (text) => {
    expect(failureOf(text)).toBeNull()
  })

  test.each([
    ['', 'password-missing'],
    ['kT9#vLq2!', 'password-too-short'],
    ['kT9#vLq2!x'.repeat(21), 'password-too-long'],
    ['Password123', 'password-common'],
    ['P@ssw0rd2026!', 'password-common'],
    ['qwertyuiop', 'password-common'],
    ['1234567890', 'password-common'],
    ['iloveyou!!!!', 'password-common'],
    ['dragondragon', 'password-common'],
    ['**Sunshine**99', 'password-common'],
    ['aaaaaaaaaabb', 'password-common'],
    ['my-Mira.Sand-9', 'password-personal'],
    ['stock-9-kT9#v', 'password-personal'],
  ])('%j is refused: %s', (text, failure) => {
    expect(failureOf(text)).toBe(failure)
  })

  test('nothing on the list passes, whatever case it is typed in', () => {
    const passed = [...commonPasswords].filter((text) => failureOf(text.toUpperCase()) !== 'password-common')
    expect(passed).toEqual([])
  })

  test('a common word does not become better by figures and signs around it', () => {
    const around = fc.string({ unit: fc.constantFrom(...'0123456789!*-_.#'), maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom(...commonRoots), around, around, (word, before, after) => {
        const text = before + word + after
        fc.pre(text.length >= passwordLength.atLeast)
        expect(failureOf(text)).toBe('password-common')
      }),
    )
  })

  test('the lists are in the form in which they are asked', () => {
    const odd = [...commonPasswords, ...commonRoots].filter((text) => text !== text.toLowerCase())
    expect(odd).toEqual([])
    expect([...commonPasswords].filter((text) => text.length < passwordLength.atLeast)).toEqual([])
    expect(commonPasswords.size + commonRoots.size).toBeGreaterThan(1_000)
  })
})
