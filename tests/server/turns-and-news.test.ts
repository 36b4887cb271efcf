import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { listenForNews } from '../../src/platform/listen-for-news.ts'
import { takeTurn } from '../../src/platform/take-turn.ts'
import { freshDatabase } from '../support/fresh-database.ts'

test('a turn is given to one at a time, and to the next when it ends', async () => {
  await using fresh = await freshDatabase()
  const stop = new AbortController()
  const first = await takeTurn(fresh.url, 'test', stop.signal)
  let second: Awaited<ReturnType<typeof takeTurn>> = null
  const waiting = takeTurn(fresh.url, 'test', stop.signal).then((turn) => {
    second = turn
  })
  const other = await takeTurn(fresh.url, 'another', stop.signal)
  expect([first === null, other === null, second]).toEqual([false, false, null])
  await first?.end()
  await waiting
  expect(second).not.toBeNull()
  await (second as typeof first)?.end()
  await other?.end()
})

test('whoever loses the connection is told that the turn is over', async () => {
  await using fresh = await freshDatabase()
  const turn = await takeTurn(fresh.url, 'test', new AbortController().signal)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'diptych turn'`.execute(fresh.db)
  await vi.waitFor(() => expect(turn?.lost.aborted).toBe(true), { timeout: 5_000 })
  await turn?.end()
})

test('news are heard, also after the connection was lost', async () => {
  await using fresh = await freshDatabase()
  let heard = 0
  const listener = listenForNews(fresh.url, {
    channels: ['test news'],
    name: 'test listener',
    onNews: () => {
      heard += 1
    },
  })
  const untilHeard = async () => {
    const before = heard
    await vi.waitFor(
      async () => {
        await sql`select pg_notify('test news', '')`.execute(fresh.db)
        expect(heard).toBeGreaterThan(before)
      },
      { timeout: 10_000, interval: 50 },
    )
  }
  await untilHeard()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'test listener'`.execute(fresh.db)
  await untilHeard()
  await listener.stop()
})
