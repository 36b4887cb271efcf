import { z } from 'zod'
import { type Endpoint, endpoint, json } from '#platform/endpoint.ts'
import { api, boardParams, typed } from '../../calls/call-parts.ts'
import { readerOf } from '../../needs.ts'
import { refuseSharing } from './refuse-sharing.ts'
import { role, rowId, type SharingNeeds } from './sharing-parts.ts'

const invitation = z.object({
  id: z.string(),
  code: z.string(),
  link: z.string(),
  role,
  recipient: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  state: z.enum(['open', 'accepted', 'withdrawn', 'expired']),
})

/** Links to a board: making, listing, withdrawing and accepting them. */
export function invitationCalls({ boards }: SharingNeeds): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: `${api}/boards/:id/invitations`,
        summary: 'The links that open a board, for its owner.',
        params: boardParams,
        answer: z.object({ invitations: z.array(invitation) }),
      },
      async ({ visit, caller, params }) => {
        const listed = await boards.listInvitations(readerOf(visit), params.id, caller.origin)
        return listed.ok ? json(200, { invitations: listed.value }) : refuseSharing(listed.failure, 'read')
      },
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/boards/:id/invitations`,
        summary: 'Makes a link to a board; with an address it is sent there and can be accepted once.',
        csrf: 'meta-tag',
        creates: true,
        params: boardParams,
        body: z.object({
          role: role.default('view'),
          email: typed.optional(),
          expiresInDays: z.number().nullable().optional(),
        }),
        answer: invitation,
      },
      async ({ visit, caller, params, body, onceKey }) => {
        const from = { viewer: visit.viewer, origin: caller.origin, locale: visit.locale }
        const made = await boards.invite(readerOf(visit), params.id, { ...body, onceKey }, from)
        return made.ok ? json(201, made.value) : refuseSharing(made.failure, 'change')
      },
    ),

    endpoint(
      {
        method: 'DELETE',
        path: `${api}/boards/:id/invitations/:invitationId`,
        summary: 'Withdraws a link: it opens nothing from now on. Whoever has joined by it stays.',
        csrf: 'meta-tag',
        params: boardParams.extend({ invitationId: rowId }),
        answer: z.object({}),
      },
      async ({ visit, params }) => {
        const done = await boards.withdrawInvitation(readerOf(visit), params.id, params.invitationId)
        return done.ok ? json(200, {}) : refuseSharing(done.failure, 'change')
      },
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/invitations/:code/accept`,
        summary: 'Joins the board that a link is of.',
        csrf: 'meta-tag',
        params: z.object({ code: rowId }),
        answer: z.object({
          boardId: z.string(),
          role: z.enum(['owner', 'edit', 'comment', 'view', 'guest']),
        }),
      },
      async ({ visit, params }) => {
        const joined = await boards.acceptInvitation(readerOf(visit), params.code)
        return joined.ok ? json(200, joined.value) : refuseSharing(joined.failure, 'change')
      },
    ),
  ]
}
