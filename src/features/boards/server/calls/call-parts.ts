import { z } from 'zod'
import type { Answer, AnswerHeaders } from '#platform/endpoint.ts'
import { boardLimits } from '../../domain/board-limits.data.ts'

export const api = '/components/collaboration/api'

/** So many assets in one call. */
const mostAssets = 1_000

/** Longer than any text of these calls may be; what is too long for its field is told by the use case. */
export const typed = z.string().max(10_000)

/** `gi:{id}` or the id alone. What is none of ours is told by the use case. */
export const assetIds = z.array(z.string().max(100)).min(1).max(mostAssets)

/** Comma-separated or repeated. */
export const assetIdsInQuery = z
  .union([z.string().max(100_000), z.array(z.string().max(100_000)).max(mostAssets)])
  .transform((given) =>
    [given]
      .flat()
      .flatMap((text) => text.split(','))
      .filter(Boolean),
  )
  .pipe(assetIds)

export const boardParams = z.object({ id: z.string().max(100) })
export const invitationQuery = z.object({ invitation_code: z.string().max(200).optional() })

const wholeNumber = z.coerce.number().int().min(1)

export const assetsPageQuery = z.object({
  assetsPageSize: wholeNumber.max(boardLimits.mostAssetsPage).default(boardLimits.assetsPage),
  assetsPageNumber: wholeNumber.max(boardLimits.assets).default(1),
})

export function pageIn(query: z.infer<typeof assetsPageQuery>) {
  return { number: query.assetsPageNumber, size: query.assetsPageSize }
}

export const listQuery = z.object({
  pageSize: wholeNumber.max(boardLimits.listPage).default(boardLimits.listPage),
  pageNumber: wholeNumber.max(1_000_000).default(1),
  search: typed.optional(),
  sort: z.enum(['updated', 'name', 'created']).optional(),
})

const permission = z.boolean()

const summary = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  assetCount: z.number(),
  heroUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.number(),
  relationship: z.enum(['owned', 'invited']),
  role: z.enum(['owner', 'edit', 'comment', 'view', 'guest']),
  permissions: z.object({
    add: permission,
    remove: permission,
    rename: permission,
    describe: permission,
    delete: permission,
    invite: permission,
    comment: permission,
  }),
  owner: z.string(),
  isDefault: z.boolean(),
})

const asset = z.object({
  uri: z.string(),
  id: z.string(),
  addedAt: z.iso.datetime(),
  addedBy: z.string(),
  thumbUrl: z.string().nullable(),
  shortTitle: z.string(),
  isOffline: z.boolean(),
  note: z.string(),
  creditLine: z.string(),
  card: z.unknown(),
})

export const boardAnswer = summary.extend({
  assets: z.array(asset),
  assetIds: z.array(z.string()),
  assetsPage: z.object({ number: z.number(), size: z.number(), count: z.number() }),
})

export const listAnswer = z.object({ boards: z.array(summary), total: z.number() })

export const sharedAnswer = z.object({
  boards: z.array(summary.extend({ joinedAt: z.iso.datetime() })),
  total: z.number(),
})

const notAdded = z.object({ id: z.string(), reason: z.enum(['unknown', 'already-there', 'board-full']) })

export const newBoard = z.object({
  name: typed,
  description: typed.optional(),
  assetIds: assetIds.optional(),
  isDefault: z.boolean().optional(),
})

export const createdAnswer = boardAnswer.extend({ notAdded: z.array(notAdded).optional() })

export const addedAnswer = z.object({
  board: boardAnswer,
  revision: z.number(),
  added: z.array(z.string()),
  notAdded: z.array(notAdded),
})

export const removedAnswer = z.object({
  board: boardAnswer,
  revision: z.number(),
  removed: z.array(z.string()),
  notRemoved: z.array(z.string()),
})

export const passedAnswer = z.object({
  from: boardAnswer,
  to: boardAnswer,
  added: z.array(z.string()),
  notAdded: z.array(notAdded),
  removed: z.array(z.string()),
})

/** A call answers with the fields of api.md; further pictures are for pages alone. */
export function withoutPictures<Board extends { readonly pictures?: unknown }>(
  boards: readonly Board[],
): readonly Omit<Board, 'pictures'>[] {
  return boards.map(({ pictures: _, ...board }) => board)
}

/** Boards are no business of search engines (seed 7). */
export const hidden: AnswerHeaders = { 'x-robots-tag': 'noindex' }

export function withoutRobots(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, ...hidden } }
}
