import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import type { Database } from '../../src/platform/database.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { openCollaborationServer } from '../support/open-collaboration-server.ts'
import { type Answered, type Change, replayBoard } from '../support/replay-board.ts'

const api = '/components/collaboration/api'
const clients = 50
const changesEach = 100
/** Those that all fight for, and those that stay where they are put. */
const hotAssets = 40
const keptAssets = 300
const sideTurns = 20

type Server = Awaited<ReturnType<typeof openCollaborationServer>>
type Page = ReturnType<Server['pageOf']>

test('BOARD-11: 50 clients, 5,000 adds and removes on one board: replayed by revision they give the board', async () => {
  await using fresh = await freshDatabase()
  const ids = await keepTestAssets(fresh.db, hotAssets + keptAssets + 8)
  const hot = ids.slice(0, hotAssets)
  const kept = ids.slice(hotAssets, hotAssets + keptAssets)
  const [turned, follower, noted, carried, brought] = ids.slice(hotAssets + keptAssets)
  // Two processes of the product on one database, each with a memory of its own.
  await using one = await openCollaborationServer(openTestBoards(fresh.db).boards)
  await using other = await openCollaborationServer(openTestBoards(fresh.db).boards)
  const owner = one.pageOf('7')
  const busy = await makeBoard(owner, 'Busy', [turned, follower, noted, carried])
  const beside = await makeBoard(owner, 'Beside', [brought])
  const people = Array.from({ length: clients }, (_, client) => String(100 + client))
  const sideshows = { order: '201', note: '202', carry: '203', bring: '204' }
  for (const account of [...people, ...Object.values(sideshows)]) {
    await fresh.db
      .insertInto('boards.member')
      .values([busy, beside].map((board_id) => ({ board_id, account_id: account, role: 'edit' })))
      .execute()
  }

  const answers: Answered[] = []
  const changes: Change[] = []
  const statuses = new Map<number, number>()
  async function send(page: Page, method: string, path: string, body?: unknown) {
    const { status, json } = await page.send(method, path, body)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return json
  }

  /** Three adds and two removes: one of the adds, and what somebody else put back, stay. */
  async function addAndRemove(account: string, client: number) {
    const page = (client % 2 === 0 ? one : other).pageOf(account)
    for (let turn = 0; turn < changesEach; turn += 1) {
      const round = Math.floor(turn / 5)
      const step = turn % 5
      const isAdd = step % 2 === 0
      // Each client walks with a stride of its own, and meets others on the way.
      const walked = client * 17 + (round * 2 + (step >> 1)) * (2 * client + 1)
      const asset =
        (step === 4 ? kept[(client * 20 + round * 11) % keptAssets] : hot[walked % hotAssets]) ?? ''
      const isLegacy = (client + turn) % 3 === 0
      const answer = isLegacy
        ? await send(page, 'PUT', `/collaboration/boards/${busy}.json`, {
            ...{ assets: [`gi:${asset}`], action_type: isAdd ? 'add_assets' : 'remove_assets' },
          })
        : isAdd
          ? await send(page, 'POST', `${api}/add-assets`, { boardId: busy, assetIds: [`gi:${asset}`] })
          : await send(page, 'DELETE', `${api}/remove-assets?boardId=${busy}&assetIds=gi:${asset}`)
      answers.push({ ...answer, asked: asset })
    }
  }

  /** What only one account does, turn by turn, so that its lines of activity tell which revision each of its changes made. */
  async function beBusy(account: string, server: Server, act: (page: Page, turn: number) => Promise<Change>) {
    const page = server.pageOf(account)
    for (let turn = 0; turn < sideTurns; turn += 1) changes.push(await act(page, turn))
  }
  const isEven = (turn: number) => turn % 2 === 0
  const order = async (page: Page, turn: number): Promise<Change> => {
    const before = isEven(turn) ? null : (follower ?? '')
    const board = await send(page, 'POST', `${api}/boards/${busy}/order`, { assetIds: [turned], before })
    return { by: sideshows.order, board, kind: 'assets-moved', ids: [turned ?? ''], before }
  }
  const note = async (page: Page, turn: number): Promise<Change> => {
    const text = `Note ${turn}`
    const answer = await send(page, 'PUT', `${api}/boards/${busy}/notes/${noted}`, { text })
    return { by: sideshows.note, revision: answer.revision, kind: 'note-changed', ids: [noted ?? ''], text }
  }
  const rename = async (page: Page, turn: number): Promise<Change> => {
    const name = `Busy ${turn}`
    const board = await send(page, 'PATCH', `${api}/boards/${busy}`, { name })
    return { by: '7', board, kind: 'renamed', ids: [], name }
  }
  /** There and back: the two movers hold the boards in turn, each beginning with another one. */
  const move = (by: string, asset: string, isAway: (turn: number) => boolean) => {
    return async (page: Page, turn: number): Promise<Change> => {
      const [from, to] = isAway(turn) ? [busy, beside] : [beside, busy]
      const answer = await send(page, 'POST', `${api}/boards/${from}/move`, { to, assetIds: [asset] })
      const board = isAway(turn) ? answer.from : answer.to
      return { by, board, kind: isAway(turn) ? 'assets-removed' : 'assets-added', ids: [asset] }
    }
  }

  await Promise.all([
    ...people.map(addAndRemove),
    beBusy(sideshows.order, one, order),
    beBusy(sideshows.note, other, note),
    beBusy('7', other, rename),
    beBusy(sideshows.carry, one, move(sideshows.carry, carried ?? '', isEven)),
    beBusy(
      sideshows.bring,
      other,
      move(sideshows.bring, brought ?? '', (turn) => !isEven(turn)),
    ),
  ])
  expect([...statuses]).toEqual([[200, clients * changesEach + 5 * sideTurns]])

  const lines = await readLines(fresh.db, busy)
  const replayed = replayBoard({
    ...{ answers, changes, lines },
    begin: { revision: 2, name: 'Busy', ids: [turned, follower, noted, carried].map((id) => id ?? '') },
  })
  expect(replayed.faults.slice(0, 5)).toEqual([])
  // Both kinds of answers came, and much was left.
  expect(replayed.revision).toBeGreaterThan(clients * changesEach * 0.2)
  expect(replayed.unchanged).toBeGreaterThan(clients * changesEach * 0.1)
  expect(replayed.ids.length).toBeGreaterThan(250)
  expect(lines.map(({ revision }) => revision)).toEqual(lines.map((_, index) => index + 1))

  const { rows } = await sql<{ id: string; note: string }>`
    select asset_id::text as id, note from boards.board_asset where board_id = ${busy} order by position desc`.execute(
    fresh.db,
  )
  expect(rows.map(({ id }) => id)).toEqual(replayed.ids)
  expect(rows.flatMap(({ id, note: text }) => (text ? [[id, text]] : []))).toEqual([...replayed.notes])
  // What is kept, told by one who remembers nothing, and what the two remember.
  await using late = await openCollaborationServer(openTestBoards(fresh.db).boards)
  for (const server of [late, one, other]) {
    const final = (await server.pageOf('7').ask(`${api}/boards/${busy}?assetsPageSize=100`)).json
    expect(final).toMatchObject({ revision: replayed.revision, name: replayed.name })
    expect(final.assetIds).toEqual(replayed.ids)
    expect(final.assetCount).toBe(replayed.ids.length)
    expect(final.assets.map((asset: { id: string }) => asset.id)).toEqual(replayed.ids.slice(0, 100))
    const second = (await server.pageOf('7').ask(`${api}/boards/${beside}`)).json
    expect(second.assetIds).toEqual([brought])
    expect(second.revision).toBe(2 + 2 * sideTurns)
  }
}, 300_000)

async function makeBoard(owner: Page, name: string, assetIds: readonly unknown[]): Promise<string> {
  const { id } = (await owner.send('POST', '/collaboration/boards.json', { name })).json
  await owner.send('POST', `${api}/add-assets`, { boardId: id, assetIds })
  return id
}

/** Who changed the board to which revision, and how. */
async function readLines(db: Database, boardId: string) {
  const { rows } = await sql<{ revision: number; by: string; kind: string }>`
    select revision::integer as revision, actor_id::text as by, kind from boards.activity
    where board_id = ${boardId} order by revision`.execute(db)
  return rows
}
