import { z } from 'zod'
import { parseAssetId } from '#features/catalogue/domain.ts'
import { type Endpoint, endpoint, json } from '#platform/endpoint.ts'
import { api, boardParams, typed } from '../../calls/call-parts.ts'
import { readerOf } from '../../needs.ts'
import { refuseSharing } from './refuse-sharing.ts'
import { pageQuery, rowId, type SharingNeeds } from './sharing-parts.ts'

const comment = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  by: z.string(),
  isOwn: z.boolean(),
  canDelete: z.boolean(),
  assetId: z.string().nullable(),
})

const assetId = z
  .string()
  .max(30)
  .transform((text, context) => {
    const id = parseAssetId(text)
    if (id !== null) return id
    context.addIssue({ code: 'custom', message: 'is no id' })
    return z.NEVER
  })

/** What is said on a board and its assets. */
export function commentCalls({ boards }: SharingNeeds): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: `${api}/boards/:id/comments`,
        summary: 'Comments, the newest first: all, those of an asset, or with asset=none those on the board.',
        params: boardParams,
        query: pageQuery.extend({
          asset: z.union([z.literal('none').transform(() => null), assetId]).optional(),
        }),
        answer: z.object({ comments: z.array(comment), next: z.string().nullable() }),
      },
      async ({ visit, params, query: { invitation_code, before, asset } }) => {
        const reader = readerOf(visit, invitation_code)
        const listed = await boards.listComments(reader, params.id, { before, assetId: asset })
        return listed.ok ? json(200, listed.value) : refuseSharing(listed.failure, 'read')
      },
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/boards/:id/comments`,
        summary: 'Says something on a board, or on one of its assets.',
        csrf: 'meta-tag',
        creates: true,
        params: boardParams,
        body: z.object({ text: typed, assetId: assetId.nullable().optional() }),
        answer: comment,
      },
      async ({ visit, params, body, onceKey }) => {
        const added = await boards.addComment(readerOf(visit), params.id, { ...body, onceKey })
        return added.ok ? json(201, added.value) : refuseSharing(added.failure, 'change')
      },
    ),

    endpoint(
      {
        method: 'DELETE',
        path: `${api}/boards/:id/comments/:commentId`,
        summary: 'Deletes a comment: one of your own, or as the owner any.',
        csrf: 'meta-tag',
        params: boardParams.extend({ commentId: rowId }),
        answer: z.object({}),
      },
      async ({ visit, params }) => {
        const done = await boards.deleteComment(readerOf(visit), params.id, params.commentId)
        return done.ok ? json(200, {}) : refuseSharing(done.failure, 'change')
      },
    ),
  ]
}
