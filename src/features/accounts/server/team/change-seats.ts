import { type Result, success } from '#kernel/result.ts'
import type { Member } from '#visit/visit.ts'
import { parseSeats, type SeatsFailure } from '../../domain/team-rules.ts'
import type { Room } from '../needs.ts'
import { selectInvitations } from './invitation-queries.ts'
import { type LeadFailure, leadTeam } from './lead-team.ts'
import { updateSeats } from './team-queries.ts'

type Input = Readonly<{ member: Member; seats: number }>

/** Never fewer than are taken. */
export function changeSeats(room: Room) {
  return ({ member, seats }: Input): Promise<Result<null, LeadFailure | SeatsFailure>> =>
    leadTeam(room, member, async ({ transaction, team, members }): Promise<Result<null, SeatsFailure>> => {
      const invitations = await selectInvitations(transaction, team.id, room.now())
      const parsed = parseSeats(seats, { members: members.length, invitations: invitations.length })
      if (!parsed.ok) return parsed
      await updateSeats(transaction, team.id, parsed.value)
      return success(null)
    })
}
