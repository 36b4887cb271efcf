import { z } from 'zod'
import { type Endpoint, endpoint, json } from '#platform/endpoint.ts'
import { api, boardParams, invitationQuery } from '../../calls/call-parts.ts'
import { readerOf } from '../../needs.ts'
import { refuseSharing } from './refuse-sharing.ts'
import { pageQuery, type SharingNeeds } from './sharing-parts.ts'

const line = z.object({
  id: z.string(),
  kind: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  revision: z.number(),
  at: z.iso.datetime(),
  by: z.string(),
  isOwn: z.boolean(),
})

/** Who did what on a board, afterwards and while it happens. */
export function activityCalls({ boards }: SharingNeeds): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: `${api}/boards/:id/activity`,
        summary: 'Who did what on a board, the newest first.',
        params: boardParams,
        query: pageQuery,
        answer: z.object({ lines: z.array(line), next: z.string().nullable() }),
      },
      async ({ visit, params, query: { invitation_code, before } }) => {
        const listed = await boards.listActivity(readerOf(visit, invitation_code), params.id, { before })
        return listed.ok ? json(200, listed.value) : refuseSharing(listed.failure, 'read')
      },
    ),

    endpoint(
      {
        method: 'GET',
        path: `${api}/boards/:id/events`,
        summary:
          'Server-sent events: hello {revision}, changed {revision, kind, by, isOwn}, and closed {reason} when the board is closed to the reader.',
        params: boardParams,
        query: invitationQuery,
        answer: z.unknown(),
      },
      async ({ visit, caller, params, query: { invitation_code } }) => {
        const reader = readerOf(visit, invitation_code)
        const opened = await boards.watch.open(reader, params.id, caller.address)
        return opened.ok ? { kind: 'events', open: opened.value } : refuseSharing(opened.failure, 'read')
      },
    ),
  ]
}
