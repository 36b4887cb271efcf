import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { BoardId } from '../../domain/board.ts'
import type { GivenRole } from '../../domain/board-permissions.ts'
import type { InvitationFacts } from '../../domain/invitation.ts'

export type InvitationRow = Readonly<{
  id: string
  board_id: BoardId
  code: string
  role: GivenRole
  recipient: string | null
  created_at: Date
  expires_at: Date | null
  withdrawn_at: Date | null
  accepted_at: Date | null
  accepted_by: string | null
}>

export function factsOf({
  expires_at,
  withdrawn_at,
  accepted_at,
}: Pick<InvitationRow, 'expires_at' | 'withdrawn_at' | 'accepted_at'>): InvitationFacts {
  return { expiresAt: expires_at, withdrawnAt: withdrawn_at, acceptedAt: accepted_at }
}

/** More are never shown at once. */
const listed = 500

const columns =
  sql.raw(`invitation.id, invitation.board_id, invitation.code, invitation.role, invitation.recipient,
  invitation.created_at, invitation.expires_at, invitation.withdrawn_at, invitation.accepted_at, invitation.accepted_by`)

const opens = (now: Date): RawBuilder<unknown> =>
  sql`invitation.withdrawn_at is null and (invitation.expires_at is null or invitation.expires_at > ${now})`

/** Those that still open the board, the newest first. */
export async function selectInvitations(
  db: Database,
  boardId: BoardId,
  now: Date,
): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from boards.invitation invitation
    where invitation.board_id = ${boardId} and ${opens(now)} order by invitation.id desc limit ${listed}`.execute(
    db,
  )
  return rows
}

/** Those that somebody can still join by. */
export async function countOpenInvitations(db: Database, boardId: BoardId, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from boards.invitation invitation
    where invitation.board_id = ${boardId} and ${opens(now)} and invitation.accepted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

type NewInvitation = Readonly<{
  boardId: BoardId
  code: string
  role: GivenRole
  recipient: string | null
  createdBy: string
  now: Date
  expiresAt: Date | null
}>

export async function insertInvitation(db: Database, given: NewInvitation): Promise<InvitationRow> {
  const { boardId, code, role, recipient, createdBy, now, expiresAt } = given
  const { rows } = await sql<InvitationRow>`
    insert into boards.invitation as invitation (board_id, code, role, recipient, created_by, created_at, expires_at)
    values (${boardId}, ${code}, ${role}, ${recipient}, ${createdBy}, ${now}, ${expiresAt})
    returning ${columns}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('An invitation was written and nothing came back.')
  return row
}

/** The board that a code is of, whatever has become of it and of the invitation. */
export async function findBoardByCode(
  db: Database,
  code: string,
  site: SiteNickname,
): Promise<BoardId | null> {
  const { rows } = await sql<{ id: BoardId }>`
    select board.id from boards.invitation invitation
    join boards.board board on board.id = invitation.board_id
    where invitation.code = ${code} and board.site = ${site}`.execute(db)
  return rows[0]?.id ?? null
}

export async function findInvitation(
  db: Database,
  boardId: BoardId,
  by: { readonly id: string } | { readonly code: string },
): Promise<InvitationRow | null> {
  const which = 'id' in by ? sql`invitation.id = ${by.id}` : sql`invitation.code = ${by.code}`
  const { rows } = await sql<InvitationRow>`
    select ${columns} from boards.invitation invitation
    where invitation.board_id = ${boardId} and ${which}`.execute(db)
  return rows[0] ?? null
}

export async function endInvitation(
  db: Database,
  id: string,
  set: { readonly withdrawn_at: Date } | { readonly accepted_at: Date; readonly accepted_by: string },
): Promise<void> {
  await db.updateTable('boards.invitation').set(set).where('id', '=', id).execute()
}

/** Those for one person by which this account came. */
export async function withdrawAccepted(
  db: Database,
  boardId: BoardId,
  accountId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('boards.invitation')
    .set({ withdrawn_at: now })
    .where('board_id', '=', boardId)
    .where('accepted_by', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .execute()
}
