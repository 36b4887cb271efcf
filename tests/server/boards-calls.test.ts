import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { openCollaborationServer } from '../support/open-collaboration-server.ts'

const api = '/components/collaboration/api'
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const nowhere = '00000000-0000-4000-8000-000000000000'

let fresh: FreshDatabase
let server: Awaited<ReturnType<typeof openCollaborationServer>>
let ids: readonly string[]
let editorial: string
let accounts = 100

beforeAll(async () => {
  fresh = await freshDatabase()
  ids = await keepTestAssets(fresh.db, 40)
  editorial = (await keepTestAssets(fresh.db, 1, { sourceKey: 'news', family: 'editorial' }))[0] ?? ''
  server = await openCollaborationServer(openTestBoards(fresh.db).boards)
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

function somebody() {
  accounts += 1
  return server.pageOf(String(accounts))
}

type Page = ReturnType<typeof somebody>

/** The seed's table of calls, row by row, exactly as it words methods, paths, queries, bodies and headers. */
const variants = {
  legacy: {
    readDefault: (page: Page) =>
      page.ask('/collaboration/boards/default.json?assetsPageSize=25&assetsPageNumber=1', {
        headers: { accept: 'application/json', 'x-robots-tag': 'noindex' },
      }),
    add: (page: Page, id: string, assetId: string) =>
      page.send('PUT', `/collaboration/boards/${id}.json`, {
        assets: [`gi:${assetId}`],
        action_type: 'add_assets',
      }),
    remove: (page: Page, id: string, assetId: string) =>
      page.send('PUT', `/collaboration/boards/${id}.json`, {
        assets: [`gi:${assetId}`],
        action_type: 'remove_assets',
      }),
    create: (page: Page, name: unknown) => page.send('POST', '/collaboration/boards.json', { name }),
    list: (page: Page) => page.ask('/collaboration/boards.json?pageSize=250'),
  },
  toolbox: {
    readDefault: (page: Page) => page.ask(`${api}/default`),
    add: (page: Page, boardId: string, assetId: string) =>
      page.send('POST', `${api}/add-assets`, { boardId, assetIds: [`gi:${assetId}`] }),
    remove: (page: Page, boardId: string, assetId: string) =>
      page.send(
        'DELETE',
        `${api}/remove-assets?${new URLSearchParams({ boardId, assetIds: `gi:${assetId}` })}`,
      ),
    create: (page: Page, name: unknown) => page.send('POST', `${api}/create-board`, { name }),
    list: (page: Page) => page.ask(`${api}/boards`),
  },
} as const

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
    const two = (await calls.create(page, 'Two')).json
    const { status, json } = await calls.list(page)
    expect(status).toBe(200)
    expect(json.total).toBe(2)
    const names = json.boards.map(({ name }: { name: string }) => name)
    expect([...names].sort()).toEqual(['One', 'Two'])
    expect(json.boards.map(({ id }: { id: string }) => id).sort()).toEqual([one.id, two.id].sort())
    expect(json.boards[0]).not.toHaveProperty('assets')
    expect(json.boards.find(({ name }: { name: string }) => name === 'Two')).toMatchObject({
      isDefault: true,
    })
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
    const bot = server.pageOf('100', 'argus', googlebot)
    expect((await calls.readDefault(bot)).status).toBe(401)
    expect((await calls.list(bot)).status).toBe(401)
    expect((await calls.create(bot, 'B')).status).toBe(403)
  })
})

/** Every call that changes something, in every spelling. */
const changing = (id: string) =>
  [
    ['PUT', `/collaboration/boards/${id}.json`, { assets: [`gi:${ids[0]}`], action_type: 'add_assets' }],
    ['POST', '/collaboration/boards.json', { name: 'B' }],
    ['POST', `${api}/add-assets`, { boardId: id, assetIds: [`gi:${ids[0]}`] }],
    ['DELETE', `${api}/remove-assets?boardId=${id}&assetIds=gi:${ids[0]}`, undefined],
    ['POST', `${api}/create-board`, { name: 'B' }],
    ['PATCH', `${api}/boards/${id}`, { name: 'C' }],
    ['DELETE', `${api}/boards/${id}`, undefined],
    ['POST', `${api}/boards/${id}/restore`, undefined],
    ['POST', `${api}/boards/${id}/order`, { assetIds: [ids[0]], before: null }],
    ['PUT', `${api}/boards/${id}/notes/${ids[0]}`, { text: 'x' }],
    ['POST', `${api}/boards/${id}/copy`, { to: nowhere, assetIds: [ids[0]] }],
    ['POST', `${api}/boards/${id}/move`, { to: nowhere, assetIds: [ids[0]] }],
  ] as const

test('BOARD-02: without x-csrf-token nothing is changed, and X-XSRF-TOKEN alone is not enough', async () => {
  const page = somebody()
  const { id } = (await page.send('POST', `${api}/create-board`, { name: 'B' })).json
  for (const [method, path, body] of changing(id)) {
    for (const token of [{}, { 'x-xsrf-token': page.csrfToken }, { 'x-csrf-token': 'wrong' }]) {
      const headers = { ...token, 'content-type': 'application/json' }
      const { status, json } = await page.ask(path, { method, body, headers })
      expect([method, path, status, json.type]).toEqual([method, path, 403, 'csrf'])
    }
  }
  expect((await page.ask(`${api}/boards`)).json).toMatchObject({
    total: 1,
    boards: [{ name: 'B', revision: 1 }],
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

describe('BOARD-01: what the calls take', () => {
  test('an unknown action_type is refused', async () => {
    const page = somebody()
    const { id } = (await variants.legacy.create(page, 'B')).json
    for (const action_type of ['steal_assets', undefined, 7]) {
      const body = { assets: [`gi:${ids[0]}`], action_type }
      const { status, json } = await page.send('PUT', `/collaboration/boards/${id}.json`, body)
      expect([status, json.type, json.errors[0].path]).toEqual([400, 'bad-input', 'action_type'])
    }
  })

  test('of a partial add the rest is done, and what is missing is named', async () => {
    const page = somebody()
    const { id } = (await variants.legacy.create(page, 'B')).json
    await variants.legacy.add(page, id, ids[1] ?? '')
    const assets = [`gi:${ids[0]}`, 'gi:999999999', `gi:${ids[1]}`, ids[2], `gi:${ids[2]}`]
    const body = { assets, action_type: 'add_assets' }
    const { status, json } = await page.send('PUT', `/collaboration/boards/${id}.json`, body)
    expect(status).toBe(200)
    expect(json.added).toEqual([ids[0], ids[2]])
    expect(json.notAdded).toEqual([
      { id: '999999999', reason: 'unknown' },
      { id: ids[1], reason: 'already-there' },
    ])
    expect(json.board.assetIds).toEqual([ids[0], ids[2], ids[1]])
  })

  test('remove-assets takes ids with commas or repeated, with or without gi:', async () => {
    const page = somebody()
    const { id } = (await variants.legacy.create(page, 'B')).json
    const assetIds = ids.slice(0, 4)
    await page.send('POST', `${api}/add-assets`, { boardId: id, assetIds })
    const [a, b, c, d] = assetIds
    const query = `boardId=${id}&assetIds=gi:${a},${b}&assetIds=gi%3A${c}`
    const { json } = await page.send('DELETE', `${api}/remove-assets?${query}`)
    expect(json.removed).toEqual([a, b, c])
    expect(json.board.assetIds).toEqual([d])
  })

  test('makeDefault chooses the board, in both add bodies, even if nothing is added', async () => {
    const page = somebody()
    const first = (await variants.legacy.create(page, 'First')).json
    const second = (await variants.legacy.create(page, 'Second')).json
    const assets = [`gi:${ids[0]}`]
    const legacy = { assets, action_type: 'add_assets', makeDefault: true }
    await page.send('PUT', `/collaboration/boards/${first.id}.json`, legacy)
    expect((await variants.legacy.readDefault(page)).json.name).toBe('First')
    await page.send('POST', `${api}/add-assets`, { boardId: second.id, assetIds: assets, makeDefault: true })
    expect((await variants.legacy.readDefault(page)).json.name).toBe('Second')
    await page.send('PUT', `/collaboration/boards/${first.id}.json`, legacy)
    expect((await variants.legacy.readDefault(page)).json.name).toBe('First')
  })

  test('BOARD-03: assetIds holds all ids, assets one page of them', async () => {
    const page = somebody()
    const { id } = (await variants.legacy.create(page, 'B')).json
    await page.send('POST', `${api}/add-assets`, { boardId: id, assetIds: ids })
    const first = (await variants.legacy.readDefault(page)).json
    expect([first.assets.length, first.assetIds]).toEqual([25, ids])
    const second = await page.ask('/collaboration/boards/default.json?assetsPageSize=25&assetsPageNumber=2')
    expect(second.json.assets.map((asset: { id: string }) => asset.id)).toEqual(ids.slice(25))
    expect(second.json.assetsPage).toEqual({ number: 2, size: 25, count: 2 })
    expect(second.json.heroUrl).toBe(first.heroUrl)
  })

  test.each([
    'assetsPageSize=0',
    'assetsPageSize=101',
    'assetsPageSize=x',
    'assetsPageNumber=0',
    'assetsPageNumber=-1',
    'assetsPageNumber=1e99',
  ])('a page like %s is bad input', async (query) => {
    const page = somebody()
    for (const path of ['/collaboration/boards/default.json', `${api}/default`, `${api}/boards/${nowhere}`]) {
      const { status, json } = await page.ask(`${path}?${query}`)
      expect([status, json.type]).toEqual([400, 'bad-input'])
    }
  })

  test.each(['pageSize=251', 'pageSize=0', 'pageNumber=0', 'sort=size'])(
    'so is a list by %s',
    async (query) => {
      expect((await somebody().ask(`/collaboration/boards.json?${query}`)).status).toBe(400)
      expect((await somebody().ask(`${api}/boards?${query}`)).status).toBe(400)
    },
  )

  test('the list is searched, sorted and paged', async () => {
    const page = somebody()
    for (const name of ['Zebra', 'apple 100%', 'Apple_tart']) await variants.legacy.create(page, name)
    const namesOf = async (query: string) =>
      (await page.ask(`${api}/boards?${query}`)).json.boards.map(({ name }: { name: string }) => name)
    expect(await namesOf('search=APPLE&sort=name')).toEqual(['apple 100%', 'Apple_tart'])
    expect(await namesOf('search=%25')).toEqual(['apple 100%'])
    expect(await namesOf('search=_')).toEqual(['Apple_tart'])
    expect(await namesOf('search=%00zebra%00')).toEqual(['Zebra'])
    expect((await page.ask('/collaboration/boards.json?search=%00')).json).toMatchObject({ total: 3 })
    expect(await namesOf('sort=name&pageSize=2&pageNumber=2')).toEqual(['Zebra'])
    expect((await page.ask(`${api}/boards?pageSize=1`)).json).toMatchObject({ total: 3 })
    expect(await namesOf('pageNumber=9')).toEqual([])
  })

  test('bodies that are no JSON of ours are refused', async () => {
    const page = somebody()
    const { id } = (await variants.legacy.create(page, 'B')).json
    const path = `/collaboration/boards/${id}.json`
    const bodies = [
      [],
      'text',
      { assets: [], action_type: 'add_assets' },
      { assets: 'gi:1', action_type: 'add_assets' },
    ]
    for (const body of bodies) expect((await page.send('PUT', path, body)).status).toBe(400)
    expect((await page.send('POST', `${api}/add-assets`, { boardId: id, assetIds: [1] })).status).toBe(400)
    expect((await page.send('DELETE', `${api}/remove-assets?boardId=${id}`)).status).toBe(400)
    expect((await page.send('DELETE', `${api}/remove-assets?boardId=${id}&assetIds=,`)).status).toBe(400)
  })
})

describe('BOARD-10: one board beyond the table', () => {
  async function open() {
    const page = somebody()
    const { id } = (await variants.legacy.create(page, 'B')).json
    await page.send('POST', `${api}/add-assets`, { boardId: id, assetIds: ids.slice(0, 3) })
    return { page, id, path: `${api}/boards/${id}` }
  }

  test('it is read, renamed, described, given a hero, deleted and taken back', async () => {
    const { page, path } = await open()
    expect((await page.ask(path)).json).toMatchObject({ name: 'B', isDefault: true })
    const changes = { name: 'C', description: 'For July.', heroAssetId: `gi:${ids[2]}` }
    const changed = await page.send('PATCH', path, changes)
    expect(changed.json).toMatchObject({ name: 'C', description: 'For July.', revision: 3 })
    expect(changed.json.heroUrl).toBe('/media/00000000000000000002/320.jpg')
    expect((await page.send('DELETE', path)).status).toBe(200)
    const gone = await page.ask(path)
    expect([gone.status, gone.json.type]).toEqual([410, 'board-deleted'])
    expect((await page.send('PATCH', path, { name: 'D' })).status).toBe(410)
    expect((await somebody().ask(path)).status).toBe(404)
    expect((await page.send('POST', `${path}/restore`)).json).toMatchObject({ name: 'C' })
  })

  test.each([
    [{ name: ' ' }, 'name-empty', 'name'],
    [{ name: 'a'.repeat(256) }, 'name-too-long', 'name'],
    [{ description: 'a'.repeat(2_001) }, 'text-too-long', 'description'],
    [{ heroAssetId: '999999999' }, 'unknown-assets', 'heroAssetId'],
    [{}, 'bad-input', ''],
    [{ isDefault: false }, 'bad-input', 'isDefault'],
  ])('the change %j is refused as a whole', async (change, type, field) => {
    const { page, path } = await open()
    const { status, json } = await page.send('PATCH', path, {
      ...change,
      ...(type !== 'bad-input' && { isDefault: true }),
    })
    expect([status, json.type]).toEqual([400, type])
    expect(json.errors.map((error: { path: string }) => error.path)).toEqual([field])
    expect((await page.ask(path)).json).toMatchObject({ name: 'B', revision: 2 })
  })

  test('its order and notes are changed', async () => {
    const { page, path } = await open()
    const [a, b, c] = ids
    const ordered = await page.send('POST', `${path}/order`, { assetIds: [`gi:${c}`], before: `gi:${a}` })
    expect(ordered.json.assetIds).toEqual([c, a, b])
    const unknown = await page.send('POST', `${path}/order`, { assetIds: [ids[9]], before: null })
    expect([unknown.status, unknown.json.type]).toEqual([400, 'unknown-assets'])
    expect(unknown.json.errors).toEqual([{ path: 'assetIds.0', message: 'unknown' }])
    for (const before of [ids[9], 'nonsense']) {
      const nowhereToGo = await page.send('POST', `${path}/order`, { assetIds: [a], before })
      expect([nowhereToGo.status, nowhereToGo.json.errors]).toEqual([
        400,
        [{ path: 'before', message: 'unknown-follower' }],
      ])
    }
    const noted = await page.send('PUT', `${path}/notes/gi:${b}`, { text: ' Page 3 ' })
    expect(noted.json).toEqual({ note: 'Page 3', revision: 4 })
    expect((await page.send('PUT', `${path}/notes/${ids[9]}`, { text: 'x' })).status).toBe(404)
    const long = await page.send('PUT', `${path}/notes/${b}`, { text: 'a'.repeat(2_001) })
    expect([long.status, long.json.type]).toEqual([400, 'text-too-long'])
    expect(long.json.errors).toEqual([{ path: 'text', message: 'text-too-long' }])
    const described = { name: 'B', description: 'a'.repeat(2_001) }
    const made = await page.send('POST', `${api}/create-board`, described)
    expect(made.json.errors).toEqual([{ path: 'description', message: 'text-too-long' }])
  })

  test('assets are copied and moved to another board', async () => {
    const { page, id, path } = await open()
    const other = (await variants.legacy.create(page, 'Other')).json
    const copied = await page.send('POST', `${path}/copy`, { to: other.id, assetIds: [ids[0]] })
    expect(copied.json).toMatchObject({ added: [ids[0]], from: { assetCount: 3 }, to: { assetCount: 1 } })
    const moved = await page.send('POST', `${path}/move`, { to: other.id, assetIds: [ids[0], ids[1]] })
    expect(moved.json).toMatchObject({
      ...{ added: [ids[1]], removed: [ids[0], ids[1]], notAdded: [{ id: ids[0], reason: 'already-there' }] },
      ...{ from: { id, assetIds: [ids[2]] }, to: { assetIds: [ids[1], ids[0]] } },
    })
    const same = await page.send('POST', `${path}/move`, { to: id, assetIds: [ids[2]] })
    expect([same.status, same.json.type]).toEqual([400, 'same-board'])
    expect(same.json.errors).toEqual([{ path: 'to', message: 'same-board' }])
  })

  test('strangers meet a board that is not there', async () => {
    const { page, id } = await open()
    const before = (await page.ask(`${api}/boards/${id}`)).json
    const stranger = somebody()
    for (const [method, path, body] of [
      ...changing(id),
      ['GET', `${api}/boards/${id}`, undefined] as const,
    ]) {
      if (/boards\.json|create-board/.test(path)) continue
      const { status } = await stranger.send(method, path, body)
      expect([method, path, status]).toEqual([method, path, 404])
    }
    expect((await page.ask(`${api}/boards/${id}`)).json).toEqual(before)
  })
})

describe('BOARD-09: boards-recent', () => {
  test('is a list of links to the boards used last', async () => {
    const page = somebody()
    await variants.legacy.create(page, 'One')
    const two = (await variants.legacy.create(page, '<b>Two</b>')).json
    const { status, json, header } = await page.ask('/collaboration/boards-recent')
    expect([status, header('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(json.boards_list_html).toMatch(/^<ul><li><a href="\/collaboration\/boards\//)
    expect(json.boards_list_html).toContain(`/collaboration/boards/${two.id}`)
    expect(json.boards_list_html).toContain('&lt;b&gt;Two&lt;/b&gt;</span> <small>0 assets</small>')
  })

  test('is a sentence for somebody without boards, in their language', async () => {
    expect((await somebody().ask('/de/collaboration/boards-recent')).json.boards_list_html).toBe(
      '<p>Sie haben noch keine Boards.</p>',
    )
  })

  test('leads a visitor to sign in, in an error that carries the field too', async () => {
    const { status, header, json } = await server.pageOf(null).ask('/collaboration/boards-recent')
    expect(status).toBe(401)
    expect(header('content-type')).toContain('application/problem+json')
    expect(json).toMatchObject({ status: 401, type: 'not-signed-in' })
    expect(json.boards_list_html).toContain('<a href="/sign-in?returnurl=%2Fcollaboration%2Fboards">')
    expect(json).not.toHaveProperty('errorDetails')
  })
})
