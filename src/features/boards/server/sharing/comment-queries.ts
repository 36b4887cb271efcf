import { type RawBuilder, sql } from 'kysely'
import type { AssetId } from '#features/catalogue/domain.ts'
import type { Database } from '#platform/database.ts'
import type { BoardId } from '../../domain/board.ts'

export type CommentRow = Readonly<{
  id: string
  asset_id: AssetId | null
  author_id: string
  text: string
  created_at: Date
}>

/** Of one asset, of the board as a whole (null), or all of them. */
export type CommentSubject = AssetId | null | undefined

type Terms = Readonly<{ before: string | null; assetId: CommentSubject; limit: number }>

/** The newest first. */
export async function selectComments(
  db: Database,
  boardId: BoardId,
  { before, assetId, limit }: Terms,
): Promise<readonly CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select id, asset_id, author_id, text, created_at from boards.comment
    where board_id = ${boardId} and ${about(assetId)} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}`.execute(db)
  return rows
}

function about(assetId: CommentSubject): RawBuilder<unknown> {
  if (assetId === undefined) return sql`true`
  return assetId === null ? sql`asset_id is null` : sql`asset_id = ${assetId}`
}

/** Of those assets that have some. */
export async function selectCommentCounts(
  db: Database,
  boardId: BoardId,
  assetIds: readonly AssetId[],
): Promise<Readonly<Record<AssetId, number>>> {
  const { rows } = await sql<{ id: AssetId; count: number }>`
    select asset_id as id, count(*)::integer as count from boards.comment
    where board_id = ${boardId} and asset_id = any (${[...assetIds]}::bigint[]) group by asset_id`.execute(db)
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]))
}

export async function findComment(db: Database, boardId: BoardId, id: string): Promise<CommentRow | null> {
  const { rows } = await sql<CommentRow>`
    select id, asset_id, author_id, text, created_at from boards.comment
    where board_id = ${boardId} and id = ${id}`.execute(db)
  return rows[0] ?? null
}

type NewComment = Readonly<{
  boardId: BoardId
  assetId: AssetId | null
  authorId: string
  text: string
  now: Date
}>

export async function insertComment(db: Database, given: NewComment): Promise<string> {
  const { boardId, assetId, authorId, text, now } = given
  const { rows } = await sql<{ id: string }>`
    insert into boards.comment (board_id, asset_id, author_id, text, created_at)
    values (${boardId}, ${assetId}, ${authorId}, ${text}, ${now})
    returning id`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('A comment was written and nothing came back.')
  return row.id
}

export async function removeComment(db: Database, id: string): Promise<void> {
  await db.deleteFrom('boards.comment').where('id', '=', id).execute()
}

/** Members who have said something on a board, as long as they are members. */
export async function selectCommenters(db: Database, boardId: BoardId): Promise<readonly string[]> {
  const { rows } = await commentersQuery(boardId).execute(db)
  return rows.map(({ account_id }) => account_id)
}

export function commentersQuery(boardId: BoardId) {
  return sql<{ account_id: string }>`
    select member.account_id from boards.member member
    where member.board_id = ${boardId} and member.left_at is null and exists (
      select from boards.comment said where said.board_id = member.board_id and said.author_id = member.account_id)
    order by member.id`
}
