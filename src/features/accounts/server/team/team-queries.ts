import type { Database } from '#platform/database.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { TeamRole } from '#visit/visit.ts'

export async function insertTeam(
  db: Database,
  team: {
    readonly site: SiteNickname
    readonly name: string
    readonly seats: number
    readonly created_at: Date
  },
): Promise<string> {
  const { id } = await db.insertInto('accounts.team').values(team).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Holds the team until the transaction ends: seats and Leaders are counted by one at a time. */
export function lockTeam(db: Database, teamId: string) {
  return db
    .selectFrom('accounts.team')
    .selectAll()
    .where('id', '=', teamId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function findTeam(db: Database, teamId: string) {
  return db.selectFrom('accounts.team').selectAll().where('id', '=', teamId).executeTakeFirst()
}

export async function findTeamOf(db: Database, accountId: string): Promise<string | null> {
  const found = await db
    .selectFrom('accounts.membership')
    .select('team_id')
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return found?.team_id ?? null
}

export type TeamMember = Readonly<{
  accountId: string
  username: string
  name: string
  email: string
  role: TeamRole
  /** Downloads a month; null for no cap of one's own. */
  cap: number | null
  joinedAt: Date
}>

/** Those who are in it, the first who came first. */
export async function selectMembers(db: Database, teamId: string): Promise<readonly TeamMember[]> {
  const rows = await db
    .selectFrom('accounts.membership as membership')
    .innerJoin('accounts.account as account', 'account.id', 'membership.account_id')
    .select(['membership.account_id', 'membership.role', 'membership.download_cap', 'membership.joined_at'])
    .select(['account.username', 'account.name', 'account.email'])
    .where('membership.team_id', '=', teamId)
    .where('membership.left_at', 'is', null)
    .orderBy('membership.id')
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    username: row.username,
    name: row.name,
    email: row.email,
    role: row.role as TeamRole,
    cap: row.download_cap,
    joinedAt: row.joined_at,
  }))
}

type NewMembership = {
  readonly team_id: string
  readonly account_id: string
  readonly role: TeamRole
  readonly download_cap: number | null
  readonly joined_at: Date
}

/** False for somebody who is in a team already, be it since a moment ago. */
export async function insertMembership(db: Database, membership: NewMembership): Promise<boolean> {
  const inserted = await db
    .insertInto('accounts.membership')
    .values(membership)
    .onConflict((conflict) => conflict.column('account_id').where('left_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateMembership(
  db: Database,
  teamId: string,
  accountId: string,
  changes: { readonly role?: TeamRole; readonly download_cap?: number | null },
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db
    .updateTable('accounts.membership')
    .set(changes)
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .execute()
}

export async function markLeft(db: Database, teamId: string, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts.membership')
    .set({ left_at: now })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .execute()
}

export async function updateSeats(db: Database, teamId: string, seats: number): Promise<void> {
  await db.updateTable('accounts.team').set({ seats }).where('id', '=', teamId).execute()
}

/** All memberships that somebody has or had. */
export function selectMemberships(db: Database, accountId: string) {
  return db
    .selectFrom('accounts.membership as membership')
    .innerJoin('accounts.team as team', 'team.id', 'membership.team_id')
    .select(['team.name', 'membership.role', 'membership.joined_at', 'membership.left_at'])
    .where('membership.account_id', '=', accountId)
    .orderBy('membership.id')
    .execute()
}

/** Invitations to an address say no longer to which, and those still open are over. */
export async function forgetInvitee(db: Database, emailKey: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts.invitation')
    .set((row) => ({
      email: '',
      email_key: null,
      withdrawn_at: row
        .case()
        .when('accepted_at', 'is', null)
        .then(row.fn.coalesce('withdrawn_at', row.val(now)))
        .else(row.ref('withdrawn_at'))
        .end(),
    }))
    .where('email_key', '=', emailKey)
    .execute()
}
