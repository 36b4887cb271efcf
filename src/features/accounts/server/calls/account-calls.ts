import type { Endpoint } from '#platform/endpoint.ts'
import type { Accounts } from '../open-accounts.ts'
import type { PublicUrls } from './call-parts.ts'
import { openidCalls } from './openid.endpoint.ts'
import { profileCalls } from './profile.endpoint.ts'
import { registrationCalls } from './registration.endpoint.ts'
import { sessionCalls } from './sessions.endpoint.ts'
import { teamCalls } from './team.endpoint.ts'

type Needs = { readonly accounts: Accounts; readonly publicUrls: PublicUrls }

/** `/components/account/api/…` (api.md, "account"). */
export function accountCalls(needs: Needs): readonly Endpoint[] {
  return [
    ...sessionCalls(needs),
    ...registrationCalls(needs),
    ...profileCalls(needs),
    ...teamCalls(needs),
    ...openidCalls(needs),
  ]
}
