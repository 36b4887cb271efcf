import type { AssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import { makeOnce } from '#platform/make-once.ts'
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
  selectCommentCounts,
  selectComments,
} from './comment-queries.ts'
import { namesOf } from './names-of.ts'
import { isRowId } from './row-id.ts'
import { takeSharingTicket } from './take-sharing-ticket.ts'
import { tellOthers, untellComment } from './tell-others.ts'

const pageSize = 50

export type CommentFailure = ChangeFailure | TextFailure | 'unknown-assets' | 'key-reused' | TooMany

type Wish = Readonly<{
  text: string
  assetId?: AssetId | null | undefined
  /** Whoever comes with it again has lost the answer, and gets the same comment. */
  onceKey?: string | undefined
}>

/** On the board, or on one of the assets that are on it. */
export function addComment(room: Room) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    { text, assetId = null, onceKey }: Wish,
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
      async (held) => {
        if (!parsed.ok) return parsed
        const { transaction, board, actorId, role } = held
        if (assetId !== null && !(await selectPlaced(transaction, board.id, [assetId])).has(assetId)) {
          return failure('unknown-assets')
        }
        const said = { boardId: board.id, assetId, text: parsed.value }
        const wish = { name: 'boards.comment', actor: actorId, key: onceKey, asked: said }
        const once = await makeOnce<never>(transaction, wish, async () =>
          success(await insertComment(transaction, { ...said, authorId: actorId, now: room.now() })),
        )
        if (!once.ok) return once
        const row = await findComment(transaction, board.id, once.value.id)
        if (!row) return failure('not-found')
        if (once.value.isNew) await tellOthers(room, held, 'commented', row.id)
        const values = assetId === null ? {} : { asset: assetId }
        const value = showComment(row, { role, accountId: actorId }, nameOf)
        return success({
          value,
          made: once.value.isNew ? { happening: { kind: 'commented', values } } : null,
        })
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

/** How many there are on each of these assets that has some. */
export function countComments({ db, now }: Pick<Room, 'db' | 'now'>) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    assetIds: readonly AssetId[],
  ): Promise<Result<Readonly<Record<AssetId, number>>, AccessFailure>> => {
    const access = await findAccess(db, reader, boardId, now())
    if (typeof access === 'string') return failure(access)
    return success(await selectCommentCounts(db, access.boardId, assetIds))
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
      await untellComment(room, held, found.id)
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
