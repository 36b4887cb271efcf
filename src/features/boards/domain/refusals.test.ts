import { expect, test } from 'vitest'
import { isHelpedBySigningIn, statusOf } from './refusals.ts'

test.each([
  ['not-found', 404],
  ['gone', 410],
  ['deleted', 410],
  ['too-many-boards', 409],
  ['changed-meanwhile', 409],
  ['not-verified', 403],
  ['sign-in-again', 401],
  ['name-empty', 400],
  ['constructor', 400],
  [{ tooMany: 7 }, 429],
] as const)('%j has the status %i', (failure, status) => {
  expect(statusOf(failure)).toBe(status)
})

test('who is not signed in, or has not proven it lately, is led to sign in', () => {
  const words = ['not-signed-in', 'sign-in-again', 'not-allowed', 'not-found']
  expect(words.filter(isHelpedBySigningIn)).toEqual(['not-signed-in', 'sign-in-again'])
})
