import { failure, type Result, success } from '#kernel/result.ts'
import type { BoardId } from '../../domain/board.ts'
import type { BoardInvitation } from '../../domain/invitation.ts'
import { type AccessFailure, findAccess } from '../find-access.ts'
import { type ChangeFailure, holdAndChange } from '../hold-board.ts'
import type { BoardReader, Room } from '../needs.ts'
import { showInvitation } from './invitation-link.ts'
import { endInvitation, findInvitation, selectInvitations } from './invitation-queries.ts'
import { isRowId } from './row-id.ts'

/** The links that open the board, for those who may give some; `origin` is by what we were reached. */
export function listInvitations(room: Room) {
  const { db, now } = room
  return async (
    reader: BoardReader,
    boardId: BoardId,
    origin = '',
  ): Promise<Result<readonly BoardInvitation[], AccessFailure | 'not-allowed' | 'sign-in-again'>> => {
    const access = await findAccess(db, reader, boardId, now())
    if (typeof access === 'string') return failure(access)
    if (!access.permissions.invite) return failure('not-allowed')
    if (!reader.isProven) return failure('sign-in-again')
    const rows = await selectInvitations(db, access.boardId, now())
    return success(rows.map((row) => showInvitation(room, reader.site, origin, row, now())))
  }
}

/** The link leads nowhere from now on; whoever has joined by it stays. Twice is as good as once. */
export function withdrawInvitation(room: Room) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    invitationId: string,
  ): Promise<Result<null, ChangeFailure>> => {
    const changed = await holdAndChange(room, reader, boardId, ['invite'], async ({ transaction, board }) => {
      const found =
        isRowId(invitationId) && (await findInvitation(transaction, board.id, { id: invitationId }))
      if (!found) return failure('not-found')
      if (found.withdrawn_at) return success({ value: null, made: null })
      await endInvitation(transaction, found.id, { withdrawn_at: room.now() })
      return success({ value: null, made: { happening: { kind: 'invitation-withdrawn', values: {} } } })
    })
    return changed.ok ? success(null) : changed
  }
}
