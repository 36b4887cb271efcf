import type { Endpoint } from '#platform/endpoint.ts'
import { withoutRobots } from '../../calls/call-parts.ts'
import { activityCalls } from './activity.endpoint.ts'
import { commentCalls } from './comments.endpoint.ts'
import { invitationCalls } from './invitations.endpoint.ts'
import { memberCalls } from './members.endpoint.ts'
import type { SharingNeeds } from './sharing-parts.ts'

/** Everything under `/components/collaboration/api` that people do together. */
export function sharingCalls(needs: SharingNeeds): readonly Endpoint[] {
  const calls = [
    ...invitationCalls(needs),
    ...memberCalls(needs),
    ...commentCalls(needs),
    ...activityCalls(needs),
  ]
  return calls.map((call) => ({ ...call, handle: async (sent) => withoutRobots(await call.handle(sent)) }))
}
