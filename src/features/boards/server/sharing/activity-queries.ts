import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import type { BoardId } from '../../domain/board.ts'

export type ActivityRow = Readonly<{
  id: string
  revision: string
  actor_id: string
  kind: string
  values: unknown
  at: Date
}>

/** The newest first. */
export async function selectActivity(
  db: Database,
  boardId: BoardId,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<readonly ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select id, revision, actor_id, kind, values, at from boards.activity
    where board_id = ${boardId} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/**
 * What came after a revision, in the order in which it happened; of very much, the latest. Only the latest are looked at,
 * however long the board's past is.
 */
export async function selectNews(
  db: Database,
  boardId: BoardId,
  revision: number,
  limit: number,
): Promise<readonly ActivityRow[]> {
  const latest = await selectActivity(db, boardId, { before: null, limit })
  return latest.filter((row) => Number(row.revision) > revision).toReversed()
}

export async function readRevision(db: Database, boardId: BoardId): Promise<number> {
  const row = await db
    .selectFrom('boards.board')
    .select('revision')
    .where('id', '=', boardId)
    .executeTakeFirst()
  return Number(row?.revision ?? 0)
}
