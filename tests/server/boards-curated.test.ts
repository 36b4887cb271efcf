import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { load } from '../../src/features/boards/pages/curated-sets.load.ts'
import { submit } from '../../src/features/boards/pages/curated-sets.submit.ts'
import { curatedCalls } from '../../src/features/boards/server.ts'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { offers } from '../../src/features/catalogue/domain.ts'
import { assetQueries, catalogueQueries } from '../../src/features/catalogue/server.ts'
import type { PathName } from '../../src/links/paths.data.ts'
import type { SiteNickname } from '../../src/sites/site.ts'
import { buildCaller, buildMember, buildVisit } from '../../src/visit/testing/build-visit.ts'
import type { Viewer } from '../../src/visit/visit.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'

let fresh: FreshDatabase
let room: ReturnType<typeof openTestBoards>
let ids: readonly string[]
let news: readonly string[]

beforeAll(async () => {
  fresh = await freshDatabase()
  room = openTestBoards(fresh.db)
  ids = await keepTestAssets(fresh.db, 6)
  news = await keepTestAssets(fresh.db, 2, { sourceKey: 'news', family: 'editorial' })
  await makeSet('curated-images-water', 'By the water', [...ids.slice(0, 4), news[0] ?? ''], ids[2])
  await makeSet('curated-images-news', 'News', news)
  await makeSet('curated-videos-slow', 'Slow water', ids.slice(0, 1))
  await makeSet('signature-images-best', 'Signature', ids.slice(4))
  await makeSet('argus-hero', 'Of the home page', ids)
})

afterAll(() => fresh[Symbol.asyncDispose]())

async function makeSet(key: string, name: string, assets: readonly string[], hero?: string) {
  await sql`with made as (insert into catalogue.curated_set (key, name, description, hero_asset_id)
      values (${key}, ${name}, ${`About ${name}`}, ${hero ?? null}) returning id)
    insert into catalogue.curated_set_asset (set_id, position, asset_id)
    select made.id, place, asset from made, unnest(${assets}::bigint[]) with ordinality as shown (asset, place)`.execute(
    fresh.db,
  )
}

type Asked = { route?: PathName; kind?: string; query?: string; site?: SiteNickname; viewer?: Viewer }

function requestOf({ route = 'curatedSetsOf', kind, query = '', site = 'argus', viewer }: Asked) {
  return {
    route,
    visit: buildVisit({ site, ...(viewer && { viewer }) }),
    parameters: kind === undefined ? {} : { mediaKind: kind },
    query: new URLSearchParams(query),
    needs: { catalogue: catalogueQueries(fresh.db), boards: room.boards },
  }
}

async function open(asked: Asked) {
  const loaded = await load(requestOf(asked))
  return loaded.kind === 'found' ? loaded.data : null
}

describe('BOARD-10: curated sets', () => {
  test('are listed with what the site sells of them, the hero first', async () => {
    const all = await open({})
    expect(all?.sets.map(({ name, assetCount }) => [name, assetCount])).toEqual([
      ['By the water', 5],
      ['News', 2],
      ['Slow water', 1],
    ])
    expect(all?.sets[0]?.covers.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]])
    const bokeh = await open({ site: 'bokeh' })
    expect(bokeh?.sets.map(({ name, assetCount }) => [name, assetCount])).toEqual([
      ['By the water', 4],
      ['Slow water', 1],
    ])
  })

  test('have a page for each media kind, and none for others', async () => {
    expect((await open({ kind: 'videos' }))?.sets.map(({ name }) => name)).toEqual(['Slow water'])
    expect((await open({ kind: 'vectors' }))?.sets).toEqual([])
    expect(await open({ kind: 'audio' })).toBeNull()
    expect((await open({ route: 'signatureSetsOf', kind: 'images' }))?.sets.map(({ name }) => name)).toEqual([
      'Signature',
    ])
  })

  test('open with their assets in the order of the editors', async () => {
    const opened = await open({ kind: 'images', query: 'set=curated-images-water' })
    expect(opened?.set).toMatchObject({
      name: 'By the water',
      description: 'About By the water',
      assetCount: 5,
    })
    expect(opened?.set?.assets.map(({ id }) => id)).toEqual([...ids.slice(0, 4), news[0]])
  })

  test('open nowhere but in their place', async () => {
    for (const key of [
      'argus-hero',
      'curated-images-nothing',
      'signature-images-best',
      '%00',
      'curated-images-%00',
    ])
      expect(await open({ query: `set=${key}` })).toBeNull()
    expect(await open({ kind: 'videos', query: 'set=curated-images-water' })).toBeNull()
    expect(await open({ site: 'bokeh', query: 'set=curated-images-news' })).toBeNull()
  })

  test('are called in the reader’s language where their editors gave them a name in it', async () => {
    await sql`update catalogue.curated_set set texts = '{"de": {"name": "Am Wasser"}, "ja": "水辺"}'
      where key = 'curated-images-water'`.execute(fresh.db)
    const nameIn = async (locale: 'de' | 'ja' | 'fr') => {
      const request = requestOf({ kind: 'images' })
      const loaded = await load({ ...request, visit: { ...request.visit, locale } })
      return loaded.kind === 'found' && loaded.data.sets[0]?.name
    }
    expect([await nameIn('de'), await nameIn('ja'), await nameIn('fr')]).toEqual([
      'Am Wasser',
      'By the water',
      'By the water',
    ])
  })

  test('are listed for scripts too', async () => {
    const [call] = curatedCalls({ catalogue: catalogueQueries(fresh.db) })
    const ask = async (query: object) => call?.handle({ visit: buildVisit(), query })
    const all = await ask({})
    expect(all).toMatchObject({ kind: 'json', status: 200, body: { sets: { length: 4 } } })
    expect(await ask({ shelf: 'signature', mediaKind: 'images' })).toMatchObject({
      body: {
        sets: [{ key: 'signature-images-best', shelf: 'signature', mediaKind: 'images', assetCount: 2 }],
      },
    })
    expect(await ask({ mediaKind: 'audio' })).toMatchObject({ kind: 'problem', problem: { status: 400 } })
  })
})

describe('BOARD-10: copying a set to one’s own boards', () => {
  const send = (asked: Asked, form = {}) => submit({ ...requestOf(asked), form, caller: buildCaller() })
  const copyOf = (done: Awaited<ReturnType<typeof send>>) =>
    new URLSearchParams(done.kind === 'done' ? done.to.split('?')[1] : '').get('copied') ?? ''
  const member = buildMember({ accountId: '51' })
  const query = 'set=curated-images-water'

  test('makes a board that is called alike and holds the same in the same order', async () => {
    const done = await send({ kind: 'images', query, viewer: member })
    const boardId = copyOf(done)
    const board = await room.get(room.boards.read(room.readerOf('51'), boardId))
    expect(board).toMatchObject({ name: 'By the water', description: 'About By the water', isDefault: false })
    expect(board.assetIds).toEqual([...ids.slice(0, 4), news[0]])
    const asked = { kind: 'images', query: `${query}&copied=${boardId}` }
    expect((await open({ ...asked, viewer: member }))?.copied).toEqual({ id: boardId, name: 'By the water' })
    expect((await open(asked))?.copied).toBeNull()
    expect((await open({ ...asked, viewer: buildMember({ accountId: '59' }) }))?.copied).toBeNull()
  })

  test('sent twice makes one board, and asked for again another one with a number', async () => {
    const viewer = buildMember({ accountId: '53' })
    const asked = { kind: 'images', query, viewer }
    const twice = await Promise.all([1, 2].map(() => send(asked, { copyKey: 'one' })))
    const late = await send(asked, { copyKey: 'one' })
    expect(new Set([...twice, late].map(copyOf)).size).toBe(1)
    await send(asked, { copyKey: 'two' })
    const { boards } = await room.get(room.boards.list(room.readerOf('53')))
    expect(boards.map(({ name }) => name).toSorted()).toEqual(['By the water', 'By the water 2'])
  })

  test('copies all of a large set, though its page shows but the beginning', async () => {
    const many = await keepTestAssets(fresh.db, 210, { sourceKey: 'many' })
    await makeSet('curated-images-many', 'Many', many)
    const asked = { kind: 'images', query: 'set=curated-images-many', viewer: member }
    expect((await open(asked))?.set?.assets).toHaveLength(200)
    const boardId = copyOf(await send(asked))
    const board = await room.get(room.boards.read(room.readerOf('51'), boardId))
    expect(board.assetIds).toEqual(many)
  })

  test('leads a visitor to sign in, and back', async () => {
    const done = await send({ kind: 'images', query })
    const back = encodeURIComponent('/collaboration/curated-sets/images?set=curated-images-water')
    expect(done).toMatchObject({ kind: 'done' })
    expect(done.kind === 'done' && done.to.toLowerCase()).toBe(`/sign-in?returnurl=${back}`.toLowerCase())
  })

  test('leaves nothing behind where it fails', async () => {
    const [last = ''] = await keepTestAssets(fresh.db, 1, { sourceKey: 'gone' })
    await makeSet('curated-images-gone', 'Gone', [last])
    const { catalogue, boards } = requestOf({}).needs
    const query = 'set=curated-images-gone'
    // Withdrawn between being read and being copied.
    const sets = await catalogue.readCuratedSets(['curated-images-gone'], offers.argus)
    const lists = await catalogue.listCuratedSets('curated-images', offers.argus, {
      coversEach: 3,
      locale: 'en-us',
    })
    await assetQueries(fresh.db).setAvailability(last, 'withdrawn')
    const stale = {
      ...catalogue,
      readCuratedSets: (async () => sets) as typeof catalogue.readCuratedSets,
      listCuratedSets: async () => lists,
    }
    const needs = { boards, catalogue: stale }
    const viewer = buildMember({ accountId: '52' })
    const sent = { ...requestOf({ kind: 'images', query, viewer }), needs, form: {}, caller: buildCaller() }
    expect(await submit(sent)).toMatchObject({ kind: 'refused', status: 409, data: { problem: 'failed' } })
    const list = await room.get(
      room.boards.list(room.readerOf('52'), { search: '', sort: 'updated', page: 1, pageSize: 10 }),
    )
    expect(list.total).toBe(0)
  })

  test('says so where there is no room for another board', async () => {
    const needs = {
      ...requestOf({}).needs,
      boards: { ...room.boards, create: async () => ({ ok: false, failure: 'too-many-boards' }) as const },
    }
    const sent = {
      ...requestOf({ kind: 'images', query, viewer: member }),
      needs,
      form: {},
      caller: buildCaller(),
    }
    expect(await submit(sent)).toMatchObject({ status: 409, data: { problem: 'tooManyBoards' } })
  })
})

test('a set whose assets are withdrawn is not shown', async () => {
  const [last] = await keepTestAssets(fresh.db, 1, { sourceKey: 'last' })
  await makeSet('curated-vectors-last', 'Last', [last ?? ''])
  expect((await open({ kind: 'vectors' }))?.sets).toHaveLength(1)
  await assetQueries(fresh.db).setAvailability(last ?? '', 'withdrawn')
  expect((await open({ kind: 'vectors' }))?.sets).toEqual([])
})
