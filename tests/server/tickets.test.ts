import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/database.ts'
import { readSecret } from '../../src/platform/read-secret.ts'
import { borrowTicket, removeOldTickets, takeTicket } from '../../src/platform/take-ticket.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const limit = { atMost: 10, withinSeconds: 60 }

/** Another process is another pool on the same database. */
function anotherProcess(url: string) {
  const db = openDatabase(url, { connections: 5 })
  return { db, [Symbol.asyncDispose]: () => db.destroy() }
}

describe('tickets', () => {
  test('from two processes at once exactly as many pass as may', async () => {
    await using fresh = await freshDatabase()
    await using other = anotherProcess(fresh.url)
    const takes = [takeTicket(fresh.db), takeTicket(other.db)]
    const tries = Array.from({ length: 30 }, () => takes.map((take) => take('sign-in', 'mia', limit))).flat()
    const waits = await Promise.all(tries)
    expect(waits.filter((seconds) => seconds === null)).toHaveLength(10)
    const refused = waits.filter((seconds) => seconds !== null)
    expect(Math.min(...refused)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...refused)).toBeLessThanOrEqual(60)
  })

  test('names and keys are counted apart', async () => {
    await using fresh = await freshDatabase()
    const take = takeTicket(fresh.db)
    const once = { atMost: 1, withinSeconds: 60 }
    expect(await take('sign-in', 'mia', once)).toBeNull()
    expect(await take('sign-in', 'tom', once)).toBeNull()
    expect(await take('register', 'mia', once)).toBeNull()
    expect(await take('sign-in', 'mia', once)).not.toBeNull()
  })

  test('a window that has ended begins anew, and tries in vain did not make it longer', async () => {
    await using fresh = await freshDatabase()
    const take = takeTicket(fresh.db)
    const once = { atMost: 1, withinSeconds: 600 }
    await take('sign-in', 'mia', once)
    const ends = () => sql<{ ends_at: Date }>`select ends_at from platform.ticket`.execute(fresh.db)
    const before = (await ends()).rows[0]?.ends_at
    expect(await take('sign-in', 'mia', once)).toBeGreaterThan(590)
    expect((await ends()).rows[0]?.ends_at).toEqual(before)
    await sql`update platform.ticket set ends_at = now()`.execute(fresh.db)
    expect(await take('sign-in', 'mia', once)).toBeNull()
    expect(await take('sign-in', 'mia', once)).not.toBeNull()
  })

  test('one that is given back counts no more, once, and at the same moment in any process', async () => {
    await using fresh = await freshDatabase()
    await using other = anotherProcess(fresh.url)
    const lenders = [borrowTicket(fresh.db), borrowTicket(other.db)]
    const right = Array.from({ length: 20 }, (_, place) => lenders[place % 2])
    for (const borrow of right) {
      const ticket = await borrow?.('sign-in', 'mia', limit)
      if (ticket?.kind !== 'lent') throw new Error('It was refused.')
      await Promise.all([ticket.giveBack(), ticket.giveBack()])
    }
    const tries = await Promise.all(right.map((borrow) => borrow?.('sign-in', 'mia', limit)))
    expect(tries.filter((one) => one?.kind === 'lent')).toHaveLength(10)
    expect(tries.find((one) => one?.kind === 'refused')).toMatchObject({
      retryAfterSeconds: expect.any(Number),
    })
    expect(await takeTicket(fresh.db)('sign-in', 'mia', limit)).not.toBeNull()
  })

  test('one of a window that has ended gives nothing back in the next', async () => {
    await using fresh = await freshDatabase()
    const borrow = borrowTicket(fresh.db)
    const once = { atMost: 1, withinSeconds: 600 }
    const late = await borrow('sign-in', 'mia', once)
    await sql`update platform.ticket set ends_at = now()`.execute(fresh.db)
    await borrow('sign-in', 'mia', once)
    if (late.kind === 'lent') await late.giveBack()
    expect(await borrow('sign-in', 'mia', once)).toMatchObject({ kind: 'refused' })
  })

  test('keys are not kept as they are, and old rows go', async () => {
    await using fresh = await freshDatabase()
    const take = takeTicket(fresh.db)
    await take('sign-in', 'mia@example.com', limit)
    await take('sign-in', 'tom@example.com', limit)
    const { rows } = await sql<{ text: string }>`
      select encode(key, 'escape') as text from platform.ticket`.execute(fresh.db)
    expect(rows.map(({ text }) => text).join()).not.toContain('example')
    await sql`update platform.ticket set ends_at = now() where key = sha256('tom@example.com')`.execute(
      fresh.db,
    )
    await removeOldTickets(fresh.db)
    expect((await sql`select from platform.ticket`.execute(fresh.db)).rows).toHaveLength(1)
  })
})

describe('secrets', () => {
  test('whoever comes first makes it, and all get the same', async () => {
    await using fresh = await freshDatabase()
    await using other = anotherProcess(fresh.url)
    const readers = [fresh.db, other.db, fresh.db, other.db, fresh.db, other.db]
    const secrets = await Promise.all(readers.map((db) => readSecret(db, 'csrf')))
    expect(secrets[0]).toHaveLength(32)
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
    expect(await readSecret(other.db, 'csrf')).toEqual(secrets[0])
    expect(await readSecret(fresh.db, 'another')).not.toEqual(secrets[0])
  })
})
