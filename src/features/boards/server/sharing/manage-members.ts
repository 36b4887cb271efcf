import { failure, type Result, success } from '#kernel/result.ts'
import type { BoardId } from '../../domain/board.ts'
import type { GivenRole } from '../../domain/board-permissions.ts'
import type { BoardMember } from '../../domain/invitation.ts'
import { type AccessFailure, findAccess } from '../find-access.ts'
import { type ChangeFailure, holdAndChange } from '../hold-board.ts'
import type { BoardReader, Room } from '../needs.ts'
import { withdrawAccepted } from './invitation-queries.ts'
import { endMember, findMember, selectMembers, updateRole } from './member-queries.ts'
import { namesOf } from './names-of.ts'
import { isRowId } from './row-id.ts'

/** Who has joined, for those who work together; a guest is none of them. The owner's name stands on the board. */
export function listMembers(room: Room) {
  const { db, now } = room
  return async (
    reader: BoardReader,
    boardId: BoardId,
  ): Promise<Result<readonly BoardMember[], AccessFailure | 'not-allowed'>> => {
    const access = await findAccess(db, reader, boardId, now())
    if (typeof access === 'string') return failure(access)
    if (access.role === 'guest') return failure('not-allowed')
    const rows = await selectMembers(db, access.boardId)
    const nameOf = await namesOf(
      room,
      access.role,
      rows.map(({ account_id }) => account_id),
    )
    return success(
      rows.map(({ id, account_id, role, joined_at }) => ({
        ...{ id, role, name: nameOf(account_id), joinedAt: joined_at.toISOString() },
        isOwn: account_id === reader.accountId,
      })),
    )
  }
}

/** Links that were made before do not give another role any more. */
export function changeMember(room: Room) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    memberId: string,
    role: GivenRole,
  ): Promise<Result<null, ChangeFailure>> => {
    const changed = await holdAndChange(room, reader, boardId, ['invite'], async ({ transaction, board }) => {
      const member = isRowId(memberId) && (await findMember(transaction, board.id, { id: memberId }))
      if (!member) return failure('not-found')
      if (member.role === role) return success({ value: null, made: null })
      await updateRole(transaction, member.id, role, room.now())
      const values = { member: member.account_id, role }
      return success({ value: null, made: { happening: { kind: 'member-changed', values } } })
    })
    return changed.ok ? success(null) : changed
  }
}

/** What the member added stays, and so does what was said. Only an invitation made from now on lets the account in again. */
export function removeMember(room: Room) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    memberId: string,
  ): Promise<Result<null, ChangeFailure>> => {
    const changed = await holdAndChange(room, reader, boardId, ['invite'], async ({ transaction, board }) => {
      const member = isRowId(memberId) && (await findMember(transaction, board.id, { id: memberId }))
      if (!member) return failure('not-found')
      const now = room.now()
      await endMember(transaction, board.id, member, { left_at: now, removed_at: now })
      await withdrawAccepted(transaction, board.id, member.account_id, now)
      const values = { member: member.account_id }
      return success({ value: null, made: { happening: { kind: 'member-removed', values } } })
    })
    return changed.ok ? success(null) : changed
  }
}

/** An owner cannot leave, only delete; a guest has not joined. */
export function leave(room: Room) {
  return async (reader: BoardReader, boardId: BoardId): Promise<Result<null, ChangeFailure>> => {
    const changed = await holdAndChange(
      room,
      reader,
      boardId,
      [],
      async ({ transaction, board, actorId }) => {
        const member = await findMember(transaction, board.id, { accountId: actorId })
        if (!member) return failure('not-allowed')
        await endMember(transaction, board.id, member, { left_at: room.now() })
        return success({ value: null, made: { happening: { kind: 'left', values: {} } } })
      },
    )
    return changed.ok ? success(null) : changed
  }
}
