import type { DatabaseTransaction } from '#platform/database.ts'
import { withdrawAll } from './invitation-queries.ts'
import { markLeft, type TeamMember } from './team-queries.ts'

type Departure = {
  readonly teamId: string
  readonly accountId: string
  /** All who were in it, with the team held still. */
  readonly members: readonly TeamMember[]
  readonly now: Date
}

/** Invitations end with the last member: whoever came by one would be in a team that nobody leads. */
export async function endMembership(
  transaction: DatabaseTransaction,
  { teamId, accountId, members, now }: Departure,
): Promise<void> {
  await markLeft(transaction, teamId, accountId, now)
  if (members.every((member) => member.accountId === accountId)) await withdrawAll(transaction, teamId, now)
}
