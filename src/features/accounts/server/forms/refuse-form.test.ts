import { expect, test } from 'vitest'
import type { FormState } from '#visit/page-contract.ts'
import { refuseForm, typedIn } from './refuse-form.ts'

const typed = { email: 'mira@' }
const show = (form: FormState) => ({ form })

test('a failure stands at the field that its first word names', () => {
  expect(refuseForm({ failure: 'email-malformed', typed, fields: { email: 'email' }, show })).toEqual({
    kind: 'refused',
    status: 400,
    data: { form: { typed, errors: { email: 'email-malformed' } } },
  })
})

test('a name of its own goes before the first word', () => {
  const fields = { password: 'after', 'password-missing': 'before' }
  expect(refuseForm({ failure: 'password-missing', typed, fields, show }).data.form.errors).toEqual({
    before: 'password-missing',
  })
})

test('what is about no field stands above the form, under its own status', () => {
  expect(refuseForm({ failure: 'last-leader', typed, show })).toMatchObject({
    status: 409,
    data: { form: { errors: { form: 'last-leader' } } },
  })
})

test('too often says when to come again', () => {
  const failure = { kind: 'too-many', retryAfterSeconds: 17 } as const
  expect(refuseForm({ failure, typed, show })).toMatchObject({ status: 429, retryAfterSeconds: 17 })
})

test('everything that is wrong is told at once', () => {
  const failure = {
    kind: 'bad-input',
    errors: { email: 'email-missing', password: 'password-common' },
  } as const
  const fields = { password: 'newPassword' }
  expect(refuseForm({ failure, typed, fields, show }).data.form.errors).toEqual({
    email: 'email-missing',
    newPassword: 'password-common',
  })
})

test('of what was sent, only named fields come again, and of those no novel', () => {
  const again = typedIn({ email: 'x'.repeat(5_000), password: 'secret' }, 'email', 'name')
  expect(again.email).toHaveLength(1_000)
  expect(again).not.toHaveProperty('password')
  expect(again.name).toBe('')
})
