import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database.ts'

/** So many rows at a time: the database gives up on what takes too long, and then nothing of it would be done. */
const slice = 5_000

/** What lies on a board. Members come before the invitations that they came by. */
const partsOfBoards = [
  'board_asset',
  'removed_asset',
  'activity',
  'comment',
  'choice',
  'member',
  'invitation',
] as const

/** Boards whose parts are removed together. */
const boardsAtOnce = 100

/** Boards that were deleted before, with all that lies on them, however much it is. */
export async function deleteOldBoards(db: Database, before: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from boards.board where deleted_at < ${before} order by deleted_at limit ${boardsAtOnce}`.execute(
      db,
    )
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    for (const part of partsOfBoards) await deleteRows(db, part, sql`board_id = any (${ids}::uuid[])`)
    await sql`delete from boards.board where id = any (${ids}::uuid[]) and deleted_at < ${before}`.execute(db)
  }
}

export async function deleteOldRemoved(db: Database, before: Date): Promise<void> {
  await deleteRows(db, 'removed_asset', sql`removed_at < ${before}`)
}

export async function deleteOldActivity(db: Database, before: Date): Promise<void> {
  await deleteRows(db, 'activity', sql`at < ${before}`)
}

/** Whom an invitation was for is forgotten once it has ended; that it was for one person stays. */
export async function forgetRecipients(db: Database, endedBefore: Date): Promise<void> {
  await inSlices(
    sql`update boards.invitation set recipient = '' where id = any (array(
      select id from boards.invitation where recipient <> ''
        and (withdrawn_at < ${endedBefore} or expires_at < ${endedBefore} or accepted_at < ${endedBefore})
      limit ${slice} for update skip locked))`,
    db,
  )
}

/** As if they had been deleted long ago: nobody sees them or takes that back, and they are the next to be removed. */
export async function markClosed(db: Database, accountId: string): Promise<void> {
  await sql`update boards.board set deleted_at = 'epoch' where owner_id = ${accountId}`.execute(db)
}

/** What an account has on the boards of others, but for what it said and added there. Nobody comes back for what is left. */
export async function deleteTraces(db: Database, accountId: string): Promise<void> {
  await sql`delete from boards.member where account_id = ${accountId}`.execute(db)
  await sql`delete from boards.choice where account_id = ${accountId}`.execute(db)
}

async function deleteRows(
  db: Database,
  table: (typeof partsOfBoards)[number],
  which: RawBuilder<unknown>,
): Promise<void> {
  const from = sql.table(`boards.${table}`)
  await inSlices(
    sql`delete from ${from} where ctid = any (array(
      select ctid from ${from} where ${which} limit ${slice} for update skip locked))`,
    db,
  )
}

/** Until there is nothing left to do. Whoever does the same at the same time does another part of it. */
async function inSlices(query: RawBuilder<unknown>, db: Database): Promise<void> {
  let isDone = false
  while (!isDone) {
    const { numAffectedRows = 0n } = await query.execute(db)
    isDone = numAffectedRows < slice
  }
}
