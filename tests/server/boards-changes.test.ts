import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boardLimits } from '../../src/features/boards/domain/board-limits.data.ts'
import { putBefore } from '../../src/features/boards/domain/put-before.ts'
import { openAssetIdMemory } from '../../src/features/boards/server/asset-id-memory.ts'
import { exportBoards } from '../../src/features/boards/server/export-boards.ts'
import type { Room } from '../../src/features/boards/server/needs.ts'
import { readBoardAs } from '../../src/features/boards/server/read-board.ts'
import { forgetClosedBoards } from '../../src/features/boards/server.ts'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { assetQueries } from '../../src/features/catalogue/server.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'

const dayMs = 86_400_000

let fresh: FreshDatabase
let room: ReturnType<typeof openTestBoards>
let ids: readonly string[]
let accounts = 100
let seconds: number | null = null

beforeAll(async () => {
  fresh = await freshDatabase()
  ids = await keepTestAssets(fresh.db, 40)
  room = openTestBoards(fresh.db, { secondsToWait: () => seconds })
})

afterAll(async () => fresh[Symbol.asyncDispose]())

function somebody(site: 'argus' | 'bokeh' = 'argus') {
  accounts += 1
  return room.readerOf(String(accounts), site)
}

/** Somebody with a board that holds so many assets. */
async function open(count = 0) {
  const owner = somebody()
  const { id } = await room.get(room.boards.create(owner, { name: 'Board' }))
  if (count > 0) await room.get(room.boards.addAssets(owner, { boardId: id, assetIds: ids.slice(0, count) }))
  return { owner, id, read: () => room.get(room.boards.read(owner, id)) }
}

/** Somebody else who has joined. */
async function join(boardId: string, role: 'view' | 'comment' | 'edit') {
  const member = somebody()
  await fresh.db
    .insertInto('boards.member')
    .values({ board_id: boardId, account_id: member.accountId ?? '', role })
    .execute()
  return member
}

async function activityOf(boardId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select revision || ' ' || kind as line from boards.activity where board_id = ${boardId} order by id`.execute(
    fresh.db,
  )
  return rows.map(({ line }) => line)
}

describe('BOARD-03: the default board', () => {
  test('is the one last created, or last chosen', async () => {
    const owner = somebody()
    const { boards, get } = room
    const first = await get(boards.create(owner, { name: 'First' }))
    await get(boards.create(owner, { name: 'Second' }))
    expect((await get(boards.readDefault(owner))).name).toBe('Second')
    const chosen = await get(boards.change(owner, first.id, { isDefault: true }))
    expect(chosen).toMatchObject({ isDefault: true, revision: 1 })
    expect((await get(boards.readDefault(owner))).name).toBe('First')
  })

  test('of one that is deleted, it is the one before, and that again when the deletion is taken back', async () => {
    const owner = somebody()
    const { boards, get } = room
    await get(boards.create(owner, { name: 'First' }))
    const second = await get(boards.create(owner, { name: 'Second' }))
    await get(boards.remove(owner, second.id))
    expect((await get(boards.readDefault(owner))).name).toBe('First')
    await get(boards.restore(owner, second.id))
    expect((await get(boards.readDefault(owner))).name).toBe('Second')
  })

  test("of somebody else's board, it is the default as long as one may add to it", async () => {
    const { boards, get } = room
    const { id } = await open()
    const editor = await join(id, 'edit')
    await get(boards.create(editor, { name: 'Own' }))
    await get(boards.addAssets(editor, { boardId: id, assetIds: [ids[0] ?? ''], makeDefault: true }))
    expect(await get(boards.readDefault(editor))).toMatchObject({ id, relationship: 'invited', role: 'edit' })
    await sql`update boards.member set role = 'view' where board_id = ${id}`.execute(fresh.db)
    expect((await get(boards.readDefault(editor))).name).toBe('Own')
    const refused = await boards.change(editor, id, { isDefault: true })
    expect(refused).toEqual({ ok: false, failure: 'not-allowed' })
  })

  test('SITE-07: belongs to one site, as all boards do', async () => {
    const { boards, get, readerOf } = room
    const { owner, id } = await open()
    const elsewhere = readerOf(owner.accountId, 'bokeh')
    expect((await get(boards.readDefault(elsewhere))).id).toBe('default')
    expect(await boards.read(elsewhere, id)).toEqual({ ok: false, failure: 'not-found' })
    expect(await boards.remove(elsewhere, id)).toEqual({ ok: false, failure: 'not-found' })
    expect((await get(boards.list(elsewhere))).total).toBe(0)
  })
})

describe('BOARD-10: assets', () => {
  test('come to the top, in the order given', async () => {
    const { owner, id, read } = await open(2)
    await room.get(room.boards.addAssets(owner, { boardId: id, assetIds: [ids[5] ?? '', ids[4] ?? ''] }))
    const board = await read()
    expect(board.assetIds).toEqual([ids[5], ids[4], ids[0], ids[1]])
    expect(board.assets.map((asset) => asset.id)).toEqual(board.assetIds)
    expect(board.assets[0]).toMatchObject({
      addedBy: `Person ${owner.accountId}`,
      creditLine: 'Ada Example / Diptych',
    })
  })

  test('that were withdrawn stay, without a picture; those offline show their short title', async () => {
    const [gone = '', away = ''] = await keepTestAssets(fresh.db, 2, {
      sourceKey: 'fate',
      shortTitle: 'Harbor',
    })
    const { owner, id, read } = await open()
    await room.get(room.boards.addAssets(owner, { boardId: id, assetIds: [gone, away] }))
    await assetQueries(fresh.db).setAvailability(gone, 'withdrawn')
    await assetQueries(fresh.db).setAvailability(away, 'offline')
    const board = await read()
    expect(board.heroUrl).toBeNull()
    expect(board.assets).toMatchObject([
      { id: gone, card: null, thumbUrl: null, isOffline: true, shortTitle: 'Harbor' },
      { id: away, card: { id: away }, thumbUrl: null, isOffline: true, shortTitle: 'Harbor' },
    ])
    const again = await room.boards.addAssets(owner, { boardId: (await open()).id, assetIds: [gone] })
    expect(again).toEqual({ ok: false, failure: 'not-found' })
    const { owner: other, id: another } = await open()
    const refused = await room.boards.addAssets(other, { boardId: another, assetIds: [gone] })
    expect(refused).toEqual({ ok: false, failure: 'unknown-assets' })
  })

  test('of a full board are refused by name', async () => {
    const { owner, id } = await open()
    await sql`update boards.board set asset_count = ${boardLimits.assets - 1} where id = ${id}`.execute(
      fresh.db,
    )
    const { added, notAdded } = await room.get(
      room.boards.addAssets(owner, { boardId: id, assetIds: ids.slice(0, 3) }),
    )
    expect(added).toEqual([ids[0]])
    expect(notAdded).toEqual([1, 2].map((index) => ({ id: ids[index], reason: 'board-full' })))
  })

  test('carry notes, which an empty text takes away', async () => {
    const { owner, id, read } = await open(2)
    const { boards, get } = room
    const asset = ids[1] ?? ''
    expect(await get(boards.setNote(owner, id, asset, ' Opener\u0000 '))).toEqual({
      note: 'Opener',
      revision: 3,
    })
    expect((await read()).assets.map(({ note }) => note)).toEqual(['', 'Opener'])
    expect((await get(boards.setNote(owner, id, asset, 'Opener'))).revision).toBe(3)
    expect((await get(boards.setNote(owner, id, asset, ''))).revision).toBe(4)
  })
})

describe('BOARD-10: order', () => {
  test('any moves leave the same assets, each where it was asked for', async () => {
    const { owner, id, read } = await open(8)
    const own = ids.slice(0, 8)
    const move = fc.record({
      moved: fc.uniqueArray(fc.constantFrom(...own), { minLength: 1, maxLength: 8 }),
      before: fc.option(fc.constantFrom(...own)),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 6 }), async (moves) => {
        let expected = (await read()).assetIds
        for (const { moved, before } of moves) {
          expected = putBefore(expected, moved, before)
          const board = await room.get(room.boards.order(owner, id, { assetIds: moved, before }))
          expect(board.assetIds).toEqual(expected)
          expect(board.assets.map((asset) => asset.id)).toEqual(expected)
        }
        // Another process has nothing in memory.
        const other = openTestBoards(fresh.db)
        expect((await other.get(other.boards.read(owner, id))).assetIds).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })

  test('goes on where the room between two neighbors is used up', async () => {
    const { owner, id } = await open(4)
    const [a = '', b = '', c = '', d = ''] = ids
    // Each move halves the gap below the first; twenty are more than any gap bears.
    for (let turn = 0; turn < 20; turn += 1) {
      const [moved, other] = turn % 2 === 0 ? [c, b] : [b, c]
      const board = await room.get(room.boards.order(owner, id, { assetIds: [moved], before: other }))
      expect(board.assetIds).toEqual([a, moved, other, d])
    }
  })

  test('that is there already is no change', async () => {
    const { owner, id } = await open(4)
    const [a = '', b = '', c = ''] = ids
    const board = await room.get(room.boards.order(owner, id, { assetIds: [a, b], before: c }))
    expect(board.revision).toBe(2)
  })

  test('is refused where nothing of it is on the board', async () => {
    const { owner, id } = await open(2)
    const unknown = { ok: false, failure: 'unknown-assets' }
    expect(await room.boards.order(owner, id, { assetIds: [ids[9] ?? ''], before: null })).toEqual(unknown)
    for (const before of [ids[9] ?? '', 'x']) {
      const outcome = await room.boards.order(owner, id, { assetIds: [ids[0] ?? ''], before })
      expect(outcome).toEqual({ ok: false, failure: 'unknown-follower' })
    }
  })
})

describe('BOARD-10: two boards', () => {
  test('a move takes notes along, on top, and only what there is', async () => {
    const { boards, get } = room
    const { owner, id: from } = await open(3)
    await get(boards.setNote(owner, from, ids[1] ?? '', 'Opener'))
    const { id: to } = await get(boards.create(owner, { name: 'To' }))
    await get(boards.addAssets(owner, { boardId: to, assetIds: [ids[7] ?? ''] }))
    const wanted = [ids[1] ?? '', ids[9] ?? '', 'gi:x', 'gi:x']
    const moved = await get(boards.moveAssets(owner, { from, to, assetIds: wanted }))
    const notAdded = ['gi:x', ids[9]].map((id) => ({ id, reason: 'unknown' }))
    expect(moved).toMatchObject({
      ...{ added: [ids[1]], removed: [ids[1]], notAdded },
      ...{
        from: { assetIds: [ids[0], ids[2]], assetCount: 2 },
        to: { assetIds: [ids[1], ids[7]], assetCount: 2 },
      },
    })
    expect(moved.to.assets[0]?.note).toBe('Opener')
  })

  test('whoever may only look may copy to a board of their own, and not move', async () => {
    const { boards, get } = room
    const { id: from } = await open(3)
    const viewer = await join(from, 'view')
    const { id: to } = await get(boards.create(viewer, { name: 'Own' }))
    const copied = await get(boards.copyAssets(viewer, { from, to, assetIds: ids.slice(0, 3) }))
    expect(copied.to.assetIds).toEqual(ids.slice(0, 3))
    const refused = await boards.moveAssets(viewer, { from, to, assetIds: ids.slice(0, 3) })
    expect(refused).toEqual({ ok: false, failure: 'not-allowed' })
    const back = await boards.copyAssets(viewer, { from: to, to: from, assetIds: ids.slice(0, 3) })
    expect(back).toEqual({ ok: false, failure: 'not-allowed' })
  })

  test('moves in both directions at once do not wait for each other', async () => {
    const { boards, get } = room
    // In one process they stand in line; those of two meet at the locks of the database.
    const { boards: elsewhere } = openTestBoards(fresh.db)
    const { owner, id: one } = await open(12)
    const { id: other } = await get(boards.create(owner, { name: 'Other' }))
    await get(boards.addAssets(owner, { boardId: other, assetIds: ids.slice(12, 24) }))
    for (let index = 0; index < 12; index += 1) {
      await Promise.all([
        get(boards.moveAssets(owner, { from: one, to: other, assetIds: [ids[index] ?? ''] })),
        get(elsewhere.moveAssets(owner, { from: other, to: one, assetIds: [ids[12 + index] ?? ''] })),
      ])
    }
    const both = [await get(boards.read(owner, one)), await get(boards.read(owner, other))]
    expect(both.map(({ assetCount }) => assetCount)).toEqual([12, 12])
    expect(both.map(({ assetIds }) => [...assetIds].sort())).toEqual([
      ids.slice(12, 24).toSorted(),
      ids.slice(0, 12).toSorted(),
    ])
  })
})

describe('BOARD-10: a board as a whole', () => {
  test('shows what was chosen as its hero, else the first picture fit for everybody', async () => {
    const { boards, get } = room
    const [nude = ''] = await keepTestAssets(fresh.db, 1, { sourceKey: 'nude', hasNudity: true })
    const { owner, id, read } = await open(2)
    await get(boards.addAssets(owner, { boardId: id, assetIds: [nude] }))
    expect((await read()).heroUrl).toBe('/media/00000000000000000000/320.jpg')
    await get(boards.change(owner, id, { heroAssetId: ids[1] ?? '' }))
    expect((await read()).heroUrl).toBe('/media/00000000000000000001/320.jpg')
    expect((await get(boards.list(owner))).boards[0]?.heroUrl).toBe('/media/00000000000000000001/320.jpg')
    await get(boards.removeAssets(owner, { boardId: id, assetIds: [ids[1] ?? ''] }))
    expect((await read()).heroUrl).toBe('/media/00000000000000000000/320.jpg')
  })

  test('writes down who did what, a line for each revision', async () => {
    const { boards, get } = room
    const { owner, id } = await open(2)
    await get(boards.change(owner, id, { name: 'New', description: 'Text' }))
    await get(boards.change(owner, id, { name: 'New' }))
    await get(boards.removeAssets(owner, { boardId: id, assetIds: [ids[0] ?? ''] }))
    await get(boards.remove(owner, id))
    await get(boards.restore(owner, id))
    expect(await activityOf(id)).toEqual([
      '1 created',
      '2 assets-added',
      '3 renamed',
      '4 assets-removed',
      '5 deleted',
      '6 restored',
    ])
  })

  test('can be taken back by its owner for 30 days, and is gone after', async () => {
    const { boards, get, pass } = room
    const { owner, id } = await open(1)
    const editor = await join(id, 'edit')
    await get(boards.remove(owner, id))
    const missing = { ok: false, failure: 'not-found' }
    for (const reader of [owner, editor]) {
      expect(await boards.read(reader, id)).toEqual({ ok: false, failure: 'deleted' })
    }
    expect(await boards.read(room.readerOf('999'), id)).toEqual(missing)
    expect(await boards.restore(editor, id)).toEqual(missing)
    pass(29 * dayMs)
    await boards.removeOld()
    expect((await get(boards.restore(owner, id))).assetIds).toEqual([ids[0]])
    await get(boards.remove(owner, id))
    pass(30 * dayMs + 1)
    expect(await boards.restore(owner, id)).toEqual(missing)
    await boards.removeOld()
    const { rows } = await sql`select id from boards.board where id = ${id}`.execute(fresh.db)
    expect(rows).toEqual([])
  })

  test('is changed by those who may', async () => {
    const { boards } = room
    const { id } = await open(1)
    const editor = await join(id, 'edit')
    const viewer = await join(id, 'view')
    const no = { ok: false, failure: 'not-allowed' }
    expect(await boards.change(editor, id, { description: 'By an editor' })).toMatchObject({ ok: true })
    expect(await boards.change(editor, id, { name: 'X', description: 'Y' })).toEqual(no)
    expect(await boards.remove(editor, id)).toEqual(no)
    expect(await boards.addAssets(viewer, { boardId: id, assetIds: [ids[1] ?? ''] })).toEqual(no)
    expect(await boards.removeAssets(viewer, { boardId: id, assetIds: [ids[0] ?? ''] })).toEqual(no)
    expect(await boards.setNote(viewer, id, ids[0] ?? '', 'x')).toEqual(no)
    expect(await boards.order(viewer, id, { assetIds: [ids[0] ?? ''], before: null })).toEqual(no)
  })
})

describe('BOARD-03: limits', () => {
  test('an account has so many boards, and makes so many in a minute', async () => {
    const owner = somebody()
    await sql`
      insert into boards.board (site, owner_id, name)
      select 'argus', ${owner.accountId}::bigint, 'B ' || n from generate_series(1, ${boardLimits.boards}::integer) n`.execute(
      fresh.db,
    )
    expect(await room.boards.create(owner, { name: 'One more' })).toEqual({
      ok: false,
      failure: 'too-many-boards',
    })
    const page = await room.get(room.boards.list(owner))
    expect([page.total, page.boards.length]).toEqual([boardLimits.boards, boardLimits.listPage])
    const [oldest] = page.boards
    await room.get(room.boards.remove(owner, oldest?.id ?? ''))
    expect(await room.boards.create(owner, { name: 'Instead' })).toMatchObject({ failure: 'too-many-boards' })
    expect(await room.boards.restore(owner, oldest?.id ?? '')).toMatchObject({ ok: true })
    seconds = 17
    expect(await room.boards.create(somebody(), { name: 'B' })).toEqual({
      ok: false,
      failure: { tooMany: 17 },
    })
    seconds = null
  })

  test('whoever changes boards far more often than a hand can waits for the rest of the minute', async () => {
    const { boards, get, pass } = openTestBoards(fresh.db)
    const owner = somebody()
    const { id } = await get(boards.create(owner, { name: 'Busy' }))
    // What is refused counts as well: nobody can be kept waiting by it but who sends it.
    for (let made = 0; made < boardLimits.changesAMinute; made += 1)
      await boards.setNote(owner, 'no board', ids[0] ?? '', 'x')
    const tooMany = { ok: false, failure: { tooMany: 60 } }
    expect(await boards.addAssets(owner, { boardId: id, assetIds: [ids[0] ?? ''] })).toEqual(tooMany)
    expect(await boards.moveAssets(owner, { from: id, to: 'another', assetIds: ['1'] })).toEqual(tooMany)
    expect(await boards.remove(owner, id)).toEqual(tooMany)
    expect(await boards.restore(owner, id)).toEqual(tooMany)
    expect(await boards.read(owner, id)).toMatchObject({ ok: true })
    expect(await boards.setNote(somebody(), id, ids[0] ?? '', 'x')).toMatchObject({ failure: 'not-found' })
    pass(60_000)
    expect(await boards.addAssets(owner, { boardId: id, assetIds: [ids[0] ?? ''] })).toMatchObject({
      ok: true,
    })
  })

  test('the list asks the same number of questions however long it is', async () => {
    const { owner } = await open(1)
    const asked: string[] = []
    const counted = openTestBoards(
      fresh.db.withPlugin({
        transformQuery: ({ node, queryId }) => {
          asked.push(queryId.queryId)
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    )
    const count = async () => {
      asked.length = 0
      await counted.get(counted.boards.list(owner))
      return asked.length
    }
    const few = await count()
    for (let made = 0; made < 5; made += 1) {
      const { id } = await room.get(room.boards.create(owner, { name: `B ${made}` }))
      await room.get(room.boards.addAssets(owner, { boardId: id, assetIds: ids.slice(0, 10) }))
    }
    expect([await count(), few]).toEqual([few, 5])
  })
})

describe('boards in memory', () => {
  test('show what another process has changed', async () => {
    const { owner, id, read } = await open(3)
    const other = openTestBoards(fresh.db)
    await read()
    await other.get(other.boards.removeAssets(owner, { boardId: id, assetIds: [ids[1] ?? ''] }))
    expect((await read()).assetIds).toEqual([ids[0], ids[2]])
    await room.get(room.boards.addAssets(owner, { boardId: id, assetIds: [ids[5] ?? ''] }))
    expect((await other.get(other.boards.read(owner, id))).assetIds).toEqual([ids[5], ids[0], ids[2]])
  })
})

test('a board that is gone is not kept in memory', async () => {
  const idMemory = openAssetIdMemory()
  const gone = '00000000-0000-4000-8000-000000000000'
  idMemory.learn(gone, 1, ids)
  const seen = { boardId: gone, role: 'owner', isDefault: false } as const
  expect(await readBoardAs({ db: fresh.db, idMemory } as Room, seen, {})).toBeNull()
  expect(idMemory.has(gone)).toBe(false)
})

describe('an account', () => {
  test('takes all of its boards along as data, and what it did with others', async () => {
    const { owner, id } = await open(2)
    room.pass(1)
    const { id: deleted } = await room.get(room.boards.create(owner, { name: 'Deleted' }))
    await room.get(room.boards.remove(owner, deleted))
    const { id: joined } = await open(1)
    await sql`insert into boards.member (board_id, account_id, role)
      values (${joined}, ${owner.accountId}, 'comment')`.execute(fresh.db)
    await room.get(room.boards.addComment(owner, joined, { text: 'Nice' }))
    await invited(id, owner.accountId, { code: 'export' })
    const exported = await room.boards.exportOf(owner.accountId ?? '')
    expect(exported).toMatchObject({
      boards: [
        { id, name: 'Board', deletedAt: null, assets: [{ id: ids[0], note: '' }, { id: ids[1] }] },
        { id: deleted, name: 'Deleted', deletedAt: expect.any(Date), assets: [] },
      ],
      joined: [{ name: 'Board', role: 'comment' }],
      comments: [{ boardId: joined, text: 'Nice' }],
      invitations: [{ boardId: id, role: 'view', recipient: 'a@example.test' }],
      leftOut: { assets: 0, olderOf: [] },
    })
    expect(JSON.stringify(exported)).not.toContain('code')
  })

  test('takes along no more than a file can hold, and is told what is missing', async () => {
    const { owner, id } = await open(4)
    room.pass(1)
    const { id: second } = await room.get(room.boards.create(owner, { name: 'Second' }))
    await room.get(room.boards.addAssets(owner, { boardId: second, assetIds: ids.slice(0, 3) }))
    for (const text of ['One', 'Two']) await room.get(room.boards.addComment(owner, id, { text }))
    const limits = { assets: 5, noteCharacters: 100, rows: 1 }
    const exported = await exportBoards({ db: fresh.db }, limits)(owner.accountId ?? '')
    expect(exported.boards.map(({ assetCount, assets }) => [assetCount, assets.length])).toEqual([
      [4, 4],
      [3, 1],
    ])
    expect(exported.comments).toMatchObject([{ text: 'Two' }])
    expect(exported.leftOut).toEqual({ assets: 2, olderOf: ['comments'] })
  })

  test('that is closed leaves nothing of its own behind', async () => {
    const { boards, get } = room
    const { owner, id } = await open(1)
    const { id: deleted } = await get(boards.create(owner, { name: 'Deleted' }))
    await get(boards.remove(owner, deleted))
    const member = await join(id, 'view')
    const { id: others, owner: other } = await open(1)
    await sql`insert into boards.member (board_id, account_id, role)
      values (${others}, ${owner.accountId}, 'edit')`.execute(fresh.db)
    await get(boards.addAssets(owner, { boardId: others, assetIds: [ids[3] ?? ''], makeDefault: true }))
    const event = { name: 'accounts.closed', payload: { accountId: owner.accountId } }
    await fresh.db.transaction().execute(async (transaction) => {
      await forgetClosedBoards('accounts.closed').handle(event as never, transaction)
    })
    for (const [reader, board] of [
      [owner, id],
      [member, id],
      [owner, others],
    ] as const)
      expect(await boards.read(reader, board)).toMatchObject({ ok: false })
    for (const board of [id, deleted]) expect(await boards.restore(owner, board)).toMatchObject({ ok: false })
    expect((await get(boards.list(member, { whose: 'all' }))).total).toBe(0)
    expect((await get(boards.readDefault(owner))).id).toBe('default')
    expect((await get(boards.read(other, others))).assetIds).toEqual([ids[3], ids[0]])
    await boards.removeOld()
    const { rows } = await sql`select from boards.board where owner_id = ${owner.accountId}`.execute(fresh.db)
    expect(rows).toEqual([])
  })
})

describe('what is old', () => {
  test('goes in slices, however much lies on a board', async () => {
    const { owner, id } = await open()
    await sql`insert into boards.board_asset (board_id, asset_id, position, added_by)
      select ${id}, n, n, 1 from generate_series(1, 10001) n`.execute(fresh.db)
    await room.get(room.boards.remove(owner, id))
    const affected: bigint[] = []
    const counted = openTestBoards(
      fresh.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          affected.push(result.numAffectedRows ?? 0n)
          return result
        },
      }),
    )
    counted.pass(room.now().getTime() - counted.now().getTime() + 31 * dayMs)
    await counted.boards.removeOld()
    expect(affected.filter((count) => count > 100n)).toEqual([5_000n, 5_000n])
    const { rows } = await sql`select from boards.board_asset where board_id = ${id}`.execute(fresh.db)
    expect(rows).toEqual([])
  })

  test('addresses are forgotten 30 days after an invitation has ended, and stay as long as it is open', async () => {
    const { owner, id } = await open()
    const at = (days: number) => new Date(room.now().getTime() - days * dayMs)
    const ended = { long: 31, short: 29 }
    for (const [code, days] of Object.entries(ended))
      for (const how of ['withdrawn_at', 'expires_at', 'accepted_at'] as const)
        await invited(id, owner.accountId, { code: `${code} ${how}`, [how]: at(days) })
    await invited(id, owner.accountId, { code: 'open' })
    await invited(id, owner.accountId, { code: 'anybody', recipient: null, withdrawn_at: at(31) })
    await room.boards.removeOld()
    const kept = await fresh.db
      .selectFrom('boards.invitation')
      .select(['code', 'recipient'])
      .where('board_id', '=', id)
      .execute()
    const codesWith = (wanted: string | null) =>
      kept.flatMap(({ code, recipient }) => (recipient === wanted ? code : [])).sort()
    expect(codesWith('')).toEqual(['long accepted_at', 'long expires_at', 'long withdrawn_at'])
    expect(codesWith(null)).toEqual(['anybody'])
    expect(codesWith('a@example.test')).toHaveLength(4)
  })
})

type InvitationFacts = {
  readonly code: string
  readonly recipient?: string | null
  readonly withdrawn_at?: Date
  readonly expires_at?: Date
  readonly accepted_at?: Date
}

async function invited(boardId: string, by: string | null, facts: InvitationFacts) {
  const given = { board_id: boardId, created_by: by ?? '', role: 'view', recipient: 'a@example.test' }
  await fresh.db
    .insertInto('boards.invitation')
    .values({ ...given, ...facts })
    .execute()
}
