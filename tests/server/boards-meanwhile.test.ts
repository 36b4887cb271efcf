import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { openCollaborationServer } from '../support/open-collaboration-server.ts'

const api = '/components/collaboration/api'
const refused = { ok: false, failure: 'changed-meanwhile' }
let fresh: FreshDatabase
let room: ReturnType<typeof openTestBoards>
let server: Awaited<ReturnType<typeof openCollaborationServer>>
let ids: readonly string[]
let accounts = 800

beforeAll(async () => {
  fresh = await freshDatabase()
  ids = await keepTestAssets(fresh.db, 2)
  room = openTestBoards(fresh.db)
  server = await openCollaborationServer(room.boards)
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

async function open() {
  accounts += 1
  const owner = room.readerOf(String(accounts))
  const board = await room.get(room.boards.create(owner, { name: 'Covers', description: 'For spring' }))
  await room.get(room.boards.addAssets(owner, { boardId: board.id, assetIds: ids }))
  return { owner, id: board.id, read: () => room.get(room.boards.read(owner, board.id)) }
}

describe('BOARD-11: two people write the same text', () => {
  test('what only stands in a form is no change: who edits one text leaves the other to the others', async () => {
    const { owner, id, read } = await open()
    const base = { name: 'Covers', description: 'For spring' }
    await room.get(room.boards.change(owner, id, { name: 'Covers 2027', description: 'For spring', base }))
    await room.get(room.boards.change(owner, id, { name: 'Covers', description: 'For summer', base }))
    expect(await read()).toMatchObject({ name: 'Covers 2027', description: 'For summer' })
  })

  test('the second is refused and changes nothing, not even what nobody else touched', async () => {
    const { owner, id, read } = await open()
    await room.get(room.boards.change(owner, id, { description: 'For autumn' }))
    const { revision } = await read()
    const base = { name: 'Covers', description: 'For spring' }
    const late = { name: 'New name', description: 'For winter', heroAssetId: ids[1] ?? '', base }
    expect(await room.boards.change(owner, id, late)).toEqual(refused)
    expect(await read()).toMatchObject({ name: 'Covers', description: 'For autumn', revision })
    // Now it has been seen.
    const again = { ...late, base: { ...base, description: 'For autumn' } }
    expect(await room.get(room.boards.change(owner, id, again))).toMatchObject({
      ...{ name: 'New name', description: 'For winter' },
    })
  })

  test('who wants what the other wrote is not refused, and without a base the last one counts', async () => {
    const { owner, id, read } = await open()
    await room.get(room.boards.change(owner, id, { name: 'Same' }))
    const { revision } = await read()
    await room.get(room.boards.change(owner, id, { name: ' Same ', base: { name: 'Covers' } }))
    expect((await read()).revision).toBe(revision)
    await room.get(room.boards.change(owner, id, { name: 'Last' }))
    expect((await read()).name).toBe('Last')
  })

  test('so it is with notes, whatever a form makes of line ends', async () => {
    const { owner, id, read } = await open()
    const [asset = ''] = ids
    const noteOf = async () => (await read()).assets[0]?.note
    await room.get(room.boards.setNote(owner, id, asset, 'One\nTwo', ''))
    await room.get(room.boards.setNote(owner, id, asset, 'Three', 'One\r\nTwo'))
    expect(await room.boards.setNote(owner, id, asset, 'Four', 'One\r\nTwo')).toEqual(refused)
    expect(await room.boards.setNote(owner, id, asset, '', 'One\r\nTwo')).toEqual(refused)
    expect(await room.get(room.boards.setNote(owner, id, asset, 'One\r\nTwo', 'One\r\nTwo'))).toMatchObject({
      note: 'Three',
    })
    expect(await noteOf()).toBe('Three')
    await room.get(room.boards.setNote(owner, id, asset, 'Four', 'Three'))
    expect(await noteOf()).toBe('Four')
  })

  test('of two at the same moment one is told', async () => {
    const { owner, id, read } = await open()
    const texts = ['One', 'Two', 'Three', 'Four']
    const outcomes = await Promise.all(
      texts.map((name) => room.boards.change(owner, id, { name, base: { name: 'Covers' } })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([refused, refused, refused])
    expect((await read()).name).toBe(texts[outcomes.findIndex(({ ok }) => ok)])
  })

  test('calls say so with 409', async () => {
    const { owner, id } = await open()
    const page = server.pageOf(owner.accountId ?? '')
    const path = `${api}/boards/${id}`
    const change = { description: 'For winter', base: { description: 'For autumn' } }
    const late = await page.send('PATCH', path, change)
    expect([late.status, late.json.type]).toEqual([409, 'changed-meanwhile'])
    const done = await page.send('PATCH', path, { ...change, base: { description: 'For spring' } })
    expect([done.status, done.json.description]).toEqual([200, 'For winter'])
    const note = await page.send('PUT', `${path}/notes/${ids[0]}`, { text: 'Mine', base: 'Theirs' })
    expect([note.status, note.json.type]).toEqual([409, 'changed-meanwhile'])
    expect((await page.send('PATCH', path, { base: { name: 'Covers' } })).status).toBe(400)
  })
})
