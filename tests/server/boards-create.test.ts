import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submit } from '../../src/features/boards/pages/boards.submit.ts'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { assetQueries, catalogueQueries } from '../../src/features/catalogue/server.ts'
import { buildCaller, buildMember, buildVisit } from '../../src/visit/testing/build-visit.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { openCollaborationServer } from '../support/open-collaboration-server.ts'

let fresh: FreshDatabase
let room: ReturnType<typeof openTestBoards>
let server: Awaited<ReturnType<typeof openCollaborationServer>>
let ids: readonly string[]
let accounts = 900

beforeAll(async () => {
  fresh = await freshDatabase()
  ids = await keepTestAssets(fresh.db, 4)
  await assetQueries(fresh.db).setAvailability(ids[3] ?? '', 'withdrawn')
  room = openTestBoards(fresh.db)
  server = await openCollaborationServer(room.boards)
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

function somebody() {
  accounts += 1
  return room.readerOf(String(accounts))
}

const totalOf = async (reader: ReturnType<typeof somebody>) =>
  (await room.get(room.boards.list(reader))).total

describe('BOARD-10: a board that begins with assets', () => {
  test('has them in the order given, and says what could not be put on it', async () => {
    const owner = somebody()
    const assetIds = [`gi:${ids[1]}`, ids[0] ?? '', ids[1] ?? '', ids[3] ?? '', 'nonsense']
    const made = await room.get(room.boards.create(owner, { name: 'Covers', assetIds }))
    expect(made).toMatchObject({
      ...{ assetIds: [ids[1], ids[0]], assetCount: 2, revision: 2, isDefault: true },
      notAdded: [
        { id: ids[3], reason: 'unknown' },
        { id: 'nonsense', reason: 'unknown' },
      ],
    })
    const { lines } = await room.get(room.boards.listActivity(owner, made.id))
    expect(lines.map(({ kind, revision }) => [kind, revision])).toEqual([
      ['assets-added', 2],
      ['created', 1],
    ])
    const more = await room.get(room.boards.addAssets(owner, { boardId: made.id, assetIds: [ids[2] ?? ''] }))
    expect(more.board.assetIds).toEqual([ids[2], ids[1], ids[0]])
  })

  test('is not made if none of them is known', async () => {
    const owner = somebody()
    for (const assetIds of [[ids[3] ?? ''], ['999999999999'], ['nonsense'], []]) {
      const refused = { ok: false, failure: 'unknown-assets' }
      expect(await room.boards.create(owner, { name: 'Covers', assetIds })).toEqual(refused)
    }
    expect(await totalOf(owner)).toBe(0)
  })

  test('is made in one go: what breaks while it is filled leaves no board behind', async () => {
    const owner = somebody()
    await sql`alter table boards.board_asset add constraint none_here check (asset_id <> ${sql.lit(ids[2])}) not valid`.execute(
      fresh.db,
    )
    const made = room.boards.create(owner, { name: 'Covers', assetIds: [ids[2] ?? ''] })
    await expect(made).rejects.toThrow('none_here')
    await sql`alter table boards.board_asset drop constraint none_here`.execute(fresh.db)
    expect(await totalOf(owner)).toBe(0)
    expect((await room.get(room.boards.readDefault(owner))).id).toBe('default')
  })

  test.each(['/collaboration/boards.json', '/components/collaboration/api/create-board'])(
    'can be made by POST %s',
    async (address) => {
      const owner = somebody()
      const page = server.pageOf(owner.accountId ?? '')
      const asked = { name: 'Covers', assetIds: [`gi:${ids[0]}`] }
      const key = { 'idempotency-key': 'k' }
      const [made, again] = [
        await page.send('POST', address, asked, key),
        await page.send('POST', address, asked, key),
      ]
      expect([made.status, made.json.assetIds, made.json.notAdded]).toEqual([201, [ids[0]], []])
      expect(again.json).toMatchObject({ id: made.json.id, assetIds: [ids[0]], revision: 2 })
      const other = await page.send('POST', address, { ...asked, assetIds: [`gi:${ids[1]}`] }, key)
      expect(other.status).toBe(422)
      const unknown = await page.send('POST', address, { name: 'Covers', assetIds: ['gi:7', 'gi:8'] })
      expect([unknown.status, unknown.json.type]).toEqual([400, 'unknown-assets'])
      expect(unknown.json.errors).toMatchObject([{ path: 'assetIds.0' }, { path: 'assetIds.1' }])
      expect(await totalOf(owner)).toBe(1)
      const plain = await page.send('POST', address, { name: 'Empty' })
      expect([plain.status, 'notAdded' in plain.json]).toEqual([201, false])
    },
  )
})

test('BOARD-03: without script, a new board for an asset is made with it or not at all', async () => {
  const owner = somebody()
  const send = (name: string) =>
    submit({
      visit: buildVisit({ viewer: buildMember({ accountId: owner.accountId ?? '' }) }),
      parameters: {},
      query: new URLSearchParams({ save: ids[0] ?? '' }),
      form: { action: 'save-new', name },
      caller: buildCaller(),
      needs: {
        // Whatever happens between two calls does not happen.
        boards: { ...room.boards, addAssets: async () => ({ ok: false, failure: 'not-found' }) as const },
        catalogue: catalogueQueries(fresh.db),
      },
    })
  const done = await send('Covers')
  const { boards } = await room.get(room.boards.list(owner))
  expect(boards).toMatchObject([{ name: 'Covers', assetCount: 1 }])
  const to = `/collaboration/boards?save=${ids[0]}&done=saved&board=${boards[0]?.id}`
  expect(done).toEqual({ kind: 'done', to })
  expect(await send(' ')).toMatchObject({ kind: 'refused', status: 400 })
  expect(await totalOf(owner)).toBe(1)
})

describe('BOARD-03: a board that shall not be the default', () => {
  test('leaves the default board as it is', async () => {
    const owner = somebody()
    const first = await room.get(room.boards.create(owner, { name: 'First' }))
    const second = await room.get(room.boards.create(owner, { name: 'Second', isDefault: false }))
    expect(second.isDefault).toBe(false)
    expect((await room.get(room.boards.readDefault(owner))).id).toBe(first.id)
    const third = await room.get(room.boards.create(owner, { name: 'Third' }))
    expect((await room.get(room.boards.readDefault(owner))).id).toBe(third.id)
  })
})
