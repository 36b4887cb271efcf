import { failure, type Result, success } from '#kernel/result.ts'
import type { BoardId } from '../../domain/board.ts'
import type { BoardRole } from '../../domain/board-permissions.ts'
import { canJoinBy, canLookBy, isInvitationCode } from '../../domain/invitation.ts'
import { invitationTerms } from '../../domain/invitation-terms.data.ts'
import { roleByLink } from '../../domain/membership.ts'
import { type ChangeFailure, type ChangeOutcome, type HeldBoard, holdAndChange } from '../hold-board.ts'
import type { BoardReader, Room } from '../needs.ts'
import {
  endInvitation,
  factsOf,
  findBoardByCode,
  findInvitation,
  type InvitationRow,
} from './invitation-queries.ts'
import { countMembers, findFormerMember, keepMember } from './member-queries.ts'
import { noteSeen } from './note-seen.ts'
import { tellOthers } from './tell-others.ts'

export type AcceptFailure = ChangeFailure | 'too-many-members'

export type Joined = Readonly<{ boardId: BoardId; role: BoardRole }>

/** Joins a board. It never takes a right away; an invitation for one person is good for one. */
export function acceptInvitation(room: Room) {
  const { db, now } = room
  const seen = noteSeen(room)

  async function join(
    held: HeldBoard,
    invitation: InvitationRow,
  ): Promise<Result<ChangeOutcome<Joined>, 'gone' | 'too-many-members'>> {
    const { transaction, board, actorId, role } = held
    const facts = factsOf(invitation)
    const stay = (as: BoardRole) => success({ value: { boardId: board.id, role: as }, made: null })
    if (role === 'owner') return stay('owner')
    if (!canLookBy(facts, now())) return failure('gone')
    const former = await findFormerMember(transaction, board.id, actorId)
    const isIn = former !== null && former.left_at === null
    const given = roleByLink(
      { role: invitation.role, createdAt: invitation.created_at },
      former && { role: former.role, isIn, removedAt: former.removed_at, roleSetAt: former.role_changed_at },
    )
    if (given === null) return failure('gone')
    if (isIn && given === former.role) return stay(given)
    if (!canJoinBy(facts, now(), invitation.accepted_by === actorId)) return failure('gone')
    if (!isIn && (await countMembers(transaction, board.id)) >= invitationTerms.mostMembers) {
      return failure('too-many-members')
    }
    const joining = { boardId: board.id, accountId: actorId, role: given }
    await keepMember(transaction, { ...joining, invitationId: invitation.id, now: now() })
    if (invitation.recipient !== null) {
      await endInvitation(transaction, invitation.id, { accepted_at: now(), accepted_by: actorId })
    }
    if (!isIn) await tellOthers(room, held, 'joined')
    return success({
      value: { boardId: board.id, role: given },
      made: { happening: { kind: 'joined', values: { role: given } } },
    })
  }

  return async (reader: BoardReader, code: string): Promise<Result<Joined, AcceptFailure>> => {
    if (reader.accountId === null) return failure('not-signed-in')
    const boardId = isInvitationCode(code) ? await findBoardByCode(db, code, reader.site) : null
    if (boardId === null) return failure('not-found')
    const changed = await holdAndChange<Joined, AcceptFailure>(
      room,
      { ...reader, code },
      boardId,
      [],
      async (held) => {
        // Asked for again now that the board is held: of two who come at once, one is told that it is used up.
        const invitation = await findInvitation(held.transaction, boardId, { code })
        return invitation ? join(held, invitation) : failure('not-found')
      },
    )
    if (!changed.ok) return changed
    await seen(reader, boardId)
    return success(changed.value.value)
  }
}
