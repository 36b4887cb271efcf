import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { underPrefix, boardVariants as variants } from '../support/board-variants.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { openCollaborationServer } from '../support/open-collaboration-server.ts'

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const nowhere = '00000000-0000-4000-8000-000000000000'

let fresh: FreshDatabase
let room: ReturnType<typeof openTestBoards>
let server: Awaited<ReturnType<typeof openCollaborationServer>>
let ids: readonly string[]
let editorial: string
let accounts = 100

beforeAll(async () => {
  fresh = await freshDatabase()
  ids = await keepTestAssets(fresh.db, 40)
  editorial = (await keepTestAssets(fresh.db, 1, { sourceKey: 'news', family: 'editorial' }))[0] ?? ''
  room = openTestBoards(fresh.db)
  server = await openCollaborationServer(room.boards)
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

function somebody() {
  accounts += 1
  return server.pageOf(String(accounts))
}

describe.each(Object.entries(variants))('BOARD-01: the calls of the %s variant', (_name, calls) => {
  test('the default board of somebody who has none is called default and is empty', async () => {
    const { status, header, json } = await calls.readDefault(somebody())
    expect(status).toBe(200)
    expect(header('x-robots-tag')).toBe('noindex')
    expect(header('content-type')).toContain('application/json')
    expect(json).toMatchObject({
      ...{ id: 'default', name: '', assets: [], assetIds: [], assetCount: 0, revision: 0, heroUrl: null },
      ...{ relationship: 'owned', isDefault: true, assetsPage: { number: 1, size: 25, count: 1 } },
    })
  })

  test('a board is made, becomes the default, and takes and gives back an asset', async () => {
    const page = somebody()
    const made = await calls.create(page, '  Cover options ')
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({ name: 'Cover options', assetIds: [], isDefault: true, role: 'owner' })
    const { id } = made.json

    const added = await calls.add(page, id, ids[0] ?? '')
    expect(added.status).toBe(200)
    expect(added.json).toMatchObject({
      ...{ added: [ids[0]], notAdded: [], revision: 2 },
      board: { id, assetIds: [ids[0]], assetCount: 1, assets: [{ uri: `gi:${ids[0]}`, id: ids[0] }] },
    })
    expect(added.json.board.heroUrl).toMatch(/^\/media\/0{20}\/320\.jpg$/)

    const read = await calls.readDefault(page)
    expect(read.json).toEqual(added.json.board)

    const removed = await calls.remove(page, id, ids[0] ?? '')
    expect(removed.status).toBe(200)
    expect(removed.json).toMatchObject({ removed: [ids[0]], notRemoved: [], revision: 3 })
    expect(removed.json.board).toMatchObject({ assetIds: [], assets: [], heroUrl: null })
  })

  test('the list holds the boards without their assets, the last changed first', async () => {
    const page = somebody()
    const one = (await calls.create(page, 'One')).json
    room.pass(1_000)
    const two = (await calls.create(page, 'Two')).json
    const idsOf = async () => (await calls.list(page)).json.boards.map(({ id }: { id: string }) => id)
    expect(await idsOf()).toEqual([two.id, one.id])
    room.pass(1_000)
    await calls.add(page, one.id, ids[0] ?? '')
    expect(await idsOf()).toEqual([one.id, two.id])
    const { status, json } = await calls.list(page)
    expect([status, json.total]).toEqual([200, 2])
    for (const board of json.boards) expect(board).not.toHaveProperty('assets')
    expect(json.boards).toMatchObject([
      { name: 'One', isDefault: false, assetCount: 1 },
      { name: 'Two', isDefault: true, assetCount: 0 },
    ])
  })

  test.each([
    ['', 'name-empty'],
    ['   ', 'name-empty'],
    ['a'.repeat(256), 'name-too-long'],
  ])('the name %j is refused with %s and nothing is made', async (name, type) => {
    const page = somebody()
    const { status, header, json } = await calls.create(page, name)
    expect(status).toBe(400)
    expect(header('content-type')).toContain('application/problem+json')
    expect(json).toMatchObject({ type, status: 400, errors: [{ path: 'name', message: type }] })
    expect((await calls.list(page)).json.total).toBe(0)
  })

  test.each([undefined, null, 7, ['a']])('a name that is no text (%j) is bad input', async (name) => {
    const { status, json } = await calls.create(somebody(), name)
    expect([status, json.type, json.errors[0].path]).toEqual([400, 'bad-input', 'name'])
  })

  test('255 characters are a name, whatever their bytes', async () => {
    const { status, json } = await calls.create(somebody(), '板'.repeat(255))
    expect([status, json.name]).toEqual([201, '板'.repeat(255)])
  })

  test.each(['999999999', '0', 'x', '1; drop table', '99999999999999999999'])(
    'the unknown asset %s is refused and changes nothing',
    async (assetId) => {
      const page = somebody()
      const { id } = (await calls.create(page, 'B')).json
      const { status, json } = await calls.add(page, id, assetId)
      expect([status, json.type, json.errors.length]).toEqual([400, 'unknown-assets', 1])
      expect((await calls.readDefault(page)).json).toMatchObject({ revision: 1, assetIds: [] })
    },
  )

  test('what a site does not sell is unknown there', async () => {
    accounts += 1
    const page = server.pageOf(String(accounts), 'bokeh')
    const { id } = (await calls.create(page, 'B')).json
    expect((await calls.add(page, id, editorial)).json).toMatchObject({ status: 400, type: 'unknown-assets' })
  })

  test('BOARD-11: an asset added twice is there once, and the revision stays', async () => {
    const page = somebody()
    const { id } = (await calls.create(page, 'B')).json
    await calls.add(page, id, ids[0] ?? '')
    const { status, json } = await calls.add(page, id, ids[0] ?? '')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      ...{ revision: 2, added: [], notAdded: [{ id: ids[0], reason: 'already-there' }] },
      board: { assetIds: [ids[0]], assetCount: 1, revision: 2 },
    })
  })

  test('removing what is not there changes nothing', async () => {
    const page = somebody()
    const { id } = (await calls.create(page, 'B')).json
    const { status, json } = await calls.remove(page, id, ids[0] ?? '')
    expect([status, json.revision, json.notRemoved]).toEqual([200, 1, [ids[0]]])
  })

  test("somebody else's board is as if it did not exist", async () => {
    const { id } = (await calls.create(somebody(), 'Mine')).json
    for (const call of [calls.add, calls.remove]) {
      const stranger = somebody()
      const theirs = await call(stranger, id, ids[0] ?? '')
      const nobodys = await call(stranger, nowhere, ids[0] ?? '')
      expect([theirs.status, theirs.json]).toEqual([404, nobodys.json])
      expect((await call(stranger, 'default', ids[0] ?? '')).status).toBe(404)
    }
  })

  test('a visitor is not sent to sign in by what a page asks unbidden, and is by what they do', async () => {
    const visitor = server.pageOf(null)
    for (const unbidden of [await calls.readDefault(visitor), await calls.list(visitor)]) {
      expect([unbidden.status, unbidden.json.type]).toEqual([401, 'not-signed-in'])
      expect(unbidden.json).not.toHaveProperty('errorDetails')
    }
    for (const done of [
      await calls.create(visitor, 'B'),
      await calls.add(visitor, nowhere, ids[0] ?? ''),
      await calls.remove(visitor, nowhere, ids[0] ?? ''),
    ]) {
      expect(done.status).toBe(401)
      expect(done.json.errorDetails).toEqual({ forceSignIn: true })
    }
  })

  test('BOARD-04: a bot loads no board, even with the cookie of a member', async () => {
    accounts += 1
    const person = server.pageOf(String(accounts))
    const bot = server.pageOf(String(accounts), 'argus', googlebot)
    expect((await calls.readDefault(bot)).status).toBe(401)
    expect((await calls.list(bot)).status).toBe(401)
    const { id } = (await calls.create(person, 'B')).json
    const refused = [
      await calls.create(bot, 'B'),
      await calls.add(bot, id, ids[0] ?? ''),
      await calls.remove(bot, id, ids[0] ?? ''),
    ]
    for (const { status, header } of refused) {
      expect([status, header('content-type')]).toEqual([
        403,
        expect.stringContaining('application/problem+json'),
      ])
    }
    expect((await calls.list(person)).json).toMatchObject({ total: 1, boards: [{ revision: 1 }] })
  })

  test('api.md: a board has its fields, for its owner and for somebody invited', async () => {
    accounts += 1
    const owner = String(accounts)
    const page = server.pageOf(owner)
    const { id } = (await calls.create(page, 'Covers')).json
    const { json } = await calls.add(page, id, ids[1] ?? '')
    const at = room.now().toISOString()
    const thumbUrl = '/media/00000000000000000001/320.jpg'
    const summary = {
      ...{ id, name: 'Covers', description: '', assetCount: 1, heroUrl: thumbUrl, updatedAt: at },
      ...{ createdAt: at, revision: 2, owner: `Person ${owner}` },
    }
    const every = { add: true, remove: true, describe: true, comment: true }
    const own = { rename: true, delete: true, invite: true }
    const owned = { relationship: 'owned', role: 'owner', isDefault: true, permissions: { ...every, ...own } }
    const asset = {
      ...{ uri: `gi:${ids[1]}`, id: ids[1], addedAt: at, addedBy: `Person ${owner}`, thumbUrl },
      ...{ shortTitle: 'Picture 1', isOffline: false, note: '' },
      ...{
        creditLine: expect.any(String),
        card: expect.objectContaining({ id: ids[1], title: 'Picture 1' }),
      },
    }
    const shown = { assets: [asset], assetIds: [ids[1]], assetsPage: { number: 1, size: 25, count: 1 } }
    expect(json.board).toEqual({ ...summary, ...owned, ...shown })
    expect((await calls.list(page)).json).toEqual({ boards: [{ ...summary, ...owned }], total: 1 })

    accounts += 1
    const invited = server.pageOf(String(accounts))
    const member = { board_id: id, account_id: String(accounts), role: 'edit' }
    await fresh.db.insertInto('boards.member').values(member).execute()
    const none = { rename: false, delete: false, invite: false }
    expect((await calls.list(invited)).json.boards).toEqual([
      {
        ...{ ...summary, relationship: 'invited', role: 'edit', isDefault: false },
        permissions: { ...every, ...none },
      },
    ])
  })

  test('api.md: a country and language before the path is accepted', async () => {
    const page = underPrefix('/de', somebody())
    const made = await calls.create(page, 'B')
    expect([made.status, made.json.name]).toEqual([201, 'B'])
    const { id } = made.json
    expect((await calls.add(page, id, ids[0] ?? '')).json).toMatchObject({ added: [ids[0]], revision: 2 })
    expect((await calls.readDefault(page)).json).toMatchObject({ id, assetIds: [ids[0]] })
    expect((await calls.remove(page, id, ids[0] ?? '')).json).toMatchObject({
      removed: [ids[0]],
      revision: 3,
    })
    expect((await calls.list(page)).json).toMatchObject({ total: 1, boards: [{ id }] })
  })
})

test('the two variants tell the same of the same board', async () => {
  const page = somebody()
  const { id } = (await variants.legacy.create(page, 'B')).json
  await variants.toolbox.add(page, id, ids[3] ?? '')
  const [one, other] = [await variants.legacy.readDefault(page), await variants.toolbox.readDefault(page)]
  expect(one.json).toEqual(other.json)
  expect((await variants.legacy.list(page)).json).toEqual((await variants.toolbox.list(page)).json)
})
