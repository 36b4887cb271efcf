import type { Database } from '#platform/database.ts'
import type { TeamRole } from '#visit/visit.ts'
import type { Email } from '../../domain/parse-email.ts'

export type Invitation = Readonly<{
  id: string
  teamId: string
  email: string
  role: TeamRole
  cap: number | null
  createdAt: Date
  expiresAt: Date
}>

const open = (db: Database, now: Date) =>
  db
    .selectFrom('accounts.invitation')
    .selectAll()
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)

export async function selectInvitations(
  db: Database,
  teamId: string,
  now: Date,
): Promise<readonly Invitation[]> {
  const rows = await open(db, now).where('team_id', '=', teamId).orderBy('id').execute()
  return rows.map(read)
}

export async function findInvitation(db: Database, id: string, now: Date) {
  const row = await open(db, now).where('id', '=', id).executeTakeFirst()
  return row ? { ...read(row), emailKey: row.email_key, invitedBy: row.invited_by } : null
}

type NewInvitation = {
  readonly teamId: string
  readonly email: Email
  readonly role: TeamRole
  readonly cap: number | null
  readonly invitedBy: string
  readonly now: Date
  readonly expiresAt: Date
}

/** One that was open for the same address is replaced by it. */
export async function insertInvitation(db: Database, invitation: NewInvitation): Promise<string> {
  const { teamId, email, role, cap, invitedBy, now, expiresAt } = invitation
  await db
    .updateTable('accounts.invitation')
    .set({ withdrawn_at: now })
    .where('team_id', '=', teamId)
    .where('email_key', '=', email.key)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  const { id } = await db
    .insertInto('accounts.invitation')
    .values({
      team_id: teamId,
      email: email.shown,
      email_key: email.key,
      role,
      download_cap: cap,
      invited_by: invitedBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateInvitation(
  db: Database,
  id: string,
  changes: {
    readonly role?: TeamRole
    readonly download_cap?: number | null
    readonly accepted_at?: Date
    readonly withdrawn_at?: Date
  },
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('accounts.invitation').set(changes).where('id', '=', id).execute()
}

/** All that are still open. */
export async function withdrawAll(db: Database, teamId: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts.invitation')
    .set({ withdrawn_at: now })
    .where('team_id', '=', teamId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
}

type Row = {
  readonly id: string
  readonly team_id: string
  readonly email: string
  readonly role: string
  readonly download_cap: number | null
  readonly created_at: Date
  readonly expires_at: Date
}

function read(row: Row): Invitation {
  return {
    id: row.id,
    teamId: row.team_id,
    email: row.email,
    role: row.role as TeamRole,
    cap: row.download_cap,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
