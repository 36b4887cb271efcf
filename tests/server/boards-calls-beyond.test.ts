import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { boardVariants as variants } from '../support/board-variants.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { openCollaborationServer } from '../support/open-collaboration-server.ts'

const api = '/components/collaboration/api'

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
})

describe('BOARD-09: boards-recent', () => {
  test('is a list of links to the boards used last', async () => {
    const page = somebody()
    const one = (await variants.legacy.create(page, 'One')).json
    const two = (await variants.legacy.create(page, '<b>Two</b>')).json
    const { status, json, header } = await page.ask('/collaboration/boards-recent')
    expect([status, header('x-robots-tag')]).toEqual([200, 'noindex'])
    const html: string = json.boards_list_html
    expect(html).toMatch(/^<ul><li><a href="\/collaboration\/boards\//)
    const linked = [...html.matchAll(/ href="\/collaboration\/boards\/([^"]+)"/g)].map(([, id]) => id)
    expect(linked).toEqual([two.id, one.id])
    expect(html).toContain('<span>&lt;b&gt;Two&lt;/b&gt;</span> <small>0 assets')
    await page.send('PATCH', `${api}/boards/${one.id}`, { isDefault: true })
    const again = (await page.ask('/collaboration/boards-recent')).json.boards_list_html
    expect(again.indexOf(one.id)).toBeLessThan(again.indexOf(two.id))
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
