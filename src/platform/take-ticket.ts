import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './database.ts'

export type TicketLimit = { readonly atMost: number; readonly withinSeconds: number }

/** Seconds to wait, or null for one that may pass. The key says whose try it is: an address, a login, a recipient. */
export type TakeTicket = (name: string, key: string, limit: TicketLimit) => Promise<number | null>

/** A ticket that can be given back, as by whoever turns out not to have guessed. It counts until then. */
export type BorrowTicket = (name: string, key: string, limit: TicketLimit) => Promise<Borrowed>
export type Borrowed =
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number }
  | { readonly kind: 'lent'; readonly giveBack: () => Promise<void> }

const sweepEveryMs = 10 * 60_000

/**
 * Limits that all processes of one database share. The window begins with the first try; whoever tries in vain need not
 * wait longer for it. It asks on a connection of its own: a try counts, whatever becomes of the caller's transaction.
 */
export function takeTicket(db: Database, { nowMs = () => performance.now() } = {}): TakeTicket {
  let sweepAt = nowMs() + sweepEveryMs

  return async (name, key, limit) => {
    if (nowMs() >= sweepAt) {
      sweepAt = nowMs() + sweepEveryMs
      // Nobody waits for it: what is left lying is removed the next time.
      removeOldTickets(db).catch(() => {})
    }
    return (await countTry(db, name, key, limit)).secondsToWait
  }
}

/** The same, for tries that count only if they fail. */
export function borrowTicket(db: Database): BorrowTicket {
  return async (name, key, limit) => {
    const { secondsToWait, window } = await countTry(db, name, key, limit)
    if (secondsToWait !== null) return { kind: 'refused', retryAfterSeconds: secondsToWait }
    let isGivenBack = false
    return {
      kind: 'lent',
      async giveBack() {
        if (isGivenBack) return
        isGivenBack = true
        // Of a window that has ended meanwhile nothing is left to give back, and the next one is not its own.
        await sql`update platform.ticket set count = count - 1
          where name = ${name} and key = ${hashOf(key)} and ends_at = ${window}::timestamptz and count > 0`.execute(
          db,
        )
      },
    }
  }
}

async function countTry(db: Database, name: string, key: string, { atMost, withinSeconds }: TicketLimit) {
  const { rows } = await sql<{ count: number; seconds: number; window: string }>`
    insert into platform.ticket as ticket (name, key, count, ends_at)
    values (${name}, ${hashOf(key)}, 1, now() + make_interval(secs => ${withinSeconds}))
    on conflict (name, key) do update set
      count = case when ticket.ends_at <= now() then 1 else least(ticket.count, ${atMost}::integer) + 1 end,
      ends_at = case when ticket.ends_at <= now() then excluded.ends_at else ticket.ends_at end
    returning count, ends_at::text as window, extract(epoch from ends_at - now())::float8 as seconds`.execute(
    db,
  )
  const taken = rows[0]
  if (!taken) throw new Error('A ticket was asked for and nothing came back.')
  // Transactions at the same moment do not agree on what time it is.
  const seconds = Math.min(withinSeconds, Math.max(1, Math.ceil(taken.seconds)))
  const secondsToWait = taken.count <= atMost ? null : seconds
  return { secondsToWait, window: taken.window }
}

export async function removeOldTickets(db: Database): Promise<void> {
  await sql`delete from platform.ticket where ends_at <= now()`.execute(db)
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
