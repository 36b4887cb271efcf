import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Arrangement, asItStands } from '../../src/features/boards/domain/arrangement.ts'
import { load } from '../../src/features/boards/pages/board.load.ts'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { catalogueQueries } from '../../src/features/catalogue/server.ts'
import { buildMember, buildVisit } from '../../src/visit/testing/build-visit.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'

const minuteMs = 60_000
let fresh: FreshDatabase
let room: ReturnType<typeof openTestBoards>
let photos: readonly string[]
let vectors: readonly string[]
let films: readonly string[]
let boardId: string
/** As the board stands, and by date. The middle ones were added all at once, the first before all others. */
let standing: readonly string[]
let newest: readonly string[]

beforeAll(async () => {
  fresh = await freshDatabase()
  room = openTestBoards(fresh.db)
  photos = await keepTestAssets(fresh.db, 5, { sourceKey: 'photo' })
  vectors = await keepTestAssets(fresh.db, 3, { sourceKey: 'vector', mediaType: 'vector' })
  films = await keepTestAssets(fresh.db, 2, { sourceKey: 'film' })
  await sql`update catalogue.asset set asset_type = 'film' where id = any (${films}::bigint[])`.execute(
    fresh.db,
  )
  const owner = room.readerOf('71')
  boardId = (await room.get(room.boards.create(owner, { name: 'Arranged', assetIds: photos.slice(0, 1) }))).id
  room.pass(minuteMs)
  await room.get(room.boards.addAssets(owner, { boardId, assetIds: [...photos.slice(1), ...vectors] }))
  room.pass(minuteMs)
  await room.get(room.boards.addAssets(owner, { boardId, assetIds: films }))
  newest = [...films, ...photos.slice(1), ...vectors, ...photos.slice(0, 1)]
  // The oldest goes to the front: from now on the order is not that of the dates.
  const [first = ''] = photos
  await room.get(room.boards.order(owner, boardId, { assetIds: [first], before: films[0] ?? null }))
  standing = [first, ...newest.slice(0, -1)]
})

afterAll(() => fresh[Symbol.asyncDispose]())

async function read(change: Partial<Arrangement>, { number = 1, size = 60, account = '71' } = {}) {
  const wish = { number, size, arrangement: { ...asItStands, ...change } }
  return room.get(room.boards.readArranged(room.readerOf(account), boardId, wish))
}

async function idsOf(change: Partial<Arrangement>) {
  return (await read(change)).board.assets.map(({ id }) => id)
}

describe('BOARD-10: a board in another order', () => {
  test('stands as people put it, newest first, or the same backwards, also of what was added at once', async () => {
    expect(await idsOf({})).toEqual(standing)
    expect(await idsOf({ sort: 'newest' })).toEqual(newest)
    expect(await idsOf({ sort: 'oldest' })).toEqual(newest.toReversed())
  })

  test('tells its ids in its own order, whatever is shown', async () => {
    for (const sort of ['board', 'newest', 'oldest'] as const)
      expect((await read({ sort, kind: 'vectors' })).board.assetIds).toEqual(standing)
  })

  test('tells all that is shown, in the same order, on however many pages', async () => {
    const reader = room.readerOf('71')
    for (const change of [
      {},
      { sort: 'newest' },
      { sort: 'oldest', kind: 'images' },
      { isNoted: true },
    ] as const) {
      const { assetIds } = await room.get(
        room.boards.readShown(reader, boardId, { ...asItStands, ...change }),
      )
      expect(assetIds).toEqual(await idsOf(change))
    }
  })

  test.each([
    ['newest', null],
    ['oldest', null],
    ['oldest', 'images'],
    ['board', 'images'],
  ] as const)('%s of %s: its pages follow each other without gap or repetition', async (sort, kind) => {
    const all = await idsOf({ sort, kind })
    const { shownCount, board } = await read({ sort, kind }, { size: 2 })
    expect(shownCount).toBe(all.length)
    const paged = []
    for (let number = 1; number <= board.assetsPage.count; number += 1)
      paged.push(...(await read({ sort, kind }, { number, size: 2 })).board.assets.map(({ id }) => id))
    expect(paged).toEqual(all)
  })
})

describe('BOARD-10: some of a board', () => {
  test('by kind, with how many there are of each', async () => {
    const { kinds, shownCount, board } = await read({ kind: 'vectors' })
    expect(kinds).toEqual({ images: 5, vectors: 3, videos: 2 })
    expect(shownCount).toBe(3)
    expect(board.assetCount).toBe(10)
    expect(board.assets.map(({ id }) => id)).toEqual(vectors)
    expect(await idsOf({ kind: 'videos', sort: 'oldest' })).toEqual(films.toReversed())
    expect(await idsOf({ kind: 'illustrations' })).toEqual([])
  })

  test('what is taken off and put on is counted anew', async () => {
    const owner = room.readerOf('71')
    const [film = ''] = films
    await room.get(room.boards.removeAssets(owner, { boardId, assetIds: [film] }))
    expect((await read({})).kinds).toMatchObject({ videos: 1 })
    await room.get(room.boards.putBack(owner, { boardId, assetIds: [film] }))
    expect((await read({})).kinds).toMatchObject({ videos: 2 })
  })

  test('with notes or comments, as far as it is there', async () => {
    expect((await read({})).notedCount).toBe(0)
    const owner = room.readerOf('71')
    await room.get(room.boards.addComment(owner, boardId, { text: 'On the board as a whole' }))
    expect((await read({})).notedCount).toBe(0)
    await room.get(room.boards.setNote(owner, boardId, vectors[0] ?? '', 'Crop'))
    await room.get(room.boards.addComment(owner, boardId, { text: 'Good', assetId: films[1] ?? '' }))
    expect((await read({})).notedCount).toBe(2)
    // Each is counted once, however much is said of it.
    await room.get(room.boards.addComment(owner, boardId, { text: 'Or so', assetId: vectors[0] ?? '' }))
    await room.get(room.boards.addComment(owner, boardId, { text: 'Very', assetId: films[1] ?? '' }))
    expect((await read({ isNoted: true })).notedCount).toBe(2)
    expect(await idsOf({ isNoted: true })).toEqual([films[1], vectors[0]])
    expect(await idsOf({ isNoted: true, kind: 'vectors' })).toEqual([vectors[0]])
  })

  test('with notes or comments counts only what would be shown', async () => {
    const owner = room.readerOf('71')
    const [asset = ''] = photos
    const { id } = await room.get(room.boards.create(owner, { name: 'Left', assetIds: photos.slice(0, 2) }))
    await room.get(room.boards.addComment(owner, id, { text: 'Good', assetId: asset }))
    const countNoted = async () => {
      const wish = { number: 1, size: 60, arrangement: asItStands }
      return (await room.get(room.boards.readArranged(owner, id, wish))).notedCount
    }
    expect(await countNoted()).toBe(1)
    await room.get(room.boards.removeAssets(owner, { boardId: id, assetIds: [asset] }))
    expect(await countNoted()).toBe(0)
  })

  test('is of one revision, also where somebody changes it while it is read', async () => {
    const owner = room.readerOf('71')
    const { id } = await room.get(room.boards.create(owner, { name: 'Moving', assetIds: photos }))
    const catalogue = catalogueQueries(fresh.db)
    const leaving = photos.slice(0, 2)
    const other = openTestBoards(fresh.db, {
      catalogue: {
        ...catalogue,
        readMediaTypes: async (ids) => {
          const assetIds = leaving.splice(0, 1)
          if (assetIds.length > 0) await room.get(room.boards.removeAssets(owner, { boardId: id, assetIds }))
          return catalogue.readMediaTypes(ids)
        },
      },
    })
    const wish = { number: 1, size: 60, arrangement: { ...asItStands, kind: 'images' as const } }
    const { board, shownCount } = await other.get(other.boards.readArranged(owner, id, wish))
    expect(leaving).toEqual([])
    expect([shownCount, board.assetCount, board.assets.length]).toEqual([3, 3, 3])
  })

  test('somebody else’s board is as if it did not exist, however it is arranged', async () => {
    const wish = { number: 1, size: 60, arrangement: { ...asItStands, sort: 'newest' as const } }
    const outcome = await room.boards.readArranged(room.readerOf('72'), boardId, wish)
    expect(outcome).toMatchObject({ ok: false, failure: 'not-found' })
  })
})

describe('BOARD-10: the page of a board', () => {
  const show = async (query: string) => {
    const loaded = await load({
      visit: buildVisit({ viewer: buildMember({ accountId: '71' }) }),
      parameters: { boardId },
      query: new URLSearchParams(query),
      needs: { boards: room.boards, catalogue: catalogueQueries(fresh.db) },
    })
    return loaded.kind === 'found' ? loaded.data : loaded
  }

  test('numbers what it shows as it stands on the board, and knows no neighbors to move it between', async () => {
    const shown = await show('kind=vectors&sort=oldest')
    const placeOf = (id: string) => standing.indexOf(id) + 1
    expect(shown).toMatchObject({
      places: Object.fromEntries(vectors.map((id) => [id, placeOf(id)])),
      ...{ firstId: null, nextId: null, shownCount: 3, page: { number: 1, count: 1 } },
    })
    expect(await show('')).toMatchObject({ places: null, firstId: standing[0] })
  })

  test('has as many pages as are shown, and a later one leads to the last with the rest of the address', async () => {
    expect(await show('kind=vectors&page=2')).toMatchObject({
      kind: 'moved',
      to: expect.stringMatching(/kind=vectors/),
    })
    expect(await show('kind=illustrations')).toMatchObject({ shownCount: 0, assets: [], page: { count: 1 } })
  })
})
