import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BoardPage } from '../../src/features/boards/domain/board-page.ts'
import { load } from '../../src/features/boards/pages/board.load.ts'
import { submit } from '../../src/features/boards/pages/board.submit.ts'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { catalogueQueries } from '../../src/features/catalogue/server.ts'
import { buildCaller, buildMember, buildVisit } from '../../src/visit/testing/build-visit.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'

const dayMs = 86_400_000
const owner = buildMember({ accountId: '61' })
const member = buildMember({ accountId: '62' })
const gone = { kind: 'gone', similar: [], what: 'board' }
let fresh: FreshDatabase
let room: ReturnType<typeof openTestBoards>
let ids: readonly string[]

beforeAll(async () => {
  fresh = await freshDatabase()
  ids = await keepTestAssets(fresh.db, 3)
  room = openTestBoards(fresh.db)
})

afterAll(() => fresh[Symbol.asyncDispose]())

async function makeBoard(name: string): Promise<string> {
  const made = await room.get(room.boards.create(room.readerOf('61'), { name, assetIds: ids }))
  await sql`insert into boards.member (board_id, account_id, role) values (${made.id}, 62, 'edit')`.execute(
    fresh.db,
  )
  return made.id
}

function requestOf(boardId: string, query = '', viewer = owner) {
  return {
    visit: buildVisit({ viewer }),
    parameters: { boardId },
    query: new URLSearchParams(query),
    needs: { boards: room.boards, catalogue: catalogueQueries(fresh.db) },
  }
}

async function show(boardId: string, query = ''): Promise<BoardPage> {
  const loaded = await load(requestOf(boardId, query))
  if (loaded.kind !== 'found') throw new Error(loaded.kind)
  return loaded.data
}

function send(boardId: string, form: Readonly<Record<string, string>>, viewer = owner) {
  return submit({ ...requestOf(boardId, '', viewer), form, caller: buildCaller() })
}

describe('BOARD-10: comments and activity on the page of a board', () => {
  test('are counted all, however many there are and whatever is shown beside', async () => {
    const boardId = await makeBoard('Counts')
    await sql`insert into boards.comment (board_id, asset_id, author_id, text)
      select ${boardId}, ${ids[0]}::bigint, 61, 'First ' || n from generate_series(1, 70) n`.execute(fresh.db)
    await sql`insert into boards.comment (board_id, asset_id, author_id, text)
      select ${boardId}, ${ids[1]}::bigint, 61, 'Second ' || n from generate_series(1, 60) n`.execute(
      fresh.db,
    )
    const counts = { [ids[0] ?? '']: 70, [ids[1] ?? '']: 60 }
    for (const query of ['', 'show=activity', `asset=${ids[0]}`, 'olderThan=5'])
      expect((await show(boardId, query)).commentCounts).toEqual(counts)
  })

  test('can be read back to the first', async () => {
    const boardId = await makeBoard('Long')
    await sql`insert into boards.comment (board_id, asset_id, author_id, text)
      select ${boardId}, case when n % 2 = 0 then ${ids[0]}::bigint end, 61, 'No ' || n
      from generate_series(1, 120) n`.execute(fresh.db)
    await sql`insert into boards.activity (board_id, revision, actor_id, kind)
      select ${boardId}, 10 + n, 61, 'commented' from generate_series(1, 60) n`.execute(fresh.db)
    const walk = async (query: string) => {
      const counts = []
      for (let older: string | null = '', at = query; older !== null; at = `${query}&olderThan=${older}`) {
        const page = await show(boardId, at)
        counts.push(page.comments.length + page.activity.length)
        older = page.older
      }
      return counts
    }
    expect(await walk('page=1')).toEqual([50, 50, 20])
    expect(await walk(`asset=${ids[0]}`)).toEqual([50, 10])
    expect(await walk('show=activity')).toEqual([50, 12])
    expect((await show(boardId, 'olderThan=x')).olderThan).toBeNull()
  })
})

describe('BOARD-10: what comments are about', () => {
  test('is told also of assets that have left the board', async () => {
    const boardId = await makeBoard('About')
    const [here = '', left = ''] = ids
    for (const asset of [here, left]) await send(boardId, { action: 'comment', asset, text: 'Hm' })
    await send(boardId, { action: 'remove', asset: left })
    const { about, comments } = await show(boardId)
    expect(comments).toHaveLength(2)
    expect(about).toMatchObject({ [here]: { page: 1 }, [left]: { page: null } })
    expect(about[left]?.title).toMatch(/./)
    const thread = await show(boardId, `asset=${left}`)
    expect(thread).toMatchObject({
      thread: left,
      comments: [{ text: 'Hm' }],
      about: { [left]: { page: null } },
    })
  })

  test('is nothing where the address names what nobody knows', async () => {
    const boardId = await makeBoard('Unknown')
    expect(await show(boardId, 'asset=999999')).toMatchObject({
      ...{ comments: [], about: { 999999: { title: '', page: null } } },
    })
  })
})

describe('BOARD-10: one place earlier or later', () => {
  const orderOf = async (boardId: string) => (await show(boardId)).assets.map(({ id }) => id)

  test('is done without script too, and not beyond the ends', async () => {
    const boardId = await makeBoard('In order')
    const [a = '', b = '', c = ''] = await orderOf(boardId)
    const steps = [
      ['later', a, [b, a, c]],
      ['later', a, [b, c, a]],
      ['later', a, [b, c, a]],
      ['earlier', c, [c, b, a]],
      ['earlier', c, [c, b, a]],
      ['last', c, [b, a, c]],
      ['first', a, [a, b, c]],
    ] as const
    for (const [action, asset, order] of steps) {
      await send(boardId, { action, asset })
      expect(await orderOf(boardId), `${action} ${asset}`).toEqual(order)
    }
  })
})

describe('ROUTE-04: the page of a deleted board', () => {
  test('offers its owner the way back, and it is back', async () => {
    const boardId = await makeBoard('Covers')
    await room.get(room.boards.remove(room.readerOf('61'), boardId))
    expect(await load(requestOf(boardId))).toMatchObject({
      ...{ kind: 'found', status: 410 },
      data: { board: { name: 'Covers' }, assets: [], deletedUntil: '2026-04-01T09:00:00.000Z' },
    })
    expect(await send(boardId, { action: 'note', asset: ids[0] ?? '', text: 'x' })).toMatchObject({
      ...{ kind: 'refused', status: 410 },
      data: { deletedUntil: '2026-04-01T09:00:00.000Z' },
    })
    const to = `/collaboration/boards/${boardId}?done=restored`
    expect(await send(boardId, { action: 'restore' })).toEqual({ kind: 'done', to })
    expect(await show(boardId, 'done=restored')).toMatchObject({
      ...{ deletedUntil: null, done: 'restored', assets: { length: 3 } },
    })
  })

  test('is over for members, and for its owner after 30 days', async () => {
    const boardId = await makeBoard('Covers')
    await room.get(room.boards.remove(room.readerOf('61'), boardId))
    expect(await load(requestOf(boardId, '', member))).toEqual(gone)
    await send(boardId, { action: 'restore' }, member)
    expect(await load(requestOf(boardId))).toMatchObject({ status: 410 })
    room.pass(30 * dayMs)
    expect(await load(requestOf(boardId))).toEqual(gone)
    room.pass(-30 * dayMs)
  })
})

test('BOARD-11: a form of the page that comes too late shows what was typed and what stands there now', async () => {
  const boardId = await makeBoard('Covers')
  const asset = ids[0] ?? ''
  const stale = { action: 'note', asset, text: 'Mine', baseText: '' }
  await room.get(room.boards.setNote(room.readerOf('62'), boardId, asset, 'Theirs'))
  const late = await send(boardId, stale)
  expect(late).toMatchObject({
    ...{ kind: 'refused', status: 409 },
    data: {
      form: { typed: stale, errors: { form: 'changed-meanwhile' } },
      assets: [{ note: 'Theirs' }, {}, {}],
    },
  })
  expect(await send(boardId, { ...stale, baseText: 'Theirs' })).toMatchObject({ kind: 'done' })
  const change = { action: 'change', name: 'New', baseName: 'Old', text: '', baseText: '' }
  expect(await send(boardId, change)).toMatchObject({ kind: 'refused', status: 409 })
  expect((await show(boardId)).board.name).toBe('Covers')
})
