import { failure, type Result, success } from '#kernel/result.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Member } from '#visit/visit.ts'
import { cleanLine, isLongerThan } from '../../domain/clean-text.ts'
import { mayChangeAccount, mayInvite } from '../../domain/permissions.ts'
import { hasTeams, teamLimits } from '../../domain/team-rules.ts'
import type { Room } from '../needs.ts'
import { rotateSession, type SignedIn } from '../sessions.ts'
import { findTeamOf, insertMembership, insertTeam } from './team-queries.ts'

export type StartTeamFailure =
  | 'no-teams-here'
  | 'sign-in-again'
  | 'not-verified'
  | 'team-name-missing'
  | 'team-name-too-long'
  | 'in-a-team'

type Input = Readonly<{ member: Member; site: SiteNickname; name: string }>

/** Whoever starts a team leads it. */
export function startTeam(room: Room) {
  const { db, now } = room
  return async ({ member, site, name }: Input): Promise<Result<SignedIn, StartTeamFailure>> => {
    if (!hasTeams[site]) return failure('no-teams-here')
    if (!mayChangeAccount(member)) return failure('sign-in-again')
    if (!mayInvite(member)) return failure('not-verified')
    const clean = cleanLine(name)
    if (clean === '') return failure('team-name-missing')
    if (isLongerThan(teamLimits.nameCharacters, clean)) return failure('team-name-too-long')
    const { accountId, sessionId } = member
    // Two at once would leave a team without anybody, and nothing worse.
    if (await findTeamOf(db, accountId)) return failure('in-a-team')
    return db.transaction().execute(async (transaction): Promise<Result<SignedIn, StartTeamFailure>> => {
      const team = { site, name: clean, seats: teamLimits.seatsAtStart, created_at: now() }
      const membership = {
        team_id: await insertTeam(transaction, team),
        account_id: accountId,
        role: 'leader',
        download_cap: null,
        joined_at: now(),
      } as const
      if (!(await insertMembership(transaction, membership))) return failure('in-a-team')
      const signedIn = await rotateSession(transaction, room, sessionId, { isProven: false })
      return signedIn ? success(signedIn) : failure('sign-in-again')
    })
  }
}
