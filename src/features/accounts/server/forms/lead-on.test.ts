import { expect, test } from 'vitest'
import { leadOn } from './lead-on.ts'

test('pages of this room are told what was done, whatever else their address says', () => {
  expect(leadOn('/account', 'email-verified')).toBe('/account?done=email-verified')
  expect(leadOn('/de/account/team?done=invited', 'email-verified')).toBe(
    '/de/account/team?done=email-verified',
  )
  expect(leadOn('/team-invitation?code=c-2_', 'email-verified')).toBe(
    '/team-invitation?code=c-2_&done=email-verified',
  )
})

test('others are left alone', () => {
  for (const path of ['/detail/7', '/search/2/image?phrase=%20sea', '/accounts', '/']) {
    expect(leadOn(path, 'email-verified')).toBe(path)
  }
})
