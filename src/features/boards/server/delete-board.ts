import { failure, type Result, success } from '#kernel/result.ts'
import type { Board, BoardId } from '../domain/board.ts'
import { boardLimits } from '../domain/board-limits.data.ts'
import { lockBoard } from './board-queries.ts'
import { isBoardId } from './find-access.ts'
import { type ChangeFailure, finishChange, holdAndChange } from './hold-board.ts'
import type { BoardReader, Room, TooMany } from './needs.ts'
import { readBoard } from './read-board.ts'

export const undoMs = boardLimits.undoDays * 86_400_000

/** Nobody sees it any more, and its owner can take that back. */
export function deleteBoard(room: Room) {
  return async (reader: BoardReader, boardId: BoardId): Promise<Result<null, ChangeFailure>> => {
    const changed = await holdAndChange(room, reader, boardId, ['delete'], async () =>
      success({
        value: null,
        made: { happening: { kind: 'deleted', values: {} }, set: { deleted_at: room.now() } },
      }),
    )
    if (changed.ok) room.idMemory.forget(boardId.toLowerCase())
    return changed.ok ? success(null) : changed
  }
}

export type RestoreFailure = 'not-signed-in' | 'not-found' | TooMany

/** By its owner, as long as it is kept; it has counted all the while. Of one that was not deleted nothing changes. */
export function restoreBoard(room: Room) {
  const { db, now } = room
  const read = readBoard(room)
  return async (reader: BoardReader, boardId: BoardId): Promise<Result<Board, RestoreFailure>> => {
    const { accountId, site } = reader
    if (accountId === null) return failure('not-signed-in')
    const seconds = room.countChange(reader)
    if (seconds !== null) return failure({ tooMany: seconds })
    if (!isBoardId(boardId)) return failure('not-found')
    const refused = await db.transaction().execute(async (transaction): Promise<RestoreFailure | null> => {
      const board = await lockBoard(transaction, boardId, site)
      if (!board || board.owner_id !== accountId) return 'not-found'
      if (!board.deleted_at) return null
      if (board.deleted_at.getTime() <= now().getTime() - undoMs) return 'not-found'
      const made = { happening: { kind: 'restored', values: {} }, set: { deleted_at: null } } as const
      await finishChange({ transaction, board, actorId: accountId }, room, made)
      return null
    })
    if (refused) return failure(refused)
    const board = await read(reader, boardId)
    return board.ok ? board : failure('not-found')
  }
}
