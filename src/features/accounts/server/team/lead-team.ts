import { failure, type Result } from '#kernel/result.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import type { Member } from '#visit/visit.ts'
import { mayChangeAccount } from '../../domain/permissions.ts'
import type { Room } from '../needs.ts'
import { findTeamOf, lockTeam, selectMembers, type TeamMember } from './team-queries.ts'

export type LeadFailure = 'sign-in-again' | 'not-a-leader'

export type LedTeam = {
  readonly transaction: DatabaseTransaction
  readonly team: Awaited<ReturnType<typeof lockTeam>>
  readonly members: readonly TeamMember[]
}

/** Does what only a Leader may, with the team held still. Who leads it is asked now: the request may know less. */
export async function leadTeam<Value, Failure>(
  { db }: Room,
  member: Member,
  work: (led: LedTeam) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | LeadFailure>> {
  if (!mayChangeAccount(member)) return failure('sign-in-again')
  return db.transaction().execute(async (transaction): Promise<Result<Value, Failure | LeadFailure>> => {
    const teamId = await findTeamOf(transaction, member.accountId)
    if (!teamId) return failure('not-a-leader')
    const team = await lockTeam(transaction, teamId)
    const members = await selectMembers(transaction, teamId)
    const own = members.find(({ accountId }) => accountId === member.accountId)
    return own?.role === 'leader' ? work({ transaction, team, members }) : failure('not-a-leader')
  })
}
