import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boardLimits } from '../../src/features/boards/domain/board-limits.data.ts'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'

let fresh: FreshDatabase
let room: ReturnType<typeof openTestBoards>
let ids: readonly string[]

beforeAll(async () => {
  fresh = await freshDatabase()
  ids = await keepTestAssets(fresh.db, 12)
  room = openTestBoards(fresh.db)
})

afterAll(() => fresh[Symbol.asyncDispose]())

const owner = { accountId: '1', site: 'argus', code: null, isProven: true } as const

/** A board with all assets; the first of them stands foremost. */
async function fullBoard() {
  const { id } = await room.get(room.boards.create(owner, { name: 'Cover' }))
  await room.get(room.boards.addAssets(owner, { boardId: id, assetIds: ids }))
  return id
}

const read = async (boardId: string) => room.get(room.boards.read(owner, boardId))
const at = (place: number) => ids[place] ?? ''

describe('BOARD-10: what was taken off can be put back', () => {
  test('in its place, with its note, its date and whoever had added it', async () => {
    const boardId = await fullBoard()
    await room.get(room.boards.setNote(owner, boardId, at(3), 'Crop to the left'))
    const before = await read(boardId)
    const gone = [at(3), at(4), at(11)]
    await room.get(room.boards.removeAssets(owner, { boardId, assetIds: gone }))
    const { added, notAdded } = await room.get(room.boards.putBack(owner, { boardId, assetIds: gone }))
    expect([added, notAdded]).toEqual([gone, []])
    const after = await read(boardId)
    expect(after.assetIds).toEqual(before.assetIds)
    expect(after.assets).toEqual(before.assets)
    const another = openTestBoards(fresh.db)
    expect((await another.get(another.boards.read(owner, boardId))).assetIds).toEqual(before.assetIds)
  })

  test('as the cover, if it was that and there is no other by now', async () => {
    const boardId = await fullBoard()
    const hero = async () => {
      const { rows } = await sql<{ hero: string | null }>`
        select hero_asset_id as hero from boards.board where id = ${boardId}`.execute(fresh.db)
      return rows[0]?.hero
    }
    for (const [other, expected] of [
      [null, at(2)],
      [at(5), at(5)],
    ]) {
      await room.get(room.boards.change(owner, boardId, { heroAssetId: at(2) }))
      await room.get(room.boards.removeAssets(owner, { boardId, assetIds: [at(2)] }))
      expect(await hero()).toBeNull()
      if (other) await room.get(room.boards.change(owner, boardId, { heroAssetId: other }))
      await room.get(room.boards.putBack(owner, { boardId, assetIds: [at(2)] }))
      expect(await hero()).toBe(expected)
    }
  })

  test('also after the others were put into another order so often that all got new places', async () => {
    const boardId = await fullBoard()
    await room.get(room.boards.removeAssets(owner, { boardId, assetIds: [at(6)] }))
    for (let turn = 0; turn < 40; turn += 1) {
      const moving = turn % 2 === 0 ? at(9) : at(10)
      await room.get(room.boards.order(owner, boardId, { assetIds: [moving], before: at(1) }))
    }
    const others = (await read(boardId)).assetIds
    await room.get(room.boards.putBack(owner, { boardId, assetIds: [at(6)] }))
    const all = (await read(boardId)).assetIds
    expect(all.filter((id) => id !== at(6))).toEqual(others)
    expect(all.indexOf(at(6))).toBe(all.indexOf(at(7)) - 1)
  })

  test('on top, where something else stands in its place by now or comes back to it', async () => {
    const { id: boardId } = await room.get(room.boards.create(owner, { name: 'Small' }))
    const add = (place: number) => room.get(room.boards.addAssets(owner, { boardId, assetIds: [at(place)] }))
    const remove = (place: number) =>
      room.get(room.boards.removeAssets(owner, { boardId, assetIds: [at(place)] }))
    const back = async (...places: readonly number[]) => {
      const assetIds = places.map(at)
      expect((await room.get(room.boards.putBack(owner, { boardId, assetIds }))).added).toEqual(assetIds)
    }
    await add(0)
    await remove(0)
    await add(1)
    await remove(1)
    await back(0, 1)
    await add(2)
    await add(3)
    await remove(3)
    await remove(2)
    // Where the one before stood, which therefore goes on top, where the other stood.
    await add(4)
    await back(2, 3)
    expect(new Set((await read(boardId)).assetIds)).toEqual(new Set([0, 1, 2, 3, 4].map(at)))
  })

  test('once: what is there again stays, and what never was there is unknown', async () => {
    const boardId = await fullBoard()
    await room.get(room.boards.removeAssets(owner, { boardId, assetIds: [at(0), at(1)] }))
    await room.get(room.boards.addAssets(owner, { boardId, assetIds: [at(1)] }))
    const { revision } = await read(boardId)
    const put = await room.get(
      room.boards.putBack(owner, { boardId, assetIds: [at(0), at(1), '999999', 'x'] }),
    )
    expect(put.added).toEqual([at(0)])
    expect(put.revision).toBe(revision + 1)
    expect(new Map(put.notAdded.map(({ id, reason }) => [id, reason]))).toEqual(
      new Map([
        [at(1), 'already-there'],
        ['999999', 'unknown'],
        ['x', 'unknown'],
      ]),
    )
    expect(await room.boards.putBack(owner, { boardId, assetIds: ['999999'] })).toMatchObject({
      failure: 'unknown-assets',
    })
    expect((await read(boardId)).revision).toBe(revision + 1)
  })

  test('is not forgotten for 30 days, and is then', async () => {
    const boardId = await fullBoard()
    await room.get(room.boards.removeAssets(owner, { boardId, assetIds: [at(0), at(1)] }))
    await sql`update boards.removed_asset set removed_at = '2000-01-01'
      where board_id = ${boardId} and asset_id = ${at(1)}`.execute(fresh.db)
    await room.boards.removeOld()
    const put = await room.get(room.boards.putBack(owner, { boardId, assetIds: [at(0), at(1)] }))
    expect([put.added, put.notAdded]).toEqual([[at(0)], [{ id: at(1), reason: 'unknown' }]])
  })

  test('as far as there is room', async () => {
    const boardId = await fullBoard()
    await room.get(room.boards.removeAssets(owner, { boardId, assetIds: [at(0), at(1)] }))
    await sql`update boards.board set asset_count = ${boardLimits.assets - 1} where id = ${boardId}`.execute(
      fresh.db,
    )
    const put = await room.get(room.boards.putBack(owner, { boardId, assetIds: [at(0), at(1)] }))
    expect([put.added, put.notAdded]).toEqual([[at(0)], [{ id: at(1), reason: 'board-full' }]])
  })
})
