import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forgetClosedBoards } from '../../src/features/boards/server.ts'
import { openTestBoards } from '../../src/features/boards/testing.ts'
import type { Database } from '../../src/platform/database.ts'
import { freshDatabase } from '../support/fresh-database.ts'

async function isSomebodyWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

test('BOARD-10: an account that is closed leaves the boards of others, also those that are being changed', async () => {
  await using fresh = await freshDatabase()
  const { boards, get, readerOf } = openTestBoards(fresh.db)
  const { id } = await get(boards.create(readerOf('1'), { name: 'Board' }))
  await sql`insert into boards.member (board_id, account_id, role) values (${id}, 2, 'edit')`.execute(
    fresh.db,
  )
  await sql`insert into boards.choice (account_id, site, board_id) values (2, 'argus', ${id})`.execute(
    fresh.db,
  )
  const event = { name: 'accounts.closed', payload: { accountId: '2' } }
  let isClosed = false
  const closing = await fresh.db.transaction().execute(async (other) => {
    // The owner gives the member another role, and they choose the board, at that very moment.
    await sql`update boards.member set role = 'view' where board_id = ${id}`.execute(other)
    await sql`update boards.choice set chosen_at = now() where board_id = ${id}`.execute(other)
    const closed = fresh.db
      .transaction()
      .execute((transaction) => forgetClosedBoards('accounts.closed').handle(event as never, transaction))
      .finally(() => {
        isClosed = true
      })
    await expect.poll(async () => isClosed || (await isSomebodyWaiting(fresh.db))).toBe(true)
    return { closed }
  })
  await closing.closed
  const { rows } = await sql`select account_id from boards.member where account_id = 2
    union all select account_id from boards.choice where account_id = 2`.execute(fresh.db)
  expect(rows).toEqual([])
})
