import { failure, type Result, success } from '#kernel/result.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Member, TeamRole } from '#visit/visit.ts'
import { canLeave, canStepDown, parseCap } from '../../domain/team-rules.ts'
import type { Room } from '../needs.ts'
import { deleteSessions } from '../session-queries.ts'
import { rotateSession, type SignedIn } from '../sessions.ts'
import { endMembership } from './end-membership.ts'
import { type LeadFailure, type LedTeam, leadTeam } from './lead-team.ts'
import { updateMembership } from './team-queries.ts'

export type MemberFailure = LeadFailure | 'no-member' | 'last-leader' | 'cap-out-of-range'

/** A new token where the rights of whoever asks have changed. */
export type Changed = Readonly<{ signedIn: SignedIn | null }>

type Change = Readonly<{
  member: Member
  accountId: string
  role?: TeamRole | undefined
  cap?: number | null | undefined
}>

/** What is not named stays as it is. Whose role changes signs in again; whoever changes their own goes on with another token. */
export function changeMember(room: Room) {
  return ({ member, accountId, role, cap }: Change): Promise<Result<Changed, MemberFailure>> =>
    leadTeam(room, member, async (led): Promise<Result<Changed, MemberFailure>> => {
      const parsed = parseCap(cap ?? null)
      if (!parsed.ok) return parsed
      const { transaction, team, members } = led
      const other = members.find((one) => one.accountId === accountId)
      if (!other) return failure('no-member')
      const hasNewRole = role !== undefined && role !== other.role
      if (hasNewRole && role === 'member' && !canStepDown(accountId, members)) return failure('last-leader')
      await updateMembership(transaction, team.id, accountId, {
        ...(hasNewRole && { role }),
        ...(cap !== undefined && { download_cap: parsed.value }),
      })
      return success({ signedIn: hasNewRole ? await renewRights(room, led, member, accountId) : null })
    })
}

type Removal = Readonly<{ member: Member; accountId: string }>

/** What the team has licensed stays with the team, and so does the row of who was in it. */
export function removeMember(room: Room) {
  return ({ member, accountId }: Removal): Promise<Result<Changed, MemberFailure>> =>
    leadTeam(room, member, async (led): Promise<Result<Changed, MemberFailure>> => {
      const { transaction, team, members } = led
      if (!members.some((one) => one.accountId === accountId)) return failure('no-member')
      if (!canLeave(accountId, members)) return failure('last-leader')
      await endMembership(transaction, { teamId: team.id, accountId, members, now: room.now() })
      return success({ signedIn: await renewRights(room, led, member, accountId) })
    })
}

/** The token of another browser cannot be replaced, so it ends. */
async function renewRights(
  room: Room,
  { transaction, team }: LedTeam,
  member: Member,
  accountId: string,
): Promise<SignedIn | null> {
  const own = accountId === member.accountId ? member.sessionId : undefined
  await deleteSessions(transaction, accountId, { site: team.site as SiteNickname, except: own })
  return own ? rotateSession(transaction, room, own, { isProven: false }) : null
}
