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

export async function insertComment(db: Database, given: NewComment): Promise<CommentRow> {
  const { boardId, assetId, authorId, text, now } = given
  const { rows } = await sql<CommentRow>`
    insert into boards.comment (board_id, asset_id, author_id, text, created_at)
    values (${boardId}, ${assetId}, ${authorId}, ${text}, ${now})
    returning id, asset_id, author_id, text, created_at`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('A comment was written and nothing came back.')
  return row
}

export async function removeComment(db: Database, id: string): Promise<void> {
  await db.deleteFrom('boards.comment').where('id', '=', id).execute()
}
