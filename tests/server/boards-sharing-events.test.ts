import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { keepWatch } from '../../src/features/boards/server.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { openBoardRoom, openBoardServer } from '../support/open-board-room.ts'

const api = '/components/collaboration/api'

type Server = Awaited<ReturnType<typeof openBoardServer>>
type Browser = Awaited<ReturnType<Server['browserOf']>>

let fresh: FreshDatabase
let here: ReturnType<typeof openBoardRoom>
let there: ReturnType<typeof openBoardRoom>
let servers: readonly Server[]
let listeners: readonly ReturnType<typeof keepWatch>[]
let ada: Browser
let ben: Browser

beforeAll(async () => {
  fresh = await freshDatabase()
  // Two processes on one database: what one changes, the other hears of.
  here = openBoardRoom(fresh.db)
  there = openBoardRoom(fresh.db)
  for (const room of [here, there]) {
    room.join('1', 'Ada')
    room.join('2', 'Ben')
    room.join('3', 'Cleo')
  }
  const [one, other] = [await openBoardServer(here), await openBoardServer(there)]
  servers = [one, other]
  listeners = [here, there].map(({ boards }) => keepWatch(boards.watch, fresh.url))
  ada = await one.browserOf('1')
  ben = await other.browserOf('2')
  await vi.waitFor(async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and application_name = 'diptych boards' and query like 'listen%'`.execute(
      fresh.db,
    )
    expect(rows[0]?.count).toBe(2)
  })
})

afterAll(async () => {
  for (const listener of listeners) await listener.stop()
  for (const server of servers) await server[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

async function startBoard() {
  const made = await (await ada.ask('POST', `${api}/create-board`, { name: 'Covers' })).json()
  const board = `${api}/boards/${made.id}`
  const invite = async (role: string) =>
    (await (await ada.ask('POST', `${board}/invitations`, { role })).json()) as { id: string; code: string }
  return { id: made.id as string, board, invite }
}

const hear = (browser: Browser, board: string, code?: string) =>
  browser.hear(`${board}/events${code ? `?invitation_code=${code}` : ''}`)

describe('BOARD-10: who looks at a board', () => {
  test('hears of the changes of others within a second, also from another process', async () => {
    const { board, invite } = await startBoard()
    const { code } = await invite('comment')
    await ben.ask('POST', `${api}/invitations/${code}/accept`)
    const atBen = await hear(ben, board)
    const atAda = await hear(ada, board)
    expect(atBen.status).toBe(200)
    expect(atBen.headers['content-type']).toContain('text/event-stream')
    expect(await atBen.until('hello')).toMatchObject([{ data: { revision: 3 } }])
    await atAda.until('hello')
    const began = performance.now()
    await ada.ask('POST', `${board}/comments`, { text: 'This one?' })
    const [told] = await atBen.until('changed')
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(told).toMatchObject({ id: '4', data: { revision: 4, kind: 'commented', by: 'Ada', isOwn: false } })
    expect(await atAda.until('changed')).toMatchObject([{ data: { revision: 4, isOwn: true } }])
    await ben.ask('POST', `${board}/comments`, { text: 'That one.' })
    expect((await atAda.until('changed', 2))[1]).toMatchObject({
      data: { revision: 5, by: 'Ben', isOwn: false },
    })
    await atBen.leave()
    await atAda.leave()
  })

  test('by a link only hears that something changed, not by whom', async () => {
    const { board, invite } = await startBoard()
    const { code } = await invite('view')
    const visitor = await servers[1]?.browserOf(null)
    if (!visitor) throw new Error('There is no second server.')
    const atGuest = await hear(visitor, board, code)
    await atGuest.until('hello')
    await ada.ask('POST', `${board}/comments`, { text: 'This one?' })
    expect(await atGuest.until('changed')).toMatchObject([{ data: { kind: 'commented', by: '' } }])
    await atGuest.leave()
  })

  test('hears of every change once and in order, however many come at once', async () => {
    const { board } = await startBoard()
    const watching = await hear(ada, board)
    await watching.until('hello')
    const many = Array.from({ length: 20 }, (_, index) =>
      ada.ask('POST', `${board}/comments`, { text: `No ${index}` }),
    )
    await Promise.all(many)
    const told = await watching.until('changed', 20)
    expect(told.map(({ id }) => Number(id))).toEqual(Array.from({ length: 20 }, (_, index) => index + 2))
    await watching.leave()
  })

  test('hears no more once removed, or when the link is withdrawn or the board deleted', async () => {
    const { id, board, invite } = await startBoard()
    const joining = await invite('view')
    await ben.ask('POST', `${api}/invitations/${joining.code}/accept`)
    const looking = await invite('view')
    const visitor = await servers[1]?.browserOf(null)
    if (!visitor) throw new Error('There is no second server.')
    const [atBen, atGuest, atAda] = [
      await hear(ben, board),
      await hear(visitor, board, looking.code),
      await hear(ada, board),
    ]
    for (const stream of [atBen, atGuest, atAda]) await stream.until('hello')
    const { members } = await (await ada.open(`${board}/members`)).json()
    await ada.ask('DELETE', `${board}/members/${members[0].id}`)
    expect(await atBen.until('closed')).toMatchObject([{ data: { reason: 'not-found' } }])
    await vi.waitFor(() => expect(atBen.isOver()).toBe(true))
    expect(atBen.heard.map(({ name }) => name)).toEqual(['hello', 'closed'])
    await ada.ask('DELETE', `${board}/invitations/${looking.id}`)
    expect(await atGuest.until('closed')).toMatchObject([{ data: { reason: 'gone' } }])
    await ada.ask('DELETE', board)
    expect(await atAda.until('closed')).toMatchObject([{ data: { reason: 'deleted' } }])
    await vi.waitFor(() => expect(atAda.isOver()).toBe(true))
    expect((await ada.open(`${api}/boards/${id}/events`)).status).toBe(410)
  })

  test('by a link that expires meanwhile hears no more, and a stream that is old is ended', async () => {
    const { board } = await startBoard()
    const made = await ada.ask('POST', `${board}/invitations`, { role: 'view', expiresInDays: 1 })
    const { code } = (await made.json()) as { code: string }
    const visitor = await servers[1]?.browserOf(null)
    if (!visitor) throw new Error('There is no second server.')
    const [atGuest, atAda] = [await hear(visitor, board, code), await hear(ada, board)]
    await atGuest.until('hello')
    await atAda.until('hello')
    there.pass(86_400_000)
    there.boards.watch.lookAround()
    await vi.waitFor(() => expect(atGuest.isOver()).toBe(true))
    here.boards.watch.lookAround()
    expect(atAda.isOver()).toBe(false)
    here.pass(11 * 60_000)
    here.boards.watch.lookAround()
    await vi.waitFor(() => expect(atAda.isOver()).toBe(true))
    expect(atAda.heard.map(({ name }) => name)).toEqual(['hello'])
  })

  test('has at most 20 streams, and may open another once one is left', async () => {
    const { board } = await startBoard()
    const streams = []
    for (let count = 0; count < 20; count += 1) streams.push(await hear(ada, board))
    const more = await ada.open(`${board}/events`)
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, '30'])
    await streams.pop()?.leave()
    await vi.waitFor(async () => {
      const again = await hear(ada, board)
      streams.push(again)
      expect(again.status).toBe(200)
    })
    for (const stream of streams) await stream.leave()
  })

  test('is told what was missed while nobody listened to the database', async () => {
    const { id, board } = await startBoard()
    const watching = await hear(ada, board)
    await watching.until('hello')
    // A change without the word of it, as after a lost connection.
    await sql`update boards.board set revision = revision + 1 where id = ${id}`.execute(fresh.db)
    await sql`insert into boards.activity (board_id, revision, actor_id, kind)
      values (${id}, 2, 2, 'described')`.execute(fresh.db)
    here.boards.watch.hear(null)
    expect(await watching.until('changed')).toMatchObject([{ data: { kind: 'described', by: 'Ben' } }])
    await watching.leave()
  })
})
