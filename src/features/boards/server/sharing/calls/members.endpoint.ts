import { z } from 'zod'
import { type Endpoint, endpoint, json } from '#platform/endpoint.ts'
import { api, boardParams, sharedAnswer, withoutPictures } from '../../calls/call-parts.ts'
import { readerOf } from '../../needs.ts'
import { refuseSharing } from './refuse-sharing.ts'
import { role, rowId, type SharingNeeds } from './sharing-parts.ts'

const member = z.object({
  id: z.string(),
  name: z.string(),
  role,
  joinedAt: z.iso.datetime(),
  isOwn: z.boolean(),
})

const oneMember = boardParams.extend({ memberId: rowId })

/** Who works on a board, and the boards of others that one works on. */
export function memberCalls({ boards }: SharingNeeds): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: `${api}/shared`,
        summary: 'Boards of others that the member has joined, the last joined first.',
        answer: sharedAnswer,
      },
      async ({ visit }) => {
        const shared = await boards.listShared(readerOf(visit))
        if (!shared.ok) return refuseSharing(shared.failure, 'read')
        return json(200, { boards: withoutPictures(shared.value), total: shared.value.length })
      },
    ),

    endpoint(
      {
        method: 'GET',
        path: `${api}/boards/:id/members`,
        summary: 'Who has joined a board, for those who have.',
        params: boardParams,
        answer: z.object({ members: z.array(member) }),
      },
      async ({ visit, params }) => {
        const listed = await boards.listMembers(readerOf(visit), params.id)
        return listed.ok ? json(200, { members: listed.value }) : refuseSharing(listed.failure, 'read')
      },
    ),

    endpoint(
      {
        method: 'PATCH',
        path: `${api}/boards/:id/members/:memberId`,
        summary: 'The owner gives a member another role.',
        csrf: 'meta-tag',
        params: oneMember,
        body: z.object({ role }),
        answer: z.object({}),
      },
      async ({ visit, params, body }) => {
        const done = await boards.changeMember(readerOf(visit), params.id, params.memberId, body.role)
        return done.ok ? json(200, {}) : refuseSharing(done.failure, 'change')
      },
    ),

    endpoint(
      {
        method: 'DELETE',
        path: `${api}/boards/:id/members/:memberId`,
        summary: 'The owner removes a member. What the member added stays.',
        csrf: 'meta-tag',
        params: oneMember,
        answer: z.object({}),
      },
      async ({ visit, params }) => {
        const done = await boards.removeMember(readerOf(visit), params.id, params.memberId)
        return done.ok ? json(200, {}) : refuseSharing(done.failure, 'change')
      },
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/boards/:id/leave`,
        summary: "Leaves somebody else's board.",
        csrf: 'meta-tag',
        params: boardParams,
        answer: z.object({}),
      },
      async ({ visit, params }) => {
        const done = await boards.leave(readerOf(visit), params.id)
        return done.ok ? json(200, {}) : refuseSharing(done.failure, 'change')
      },
    ),
  ]
}
