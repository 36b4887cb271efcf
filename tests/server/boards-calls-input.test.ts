import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boardLimits } from '../../src/features/boards/domain/board-limits.data.ts'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { boardVariants as variants } from '../support/board-variants.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { openCollaborationServer } from '../support/open-collaboration-server.ts'

const api = '/components/collaboration/api'
const nowhere = '00000000-0000-4000-8000-000000000000'

let fresh: FreshDatabase
let room: ReturnType<typeof openTestBoards>
let server: Awaited<ReturnType<typeof openCollaborationServer>>
let ids: readonly string[]
let accounts = 100

beforeAll(async () => {
  fresh = await freshDatabase()
  ids = await keepTestAssets(fresh.db, 40)
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

describe('api.md: what no call takes is a problem with a type', () => {
  type Spelled = readonly [method: string, path: string, body: (names: readonly string[]) => object]
  const spelled = (id: string): readonly Spelled[] => [
    ['PUT', `/collaboration/boards/${id}.json`, (assets) => ({ assets, action_type: 'add_assets' })],
    ['POST', '/collaboration/boards.json', () => ({ name: 'B' })],
    ['POST', `${api}/add-assets`, (assetIds) => ({ boardId: id, assetIds })],
    ['POST', `${api}/create-board`, () => ({ name: 'B' })],
  ]
  const json = { 'content-type': 'application/json' }
  const asset = () => [`gi:${ids[0]}`]
  const many = () => Array.from({ length: 1_001 }, (_, index) => `gi:${ids[index] ?? index + 1}`)

  type Bad = readonly [string, Record<string, string>, (body: Spelled[2]) => string, number]
  const bad: readonly Bad[] = [
    ['broken JSON', json, (body) => JSON.stringify(body(asset())).slice(0, -1), 400],
    ['no body', json, () => '', 400],
    ['JSON that is not UTF-8', { 'content-type': 'application/json; charset=latin1' }, jsonOf, 415],
    ['a type that is no JSON', { 'content-type': 'text/plain' }, jsonOf, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, () => 'name=B', 415],
    ['no type', {}, jsonOf, 415],
    ['too large a body', json, (body) => `${jsonOf(body)}${' '.repeat(1_100_000)}`, 413],
  ]
  function jsonOf(body: Spelled[2]): string {
    return JSON.stringify(body(asset()))
  }

  test.each(bad)('%s', async (_, headers, write, expected) => {
    const page = somebody()
    const { id } = (await variants.legacy.create(page, 'A')).json
    for (const [method, path, body] of spelled(id)) {
      const sent = { method, raw: write(body), headers: { ...headers, 'x-csrf-token': page.csrfToken } }
      const { status, header, json: said } = await page.ask(path, sent)
      expect([path, status, said.status]).toEqual([path, expected, expected])
      expect(header('content-type')).toContain('application/problem+json')
    }
    expect((await page.ask(`${api}/boards`)).json).toMatchObject({ total: 1, boards: [{ revision: 1 }] })
  })

  test('more than 1,000 assets at once', async () => {
    const page = somebody()
    const { id } = (await variants.legacy.create(page, 'A')).json
    const query = `boardId=${id}&assetIds=${many().join()}`
    const answers = [
      await page.send('PUT', `/collaboration/boards/${id}.json`, {
        ...{ assets: many(), action_type: 'add_assets' },
      }),
      await page.send('POST', `${api}/add-assets`, { boardId: id, assetIds: many() }),
      await page.send('DELETE', `${api}/remove-assets?${query}`),
    ]
    for (const [index, { status, header, json: said }] of answers.entries()) {
      expect([index, status, said.type]).toEqual([index, 400, 'bad-input'])
      expect(said.errors).toMatchObject([{ path: expect.stringMatching(/^assets$|^assetIds$/) }])
      expect(header('content-type')).toContain('application/problem+json')
    }
    const thousand = { boardId: id, assetIds: many().slice(0, 1_000) }
    expect((await page.send('POST', `${api}/add-assets`, thousand)).status).toBe(200)
  })
})

describe.each(Object.entries(variants))('limits of the %s variant', (_name, calls) => {
  test('too many boards in a minute is 429, and says when to try again', async () => {
    const hurried = openTestBoards(fresh.db, { secondsToWait: () => 17 })
    await using other = await openCollaborationServer(hurried.boards)
    accounts += 1
    const { status, header, json } = await calls.create(other.pageOf(String(accounts)), 'B')
    expect([status, json.type, header('retry-after')]).toEqual([429, 'too-many', '17'])
    expect(header('content-type')).toContain('application/problem+json')
    expect((await calls.list(server.pageOf(String(accounts)))).json.total).toBe(0)
  })

  test('too many changes in a minute is 429, and says when to try again', async () => {
    const page = somebody()
    const { id } = (await calls.create(page, 'B')).json
    // Each counts, though there is nothing to take back.
    const reader = room.readerOf(String(accounts))
    for (let turn = 0; turn < boardLimits.changesAMinute; turn += 1) await room.boards.restore(reader, '')
    for (const call of [calls.add, calls.remove]) {
      const { status, header, json } = await call(page, id, ids[0] ?? '')
      expect([status, json.type, header('retry-after')]).toEqual([429, 'too-many', '60'])
    }
    expect((await calls.readDefault(page)).json).toMatchObject({ id, revision: 1 })
    room.pass(60_000)
    expect((await calls.add(page, id, ids[0] ?? '')).status).toBe(200)
  })

  test('2,000 boards are a conflict, whatever the next is called', async () => {
    const page = somebody()
    await sql`insert into boards.board (site, owner_id, name)
      select 'argus', ${String(accounts)}, 'B' || n from generate_series(2, ${boardLimits.boards}) n`.execute(
      fresh.db,
    )
    expect((await calls.create(page, 'The last')).status).toBe(201)
    const { status, header, json } = await calls.create(page, 'One more')
    expect([status, json.type]).toEqual([409, 'too-many-boards'])
    expect(header('content-type')).toContain('application/problem+json')
    expect((await calls.list(page)).json.total).toBe(boardLimits.boards)
  })
})
