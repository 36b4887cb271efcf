import { expect, test } from 'vitest'
import { type RegistrationFacts, registrationStatusOf } from './registration-status.ts'

const nothing = { agreements: [], isLite: false, isSocial: false, isPlus: false }

test.each<[Partial<RegistrationFacts> & Pick<RegistrationFacts, 'authState'>, string]>([
  [{ authState: 'anonymous' }, 'anonymous'],
  [{ authState: 'logged_out' }, 'logged-out'],
  [{ authState: 'remembered', isLite: true }, 'remembered_lite'],
  [{ authState: 'remembered_secure', isSocial: true, isPlus: true }, 'remembered-secure_social_plus'],
  [
    { authState: 'authenticated', agreements: ['subscription', 'premium-access', 'subscription'] },
    'authenticated_premium-access_subscription',
  ],
])('TRACK-05: %o is labelled %s', (facts, label) => {
  expect(registrationStatusOf({ ...nothing, ...facts })).toBe(label)
})
