import type { AssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { BoardId } from '../../domain/board.ts'
import { type BoardRole, canDeleteComment } from '../../domain/board-permissions.ts'
import { type BoardComment, parseComment, type TextFailure } from '../../domain/comment.ts'
import { selectPlaced } from '../board-asset-queries.ts'
import { type AccessFailure, findAccess } from '../find-access.ts'
import { type ChangeFailure, holdAndChange } from '../hold-board.ts'
import type { BoardReader, Room, TooMany } from '../needs.ts'
import {
  type CommentRow,
  findComment,
  insertComment,
  removeComment,
  selectComments,
} from './comment-queries.ts'
import { namesOf } from './names-of.ts'
import { isRowId } from './row-id.ts'
import { takeSharingTicket } from './take-sharing-ticket.ts'

const pageSize = 50

export type CommentFailure = ChangeFailure | TextFailure | 'unknown-assets' | TooMany

type Wish = Readonly<{ text: string; assetId?: AssetId | null | undefined }>

/** On the board, or on one of the assets that are on it. */
export function addComment(room: Room) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    { text, assetId = null }: Wish,
  ): Promise<Result<BoardComment, CommentFailure>> => {
    if (reader.accountId === null) return failure('not-signed-in')
    const parsed = parseComment(text)
    const ticket = await takeSharingTicket(room, 'comment-account', reader.accountId)
    if (!ticket.ok) return ticket
    const nameOf = await namesOf(room, 'comment', [reader.accountId])
    const changed = await holdAndChange<BoardComment, CommentFailure>(
      room,
      reader,
      boardId,
      ['comment'],
      async ({ transaction, board, actorId, role }) => {
        if (!parsed.ok) return parsed
        if (assetId !== null && !(await selectPlaced(transaction, board.id, [assetId])).has(assetId)) {
          return failure('unknown-assets')
        }
        const given = { boardId: board.id, assetId, authorId: actorId, text: parsed.value, now: room.now() }
        const row = await insertComment(transaction, given)
        const values = assetId === null ? {} : { asset: assetId }
        const value = showComment(row, { role, accountId: actorId }, nameOf)
        return success({ value, made: { happening: { kind: 'commented', values } } })
      },
    )
    return changed.ok ? success(changed.value.value) : changed
  }
}

export type CommentTerms = Readonly<{
  /** The id of the last one of the page before. */
  before?: string | undefined
  /** Those of one asset, or with null those on the board as a whole. */
  assetId?: AssetId | null | undefined
}>

export type CommentPage = Readonly<{ comments: readonly BoardComment[]; next: string | null }>

/** The newest first. */
export function listComments(room: Room) {
  const { db, now } = room
  return async (
    reader: BoardReader,
    boardId: BoardId,
    { before, assetId }: CommentTerms = {},
  ): Promise<Result<CommentPage, AccessFailure>> => {
    const access = await findAccess(db, reader, boardId, now())
    if (typeof access === 'string') return failure(access)
    const terms = { before: before && isRowId(before) ? before : null, assetId, limit: pageSize + 1 }
    const rows = await selectComments(db, access.boardId, terms)
    const page = rows.slice(0, pageSize)
    const nameOf = await namesOf(
      room,
      access.role,
      page.map(({ author_id }) => author_id),
    )
    const seen = { role: access.role, accountId: reader.accountId }
    const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null
    return success({ comments: page.map((row) => showComment(row, seen, nameOf)), next })
  }
}

export function deleteComment(room: Room) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    commentId: string,
  ): Promise<Result<null, ChangeFailure>> => {
    const changed = await holdAndChange(room, reader, boardId, [], async (held) => {
      const { transaction, board, actorId, role } = held
      const found = isRowId(commentId) && (await findComment(transaction, board.id, commentId))
      if (!found) return failure('not-found')
      if (!canDeleteComment(role, found.author_id === actorId)) return failure('not-allowed')
      await removeComment(transaction, found.id)
      const values = found.asset_id === null ? {} : { asset: found.asset_id }
      return success({ value: null, made: { happening: { kind: 'comment-deleted', values } } })
    })
    return changed.ok ? success(null) : changed
  }
}

type Seen = Readonly<{ role: BoardRole; accountId: string | null }>

function showComment(
  row: CommentRow,
  { role, accountId }: Seen,
  nameOf: (accountId: string) => string,
): BoardComment {
  const isOwn = row.author_id === accountId
  return {
    ...{ id: row.id, text: row.text, createdAt: row.created_at.toISOString(), by: nameOf(row.author_id) },
    ...{ isOwn, canDelete: canDeleteComment(role, isOwn) },
    assetId: row.asset_id,
  }
}
