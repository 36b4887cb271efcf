import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { BoardId } from '../../domain/board.ts'
import type { GivenRole } from '../../domain/board-permissions.ts'
import { boardColumns, type JoinedRow } from '../board-queries.ts'

export type MemberRow = Readonly<{
  id: string
  account_id: string
  role: GivenRole
  joined_at: Date
}>

/** Somebody who is or was a member. */
export type FormerMemberRow = MemberRow &
  Readonly<{ left_at: Date | null; removed_at: Date | null; role_changed_at: Date | null }>

export async function selectMembers(db: Database, boardId: BoardId): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select id, account_id, role, joined_at from boards.member
    where board_id = ${boardId} and left_at is null order by joined_at, id`.execute(db)
  return rows
}

export async function findMember(
  db: Database,
  boardId: BoardId,
  by: { readonly id: string } | { readonly accountId: string },
): Promise<MemberRow | null> {
  const which = 'id' in by ? sql`id = ${by.id}` : sql`account_id = ${by.accountId}`
  const { rows } = await sql<MemberRow>`
    select id, account_id, role, joined_at from boards.member
    where board_id = ${boardId} and left_at is null and ${which}`.execute(db)
  return rows[0] ?? null
}

export async function findFormerMember(
  db: Database,
  boardId: BoardId,
  accountId: string,
): Promise<FormerMemberRow | null> {
  const { rows } = await sql<FormerMemberRow>`
    select id, account_id, role, joined_at, left_at, removed_at, role_changed_at from boards.member
    where board_id = ${boardId} and account_id = ${accountId}`.execute(db)
  return rows[0] ?? null
}

export async function countMembers(db: Database, boardId: BoardId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from boards.member
    where board_id = ${boardId} and left_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

type Joining = Readonly<{
  boardId: BoardId
  accountId: string
  role: GivenRole
  invitationId: string
  now: Date
}>

/** Whoever is there already gets the role instead. Since when older links count less stays as it was. */
export async function keepMember(db: Database, joining: Joining): Promise<void> {
  const { boardId, accountId, role, invitationId, now } = joining
  await sql`
    insert into boards.member (board_id, account_id, role, invitation_id, joined_at)
    values (${boardId}, ${accountId}, ${role}, ${invitationId}, ${now})
    on conflict (board_id, account_id) do update set
      role = excluded.role, invitation_id = excluded.invitation_id, left_at = null,
      joined_at = case when member.left_at is null then member.joined_at else excluded.joined_at end`.execute(
    db,
  )
}

export async function updateRole(db: Database, id: string, role: GivenRole, now: Date): Promise<void> {
  await db.updateTable('boards.member').set({ role, role_changed_at: now }).where('id', '=', id).execute()
}

/** Whoever is gone has not chosen the board any more either. */
export async function endMember(
  db: Database,
  boardId: BoardId,
  { id, account_id }: MemberRow,
  set: { readonly left_at: Date; readonly removed_at?: Date },
): Promise<void> {
  await db.updateTable('boards.member').set(set).where('id', '=', id).execute()
  await db
    .deleteFrom('boards.choice')
    .where('board_id', '=', boardId)
    .where('account_id', '=', account_id)
    .execute()
}

/** More are never shown at once. */
const listed = 500

/** The boards that an account has joined, the last joined first. */
export async function selectJoined(
  db: Database,
  accountId: string,
  site: SiteNickname,
): Promise<readonly (JoinedRow & { readonly joined_at: Date })[]> {
  const { rows } = await sql<JoinedRow & { joined_at: Date }>`
    select ${boardColumns}, member.role as member_role, member.joined_at
    from boards.member member join boards.board board on board.id = member.board_id
    where member.account_id = ${accountId} and member.left_at is null and board.site = ${site} and board.deleted_at is null
    order by member.joined_at desc, member.id desc limit ${listed}`.execute(db)
  return rows
}

export async function selectJoinedBoards(
  db: Database,
  boardIds: readonly BoardId[],
): Promise<readonly BoardId[]> {
  const rows = await db
    .selectFrom('boards.member')
    .select('board_id')
    .distinct()
    .where('board_id', 'in', [...boardIds])
    .where('left_at', 'is', null)
    .execute()
  return rows.map(({ board_id }) => board_id)
}

/** Also those who have left. */
export async function selectEverMembers(db: Database, boardId: BoardId): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('boards.member')
    .select('account_id')
    .where('board_id', '=', boardId)
    .execute()
  return rows.map(({ account_id }) => account_id)
}
