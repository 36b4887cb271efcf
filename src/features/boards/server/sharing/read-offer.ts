import type { BoardId } from '../../domain/board.ts'
import { canJoinBy, type OfferedRole } from '../../domain/invitation.ts'
import { roleByLink } from '../../domain/membership.ts'
import type { BoardReader, Room } from '../needs.ts'
import { factsOf, findInvitation } from './invitation-queries.ts'
import { findFormerMember } from './member-queries.ts'

/** What the link by which a guest came gives them, and null without one. For those who have been shown the board already. */
export function readOffer({ db, now }: Pick<Room, 'db' | 'now'>) {
  return async ({ accountId, code }: BoardReader, boardId: BoardId): Promise<OfferedRole | null> => {
    const invitation = code === null ? null : await findInvitation(db, boardId, { code })
    if (!invitation) return null
    const { role, created_at: createdAt, accepted_by: acceptedBy } = invitation
    if (accountId === null) return { role, canJoin: canJoinBy(factsOf(invitation), now()) }
    const former = await findFormerMember(db, boardId, accountId)
    const was = former && {
      ...{ role: former.role, isIn: former.left_at === null },
      ...{ removedAt: former.removed_at, roleSetAt: former.role_changed_at },
    }
    const given = roleByLink({ role, createdAt }, was)
    const canJoin = given !== null && canJoinBy(factsOf(invitation), now(), acceptedBy === accountId)
    return { role: given ?? role, canJoin }
  }
}
