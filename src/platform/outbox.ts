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

/** Hands a reader its next events. True when there may be more. Two processes never hand out the same batch. */
export async function readNextEvents(db: Database, reader: OutboxReader): Promise<boolean> {
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
    if (!position) return false

    const { rows } = await sql<OutboxEvent & { transaction_id: string }>`
      select id, name, payload, transaction_id from platform.outbox
      where (transaction_id, id) > (${position.transaction_id}::xid8, ${position.event_id}::bigint)
        and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
      order by transaction_id, id limit ${batchSize}`.execute(transaction)
    for (const { id, name, payload } of rows) await reader.handle({ id, name, payload }, transaction)

    const last = rows.at(-1)
    if (!last) return false
    await transaction
      .updateTable('platform.outbox_reader')
      .set({ transaction_id: last.transaction_id, event_id: last.id })
      .where('name', '=', reader.name)
      .execute()
    return rows.length === batchSize
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
  const nap = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function loop(): Promise<void> {
    let failures = 0
    while (!stopped.aborted) {
      try {
        const more = await readNextEvents(db, reader)
        metrics.countEvent(reader.name, 'done')
        failures = 0
        if (!more && !stopped.aborted) await nap(pollEveryMs)
      } catch (error) {
        failures += 1
        metrics.countEvent(reader.name, 'failed')
        log.error(
          { err: error, reader: reader.name, failures },
          'an event could not be handled; it will be tried again',
        )
        if (!stopped.aborted) await nap(Math.min(pollEveryMs * 2 ** failures, longestPauseMs))
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
