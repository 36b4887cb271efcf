import { failure, type Result, success } from '#kernel/result.ts'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { Member } from '#visit/visit.ts'
import { normalizeKey } from '../../domain/normalize-key.ts'
import { mayChangeAccount } from '../../domain/permissions.ts'
import { findAccount } from '../account-queries.ts'
import { type CodeFailure, lookAtCode, takeCode } from '../code-queries.ts'
import type { Asking, Room } from '../needs.ts'
import { rotateSession, type SignedIn } from '../sessions.ts'
import { type TooMany, takeTickets } from '../take-tickets.ts'
import { findInvitation, updateInvitation } from './invitation-queries.ts'
import { findTeam, findTeamOf, insertMembership, lockTeam, selectMembers } from './team-queries.ts'

export type AcceptFailure =
  | CodeFailure
  | 'sign-in-again'
  | 'other-site'
  | 'other-address'
  | 'not-verified'
  | 'in-a-team'
  | 'no-free-seat'
  | TooMany

/** What the page of an invitation tells. */
export type ShownInvitation = Readonly<{ team: string; inviter: string; email: string; role: string }>

type Input = Asking & Readonly<{ code: string; member: Member }>

export function readInvitation(room: Room) {
  const { db, takeTicket } = room
  return async (
    input: Asking & { readonly code: string },
  ): Promise<Result<ShownInvitation, CodeFailure | TooMany>> => {
    const tooMany = await takeTickets(takeTicket, { 'code-address': input.address })
    if (tooMany) return failure(tooMany)
    const found = await findByCode(db, room, input.code)
    if (typeof found === 'string') return failure(found)
    const { invitation, team } = found
    if ((await selectMembers(db, team.id)).length === 0) return failure('stale-code')
    const inviter = await findAccount(db, invitation.invitedBy)
    const { email, role } = invitation
    return success({ team: team.name, inviter: inviter?.name || inviter?.username || '', email, role })
  }
}

/** Joins a team. The invitation is for whoever has shown that the address is theirs, not for whoever has the link. */
export function acceptInvitation(room: Room) {
  const { db, now, takeTicket } = room

  async function join(
    transaction: DatabaseTransaction,
    { code, member, site }: Input,
  ): Promise<Result<SignedIn, AcceptFailure>> {
    const found = await findByCode(transaction, room, code)
    if (typeof found === 'string') return failure(found)
    const { invitation, team } = found
    if (team.site !== site) return failure('other-site')
    if (invitation.emailKey !== normalizeKey(member.email)) return failure('other-address')
    if (!member.isEmailVerified) return failure('not-verified')
    const { seats } = await lockTeam(transaction, team.id)
    const members = await selectMembers(transaction, team.id)
    // The last one has gone, and with them the invitations.
    if (members.length === 0) return failure('stale-code')
    if (members.length >= seats) return failure('no-free-seat')
    if (await findTeamOf(transaction, member.accountId)) return failure('in-a-team')
    // From here on the code is used up, so that of two who come at once one is told that it is.
    const taken = await takeCode(transaction, ['team-invitation'], code, now())
    if (typeof taken === 'string') return failure(taken)
    const membership = {
      team_id: team.id,
      account_id: member.accountId,
      role: invitation.role,
      download_cap: invitation.cap,
      joined_at: now(),
    }
    if (!(await insertMembership(transaction, membership))) return failure('in-a-team')
    await updateInvitation(transaction, invitation.id, { accepted_at: now() })
    const signedIn = await rotateSession(transaction, room, member.sessionId, { isProven: false })
    return signedIn ? success(signedIn) : failure('sign-in-again')
  }

  return async (input: Input): Promise<Result<SignedIn, AcceptFailure>> => {
    if (!mayChangeAccount(input.member)) return failure('sign-in-again')
    const tooMany = await takeTickets(takeTicket, { 'code-address': input.address })
    if (tooMany) return failure(tooMany)
    return db.transaction().execute((transaction) => join(transaction, input))
  }
}

async function findByCode(db: Database, { now }: Room, code: string) {
  const seen = await lookAtCode(db, ['team-invitation'], code, now())
  if (typeof seen === 'string') return seen
  const invitation = await findInvitation(db, String(seen.payload.invitationId), now())
  const team = invitation && (await findTeam(db, invitation.teamId))
  return team ? { invitation, team } : ('stale-code' as const)
}
