import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database.ts'
import type { Happening } from '../../domain/activity.ts'

/** Where every process hears of changes: the board's id and its revision. */
export const boardsChannel = 'boards'

export type Activity = Happening &
  Readonly<{
    boardId: string
    /** The board's after the change. */
    revision: number | string
    actorId: string
  }>

/** A line of who did what, in the transaction of the change; whoever watches the board hears of it once that is kept. */
export async function writeActivity(
  transaction: DatabaseTransaction,
  { boardId, revision, actorId, kind, values }: Activity,
): Promise<void> {
  await sql`
    with written as (
      insert into boards.activity (board_id, revision, actor_id, kind, values)
      values (${boardId}, ${revision}, ${actorId}, ${kind}, ${written(values)}) returning revision)
    select pg_notify(${boardsChannel}, ${boardId}::text || ' ' || revision) from written`.execute(transaction)
}

/** Half a character, as text that was cut may end in, is nothing that the database takes. */
function written(values: Happening['values']): string {
  return JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}
