import type { Room } from '../needs.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { changeInvitation, withdrawInvitation } from './change-invitation.ts'
import { changeMember, removeMember } from './change-member.ts'
import { changeSeats } from './change-seats.ts'
import { invite } from './invite.ts'
import { leaveTeam } from './leave-team.ts'
import { readTeam } from './read-team.ts'
import { startTeam } from './start-team.ts'

/** Teams of site B (ACCOUNT-02). */
export function openTeams(room: Room) {
  return {
    readTeam: readTeam(room),
    startTeam: startTeam(room),
    invite: invite(room),
    changeInvitation: changeInvitation(room),
    withdrawInvitation: withdrawInvitation(room),
    readInvitation: readInvitation(room),
    acceptInvitation: acceptInvitation(room),
    changeMember: changeMember(room),
    removeMember: removeMember(room),
    leaveTeam: leaveTeam(room),
    changeSeats: changeSeats(room),
  }
}
