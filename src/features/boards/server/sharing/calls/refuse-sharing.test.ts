import { describe, expect, test } from 'vitest'
import { refuseSharing } from './refuse-sharing.ts'

describe('a failure of sharing', () => {
  test.each([
    ['not-found', 404, 'not-found'],
    ['gone', 410, 'invitation-withdrawn'],
    ['deleted', 410, 'board-deleted'],
    ['too-many-members', 409, 'too-many-members'],
    ['sign-in-again', 401, 'sign-in-again'],
    ['not-allowed', 403, 'not-allowed'],
    ['not-verified', 403, 'not-verified'],
    ['too-many-invitations', 409, 'too-many-invitations'],
  ])('%s is answered with %i %s', (failure, status, type) => {
    expect(refuseSharing(failure, 'change')).toMatchObject({ problem: { status, type } })
  })

  test.each([
    ['expiry-out-of-range', 'expiresInDays'],
    ['unknown-assets', 'assetId'],
    ['email-malformed', 'email'],
  ])('%s names the field %s', (failure, path) => {
    expect(refuseSharing(failure, 'change')).toMatchObject({ problem: { status: 400, errors: [{ path }] } })
  })

  test('about a field names it', () => {
    expect(refuseSharing('text-empty', 'change')).toMatchObject({
      problem: { status: 400, type: 'text-empty', errors: [{ path: 'text', message: 'text-empty' }] },
    })
  })

  test('CALL-01: sends to sign-in where something was to change, not where a page asks unbidden', () => {
    const force = { errorDetails: { forceSignIn: true } }
    expect(refuseSharing('not-signed-in', 'change')).toMatchObject({ problem: { status: 401, ...force } })
    expect(refuseSharing('not-signed-in', 'read')).not.toMatchObject({ problem: force })
    expect(refuseSharing('not-signed-in', 'read')).toMatchObject({ problem: { status: 401 } })
    // Who may see links only after proving who they are was asked for them.
    expect(refuseSharing('sign-in-again', 'read')).toMatchObject({ problem: { status: 401, ...force } })
  })

  test('tells when to try again', () => {
    expect(refuseSharing({ tooMany: 17 }, 'change')).toMatchObject({
      problem: { status: 429 },
      headers: { 'retry-after': '17' },
    })
  })
})
