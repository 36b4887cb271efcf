import { expect, test } from 'vitest'
import type { Viewer } from '#visit/visit.ts'
import { buildMember } from '../testing/build-member.ts'
import { mayBuy, mayChangeAccount, mayDownload, mayInvite } from './permissions.ts'

const unverified = { isEmailVerified: false }

test.each<[string, Viewer, string]>([
  ['a bot', { kind: 'bot' }, ''],
  ['a visitor', { kind: 'visitor', authState: 'anonymous' }, ''],
  ['one who left', { kind: 'visitor', authState: 'logged_out' }, ''],
  ['one who is remembered', buildMember({ authState: 'remembered' }), ''],
  [
    'one who gave the password',
    buildMember({ authState: 'remembered_secure' }),
    'buy download change invite',
  ],
  ['one who signed in', buildMember(), 'buy download change invite'],
  ['one without a confirmed address', buildMember(unverified), 'download change'],
])('ACCOUNT-01: %s may do what fits', (_who, viewer, allowed) => {
  const answers = {
    buy: mayBuy(viewer),
    download: mayDownload(viewer),
    change: mayChangeAccount(viewer),
    invite: mayInvite(viewer),
  }
  expect(
    Object.entries(answers)
      .filter(([, may]) => may)
      .map(([what]) => what)
      .join(' '),
  ).toBe(allowed)
})
