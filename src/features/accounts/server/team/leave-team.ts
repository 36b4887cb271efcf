import { failure, type Result, success } from '#kernel/result.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Member } from '#visit/visit.ts'
import { mayChangeAccount } from '../../domain/permissions.ts'
import { canLeave } from '../../domain/team-rules.ts'
import type { Room } from '../needs.ts'
import { deleteSessions } from '../session-queries.ts'
import { rotateSession, type SignedIn } from '../sessions.ts'
import { endMembership } from './end-membership.ts'
import { findTeamOf, lockTeam, selectMembers } from './team-queries.ts'

export type LeaveFailure = 'sign-in-again' | 'no-member' | 'last-leader'

/** The team keeps what it has licensed. */
export function leaveTeam(room: Room) {
  const { db, now } = room
  return async ({ member }: { readonly member: Member }): Promise<Result<SignedIn, LeaveFailure>> => {
    if (!mayChangeAccount(member)) return failure('sign-in-again')
    const { accountId, sessionId } = member
    return db.transaction().execute(async (transaction): Promise<Result<SignedIn, LeaveFailure>> => {
      const teamId = await findTeamOf(transaction, accountId)
      if (!teamId) return failure('no-member')
      const team = await lockTeam(transaction, teamId)
      const members = await selectMembers(transaction, teamId)
      if (!canLeave(accountId, members)) return failure('last-leader')
      await endMembership(transaction, { teamId, accountId, members, now: now() })
      await deleteSessions(transaction, accountId, { site: team.site as SiteNickname, except: sessionId })
      const signedIn = await rotateSession(transaction, room, sessionId, { isProven: false })
      return signedIn ? success(signedIn) : failure('sign-in-again')
    })
  }
}
