import { expect, test } from 'vitest'
import { parseRegistration } from './parse-registration.ts'

test('everything that is wrong is told at once', () => {
  expect(parseRegistration({ email: 'mira', username: 'm', password: '' })).toEqual({
    ok: false,
    failure: { email: 'email-malformed', username: 'username-too-short', password: 'password-missing' },
  })
})

test('a password that holds the name typed beside it is refused', () => {
  const typed = { email: 'mira@example.test', username: 'sandcastle', password: 'my-sandcastle-9' }
  expect(parseRegistration(typed)).toEqual({ ok: false, failure: { password: 'password-personal' } })
})

test('what is right comes with its keys', () => {
  const typed = { email: 'Mira@example.test', username: 'Mira', password: 'seven-quiet-harbours' }
  expect(parseRegistration(typed)).toMatchObject({
    ok: true,
    value: { email: { key: 'mira@example.test' }, username: { shown: 'Mira', key: 'mira' } },
  })
})
