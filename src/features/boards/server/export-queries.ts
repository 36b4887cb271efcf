import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'

export type ExportedBoard = Readonly<{
  id: string
  site: string
  name: string
  description: string
  assetCount: number
  createdAt: Date
  updatedAt: Date
  /** Of one that can still be taken back, or is about to be removed. */
  deletedAt: Date | null
}>

/** An account has so many on each site, and no more. */
export async function selectForExport(db: Database, accountId: string): Promise<readonly ExportedBoard[]> {
  const { rows } = await sql<ExportedBoard>`
    select id, site, name, description, asset_count as "assetCount", created_at as "createdAt",
      updated_at as "updatedAt", deleted_at as "deletedAt"
    from boards.board where owner_id = ${accountId} order by created_at, id`.execute(db)
  return rows
}

export type ExportedAsset = Readonly<{ boardId: string; id: string; addedAt: Date; note: string }>

/** Board by board, each in its order. */
export async function selectAssetsForExport(
  db: Database,
  boardIds: readonly string[],
  limit: number,
): Promise<readonly ExportedAsset[]> {
  const { rows } = await sql<ExportedAsset>`
    select kept.board_id as "boardId", kept.asset_id as id, kept.added_at as "addedAt", kept.note
    from unnest(${[...boardIds]}::uuid[]) with ordinality as wanted (id, place)
    join boards.board_asset kept on kept.board_id = wanted.id
    order by wanted.place, kept.position desc limit ${limit}`.execute(db)
  return rows
}

type ExportedMembership = Readonly<{
  name: string
  site: string
  role: string
  joinedAt: Date
  leftAt: Date | null
}>

/** The newest first, as all that follows. */
export async function selectJoinedForExport(db: Database, accountId: string, limit: number) {
  const { rows } = await sql<ExportedMembership>`
    select board.name, board.site, member.role, member.joined_at as "joinedAt", member.left_at as "leftAt"
    from boards.member member
    join boards.board board on board.id = member.board_id and board.deleted_at is null
    where member.account_id = ${accountId} and member.left_at is null order by member.joined_at desc limit ${limit}`.execute(
    db,
  )
  return rows
}

type ExportedComment = Readonly<{ boardId: string; assetId: string | null; text: string; createdAt: Date }>

export async function selectCommentsForExport(db: Database, accountId: string, limit: number) {
  const { rows } = await sql<ExportedComment>`
    select board_id as "boardId", asset_id as "assetId", text, created_at as "createdAt"
    from boards.comment where author_id = ${accountId} order by id desc limit ${limit}`.execute(db)
  return rows
}

type ExportedInvitation = Readonly<{
  boardId: string
  role: string
  recipient: string | null
  createdAt: Date
  expiresAt: Date | null
  withdrawnAt: Date | null
  acceptedAt: Date | null
}>

/** Those that the account made, on boards of its own, without their codes: who has the file need not get in by it. */
export async function selectInvitationsForExport(db: Database, accountId: string, limit: number) {
  const { rows } = await sql<ExportedInvitation>`
    select invitation.board_id as "boardId", invitation.role, invitation.recipient,
      invitation.created_at as "createdAt", invitation.expires_at as "expiresAt",
      invitation.withdrawn_at as "withdrawnAt", invitation.accepted_at as "acceptedAt"
    from boards.board board join boards.invitation invitation on invitation.board_id = board.id
    where board.owner_id = ${accountId} and invitation.created_by = ${accountId}
    order by invitation.id desc limit ${limit}`.execute(db)
  return rows
}
