import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Database } from '../../src/platform/database.ts'
import { openLog } from '../../src/platform/log.ts'
import { openMetrics } from '../../src/platform/metrics.ts'
import {
  appendEvent,
  followOutbox,
  type OutboxEvent,
  type OutboxReader,
  readNextEvents,
  repairOutbox,
} from '../../src/platform/outbox.ts'
import { freshDatabase } from '../support/fresh-database.ts'

function collecting(name = 'collector'): OutboxReader & { readonly seen: string[] } {
  const seen: string[] = []
  return { name, seen, handle: async (event: OutboxEvent) => void seen.push(event.name) }
}

/** Transactions of other tests on the same server hold events back for a moment. */
async function readEvents(db: Database, reader: OutboxReader, atLeast: number): Promise<void> {
  let read = 0
  await vi.waitFor(
    async () => {
      read += await readNextEvents(db, reader)
      expect(read).toBeGreaterThanOrEqual(atLeast)
    },
    { timeout: 10_000 },
  )
}

describe('the outbox', () => {
  test('a change that is rolled back tells nothing', async () => {
    await using fresh = await freshDatabase()
    const reader = collecting()
    const failing = fresh.db.transaction().execute(async (transaction) => {
      await appendEvent(transaction, 'never', {})
      throw new Error('the change failed')
    })
    await expect(failing).rejects.toThrow('the change failed')
    await readNextEvents(fresh.db, reader)
    expect(reader.seen).toEqual([])
  })

  test('each reader gets every event once, in order, at its own pace', async () => {
    await using fresh = await freshDatabase()
    const [early, late] = [collecting('early'), collecting('late')]
    for (const name of ['one', 'two']) await fresh.db.transaction().execute((t) => appendEvent(t, name, {}))
    await readEvents(fresh.db, early, 2)
    await fresh.db.transaction().execute((t) => appendEvent(t, 'three', {}))
    await readEvents(fresh.db, early, 1)
    await readNextEvents(fresh.db, early)
    await readEvents(fresh.db, late, 3)
    expect(early.seen).toEqual(['one', 'two', 'three'])
    expect(late.seen).toEqual(['one', 'two', 'three'])
  })

  test('an event whose transaction commits late is not missed', async () => {
    await using fresh = await freshDatabase()
    const reader = collecting()
    const slow = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const slowWrite = fresh.db.transaction().execute(async (transaction) => {
      await appendEvent(transaction, 'slow', {})
      begun.resolve()
      await slow.promise
    })
    await begun.promise
    await fresh.db.transaction().execute((t) => appendEvent(t, 'quick', {}))
    await readNextEvents(fresh.db, reader)
    expect(reader.seen).toEqual([])
    slow.resolve()
    await slowWrite
    await readEvents(fresh.db, reader, 2)
    expect(reader.seen).toEqual(['slow', 'quick'])
  })

  test('a reader that fails keeps its place and tries again', async () => {
    await using fresh = await freshDatabase()
    let attempts = 0
    const reader: OutboxReader = {
      name: 'stumbling',
      async handle() {
        attempts += 1
        if (attempts === 1) throw new Error('stumbled')
      },
    }
    await fresh.db.transaction().execute((t) => appendEvent(t, 'one', {}))
    await readEvents(fresh.db, reader, 1)
    expect(attempts).toBe(2)
  })

  test('after a restore into another cluster nothing is lost', async () => {
    await using fresh = await freshDatabase()
    const reader = collecting()
    for (const name of ['read', 'unread'])
      await fresh.db.transaction().execute((t) => appendEvent(t, name, {}))
    await sql`update platform.outbox set transaction_id = (5000000 + id)::text::xid8`.execute(fresh.db)
    await sql`insert into platform.outbox_reader select ${reader.name}, transaction_id, id from platform.outbox where name = 'read'`.execute(
      fresh.db,
    )
    await repairOutbox(fresh.db)
    await fresh.db.transaction().execute((t) => appendEvent(t, 'new', {}))
    await readEvents(fresh.db, reader, 2)
    expect(reader.seen).toEqual(['unread', 'new'])
  })

  test('two processes that follow the same reader share the events between them', async () => {
    await using fresh = await freshDatabase()
    const reader = collecting()
    const surroundings = { db: fresh.db, url: fresh.url, log: openLog('silent'), metrics: openMetrics() }
    const followers = [followOutbox([reader], surroundings), followOutbox([reader], surroundings)]
    await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        fresh.db.transaction().execute((t) => appendEvent(t, `event ${place}`, {})),
      ),
    )
    await vi.waitFor(() => expect(reader.seen).toHaveLength(20), { timeout: 10_000 })
    expect(new Set(reader.seen).size).toBe(20)
    await Promise.all(followers.map((follower) => follower.stop()))
  })
})
