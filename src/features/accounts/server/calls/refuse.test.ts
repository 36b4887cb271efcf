import { expect, test } from 'vitest'
import { refuse } from './refuse.ts'

test('a failure about a field is told at the field', () => {
  expect(refuse('password-too-short')).toMatchObject({
    problem: { status: 400, errors: [{ path: 'password', message: 'password-too-short' }] },
  })
  expect(refuse({ kind: 'bad-input', errors: { email: 'email-missing' } })).toMatchObject({
    problem: { status: 400, type: 'bad-input', errors: [{ path: 'email', message: 'email-missing' }] },
  })
})

test.each([
  ['wrong-login', 401],
  ['wrong-password', 403],
  ['not-a-leader', 403],
  ['username-taken', 409],
  ['stale-code', 410],
] as const)('%s is status %i', (failure, status) =>
  expect(refuse(failure)).toMatchObject({ problem: { status, type: failure } }),
)

test('who has to come again is told when, and who has to sign in again that it helps', () => {
  expect(refuse({ kind: 'too-many', retryAfterSeconds: 9 })).toMatchObject({
    problem: { status: 429 },
    headers: { 'retry-after': '9' },
  })
  expect(refuse('sign-in-again')).toMatchObject({
    problem: { status: 401, errorDetails: { forceSignIn: true } },
  })
})
