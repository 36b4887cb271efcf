import type { Member, TeamRole } from '#visit/visit.ts'
import { freeSeats } from '../../domain/team-rules.ts'
import type { Room } from '../needs.ts'
import { type Invitation, selectInvitations } from './invitation-queries.ts'
import { findTeam, selectMembers, type TeamMember } from './team-queries.ts'

export type Team = Readonly<{
  id: string
  name: string
  role: TeamRole
  seats: number
  freeSeats: number
  members: readonly TeamMember[]
  /** Empty for whoever is no Leader. */
  invitations: readonly Invitation[]
}>

/** The team as this member may see it: a Member knows the Leaders, without their addresses, and nobody else. */
export function readTeam({ db, now }: Room) {
  return async (member: Member): Promise<Team | null> => {
    if (!member.team) return null
    const team = await findTeam(db, member.team.id)
    if (!team) return null
    const [members, invitations] = await Promise.all([
      selectMembers(db, team.id),
      selectInvitations(db, team.id, now()),
    ])
    const own = members.find(({ accountId }) => accountId === member.accountId)
    if (!own) return null
    const isLeader = own.role === 'leader'
    const others = members.filter(({ role }) => role === 'leader').map((other) => ({ ...other, email: '' }))
    return {
      id: team.id,
      name: team.name,
      role: own.role,
      seats: team.seats,
      freeSeats: freeSeats({
        seats: team.seats,
        members: members.length,
        invitations: invitations.length,
      }),
      members: isLeader ? members : [own, ...others],
      invitations: isLeader ? invitations : [],
    }
  }
}
