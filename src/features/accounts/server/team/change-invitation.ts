import { failure, type Result, success } from '#kernel/result.ts'
import type { Member, TeamRole } from '#visit/visit.ts'
import { parseCap } from '../../domain/team-rules.ts'
import type { Room } from '../needs.ts'
import { findInvitation, updateInvitation } from './invitation-queries.ts'
import { type LeadFailure, leadTeam } from './lead-team.ts'

export type InvitationFailure = LeadFailure | 'no-invitation' | 'cap-out-of-range'

type Change = Readonly<{
  member: Member
  invitationId: string
  role?: TeamRole | undefined
  cap?: number | null | undefined
}>

/** What is not named stays as it is. */
export function changeInvitation(room: Room) {
  return ({ member, invitationId, role, cap }: Change): Promise<Result<null, InvitationFailure>> =>
    leadTeam(room, member, async ({ transaction, team }): Promise<Result<null, InvitationFailure>> => {
      const parsed = parseCap(cap ?? null)
      if (!parsed.ok) return parsed
      const invitation = await findOwn(room, transaction, team.id, invitationId)
      if (!invitation) return failure('no-invitation')
      await updateInvitation(transaction, invitation.id, {
        ...(role && { role }),
        ...(cap !== undefined && { download_cap: parsed.value }),
      })
      return success(null)
    })
}

type Withdrawal = Readonly<{ member: Member; invitationId: string }>

/** The link that was sent leads nowhere then, and the seat is free. */
export function withdrawInvitation(room: Room) {
  return ({ member, invitationId }: Withdrawal): Promise<Result<null, InvitationFailure>> =>
    leadTeam(room, member, async ({ transaction, team }): Promise<Result<null, InvitationFailure>> => {
      const invitation = await findOwn(room, transaction, team.id, invitationId)
      if (!invitation) return failure('no-invitation')
      await updateInvitation(transaction, invitation.id, { withdrawn_at: room.now() })
      return success(null)
    })
}

async function findOwn({ now }: Room, transaction: Room['db'], teamId: string, invitationId: string) {
  if (!/^\d{1,18}$/.test(invitationId)) return null
  const invitation = await findInvitation(transaction, invitationId, now())
  return invitation?.teamId === teamId ? invitation : null
}
