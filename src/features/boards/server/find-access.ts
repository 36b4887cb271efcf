import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import type { BoardId } from '../domain/board.ts'
import {
  type BoardRole,
  type GivenRole,
  type Permissions,
  permissionsOf,
} from '../domain/board-permissions.ts'
import { canLookBy } from '../domain/invitation.ts'
import { isShutTo } from '../domain/membership.ts'
import type { BoardReader } from './needs.ts'
import { factsOf } from './sharing/invitation-queries.ts'

export type BoardAccess = Readonly<{
  boardId: BoardId
  ownerId: string
  role: BoardRole
  permissions: Permissions
}>

/**
 * Somebody else's board is as if it did not exist. Only who holds a code of it is told that it no longer opens, and who could
 * have looked at it that it was deleted (ROUTE-04).
 */
export type AccessFailure = 'not-found' | 'gone' | 'deleted'

/** What decides it. */
export type AccessRow = {
  readonly owner_id: string
  readonly deleted_at: Date | null
  readonly member_role: GivenRole | null
  readonly left_at: Date | null
  readonly removed_at: Date | null
  readonly invitation_id: string | null
  readonly created_at: Date | null
  readonly expires_at: Date | null
  readonly withdrawn_at: Date | null
  readonly accepted_at: Date | null
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Told apart from nonsense before the database sees it. */
export function isBoardId(text: string): boolean {
  return uuid.test(text)
}

/** What the reader is to a board: its owner, a member, or a guest by a code of this very board. */
export async function findAccess(
  db: Database,
  { accountId, site, code }: BoardReader,
  boardId: BoardId,
  now: Date,
): Promise<BoardAccess | AccessFailure> {
  if (!isBoardId(boardId)) return 'not-found'
  const { rows } = await sql<AccessRow>`
    select board.owner_id, board.deleted_at, member.role as member_role, member.left_at, member.removed_at,
      invitation.id as invitation_id, invitation.created_at, invitation.expires_at, invitation.withdrawn_at,
      invitation.accepted_at
    from boards.board board
    left join boards.member member on member.board_id = board.id and member.account_id = ${accountId}
    left join boards.invitation invitation on invitation.board_id = board.id and invitation.code = ${code}
    where board.id = ${boardId} and board.site = ${site}`.execute(db)
  const row = rows[0]
  if (!row) return 'not-found'
  const role = roleIn(row, accountId, now)
  if (row.deleted_at) return role === null && row.invitation_id === null ? 'not-found' : 'deleted'
  if (role === null) return row.invitation_id === null ? 'not-found' : 'gone'
  return { boardId: boardId.toLowerCase(), ownerId: row.owner_id, role, permissions: permissionsOf(role) }
}

/** Null for whom the board is shut to; whether it was deleted is another question. */
export function roleIn(
  row: Omit<AccessRow, 'deleted_at'>,
  accountId: string | null,
  now: Date,
): BoardRole | null {
  if (row.owner_id === accountId) return 'owner'
  if (row.member_role && !row.left_at) return row.member_role
  if (row.invitation_id === null || !row.created_at || isShutTo(row.created_at, row.removed_at)) return null
  return canLookBy(factsOf(row), now) ? 'guest' : null
}
