import { sql } from 'kysely'
import pg from 'pg'
import type { Database, DatabaseTransaction } from './database.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

export type OutboxEvent = { readonly id: string; readonly name: string; readonly payload: unknown }

/** One reader: its own position, its own pace. Whatever it writes goes into the transaction that moves its position. */
export type OutboxReader = {
  readonly name: string
  readonly handle: (event: OutboxEvent, transaction: DatabaseTransaction) => Promise<void>
}

const batchSize = 200
const pollEveryMs = 2_000
const longestPauseMs = 60_000

/** Writes an event into the transaction of the change it tells of: both happen or neither. */
export async function appendEvent(
  transaction: DatabaseTransaction,
  name: string,
  payload: object,
): Promise<void> {
  await transaction
    .insertInto('platform.outbox')
    .values({ name, payload: JSON.stringify(payload) })
    .execute()
  await sql`select pg_notify('outbox', '')`.execute(transaction)
}

/**
 * After a restore from a dump the rows carry transaction numbers of another cluster, which may lie in this one's future:
 * new events would sort before old positions and never be read. Then everything is numbered anew. An event may be
 * handed out a second time by it, never lost.
 */
export async function repairOutbox(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ foreign: boolean }>`
      select exists (
        select from platform.outbox where transaction_id >= pg_snapshot_xmax(pg_current_snapshot())
        union all
        select from platform.outbox_reader where transaction_id >= pg_snapshot_xmax(pg_current_snapshot())
      ) as foreign`.execute(transaction)
    if (!rows[0]?.foreign) return
    await sql`lock table platform.outbox, platform.outbox_reader in exclusive mode`.execute(transaction)
    await sql`
      update platform.outbox_reader reader set transaction_id = '0', event_id = coalesce(
        (select min(event.id) - 1 from platform.outbox event
          where (event.transaction_id, event.id) > (reader.transaction_id, reader.event_id)),
        (select max(id) from platform.outbox), 0)`.execute(transaction)
    await sql`update platform.outbox set transaction_id = '0'`.execute(transaction)
  })
}

/** Hands a reader its next events and tells how many. A full batch means that there may be more. Two processes never hand out the same batch. */
export async function readNextEvents(db: Database, reader: OutboxReader): Promise<number> {
  await db
    .insertInto('platform.outbox_reader')
    .values({ name: reader.name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db.transaction().execute(async (transaction) => {
    const position = await transaction
      .selectFrom('platform.outbox_reader')
      .select(['transaction_id', 'event_id'])
      .where('name', '=', reader.name)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!position) return 0

    const { rows } = await sql<OutboxEvent & { transaction_id: string }>`
      select id, name, payload, transaction_id from platform.outbox
      where (transaction_id, id) > (${position.transaction_id}::xid8, ${position.event_id}::bigint)
        and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
      order by transaction_id, id limit ${batchSize}`.execute(transaction)
    for (const { id, name, payload } of rows) await reader.handle({ id, name, payload }, transaction)

    const last = rows.at(-1)
    if (!last) return 0
    await transaction
      .updateTable('platform.outbox_reader')
      .set({ transaction_id: last.transaction_id, event_id: last.id })
      .where('name', '=', reader.name)
      .execute()
    return rows.length
  })
}

type Surroundings = {
  readonly db: Database
  readonly url: string
  readonly log: Log
  readonly metrics: Metrics
}

/** Keeps readers going until stopped: woken by a notification, and by the clock should one be missed. */
export function followOutbox(readers: readonly OutboxReader[], surroundings: Surroundings) {
  const stopped = new AbortController()
  const followers = readers.map((reader) => follow(reader, surroundings, stopped.signal))
  const listener = listenFor(surroundings.url, () => {
    for (const follower of followers) follower.wake()
  })
  return {
    async stop(): Promise<void> {
      stopped.abort()
      for (const follower of followers) follower.wake()
      await Promise.all(followers.map(({ done }) => done))
      await listener.stop()
    },
  }
}

function follow(reader: OutboxReader, { db, log, metrics }: Surroundings, stopped: AbortSignal) {
  let wake = () => {}
  // A reader that waits for work is woken by news; one that waits after a failure only by being stopped.
  const nap = (ms: number, wakesForNews: boolean) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        if (!wakesForNews && !stopped.aborted) return
        clearTimeout(timer)
        resolve()
      }
    })

  async function loop(): Promise<void> {
    let failures = 0
    while (!stopped.aborted) {
      try {
        const handled = await readNextEvents(db, reader)
        if (handled > 0) metrics.countEvents(reader.name, 'done', handled)
        failures = 0
        if (handled < batchSize && !stopped.aborted) await nap(pollEveryMs, true)
      } catch (error) {
        failures += 1
        metrics.countEvents(reader.name, 'failed', 1)
        log.error(
          { err: error, reader: reader.name, failures },
          'an event could not be handled; it will be tried again',
        )
        if (!stopped.aborted) await nap(Math.min(pollEveryMs * 2 ** failures, longestPauseMs), false)
      }
    }
  }
  return { wake: () => wake(), done: loop() }
}

function listenFor(url: string, onEvent: () => void) {
  const client = new pg.Client({ connectionString: url, application_name: 'diptych outbox' })
  // Without the listener the readers still poll, so a lost connection only costs a second or two.
  client.on('error', () => undefined)
  client.on('notification', onEvent)
  const ready = client
    .connect()
    .then(() => client.query('listen outbox'))
    .catch(() => undefined)
  return {
    async stop(): Promise<void> {
      await ready
      await client.end().catch(() => undefined)
    },
  }
}
