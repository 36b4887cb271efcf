import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { load as loadBoard } from '../../src/features/boards/pages/board.load.ts'
import { load as loadSheet } from '../../src/features/boards/pages/contact-sheet.load.ts'
import { links } from '../../src/links/links.ts'
import type { PageRequest } from '../../src/visit/page-contract.ts'
import { buildVisit } from '../../src/visit/testing/build-visit.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { boardCalls, openBoardRoom, openBoardServer } from '../support/open-board-room.ts'

const api = '/components/collaboration/api'

/** Whoever may come. The guest is a visitor with a link; all but the owner are none of the owner's people at first. */
const actors = ['stranger', 'visitor', 'guest', 'viewer', 'commenter', 'editor', 'owner'] as const
type Actor = (typeof actors)[number]

const accounts: Readonly<Record<Actor, string | null>> = {
  ...{ stranger: '9', visitor: null, guest: null },
  ...{ viewer: '2', commenter: '3', editor: '4', owner: '1' },
}

/** A board with its people, and a board of the one who asks; no others. */
type Scene = Readonly<{
  board: string
  own: string
  code: string
  invitation: string
  comment: string
  member: string
}>

/** Statuses in the order of `actors`. */
type Statuses = readonly [number, number, number, number, number, number, number]

type Row = Readonly<{
  path: (scene: Scene) => string
  body?: (scene: Scene) => unknown
  statuses: Statuses
  /** It opens a board by its id: to a stranger, somebody else's is as one that never was. */
  names: 'board' | 'nothing'
  /** Never ends by itself. */
  isStream?: true
}>

//                                stranger visitor guest viewer commenter editor owner
const readers: Statuses = /*    */ [404, 404, 200, 200, 200, 200, 200]
const people: Statuses = /*     */ [404, 404, 404, 200, 200, 200, 200]
const commenters: Statuses = /* */ [404, 401, 401, 403, 201, 201, 201]
const editors: Statuses = /*    */ [404, 401, 401, 403, 403, 200, 200]
const owners: Statuses = /*     */ [404, 401, 401, 403, 403, 403, 200]
const joined: Statuses = /*     */ [404, 401, 401, 200, 200, 200, 403]
const copiers: Statuses = /*    */ [404, 401, 401, 200, 200, 200, 200]
const members: Statuses = /*    */ [200, 401, 401, 200, 200, 200, 200]
const makers: Statuses = /*     */ [201, 401, 401, 201, 201, 201, 201]
const everybody: Statuses = /*  */ [200, 200, 200, 200, 200, 200, 200]

const assets = ['gi:1001']
const of =
  (rest = '') =>
  (scene: Scene) =>
    `${api}/boards/${scene.board}${rest}`
const board = (rest: string, statuses: Statuses, body?: Row['body']): Row => ({
  ...{ path: of(rest), statuses, names: 'board' },
  ...(body && { body }),
})
const noBoard = (path: string, statuses: Statuses, body?: unknown): Row => ({
  ...{ path: () => path, statuses, names: 'nothing' },
  ...(body !== undefined && { body: () => body }),
})
const legacy = (action_type: string): Row => ({
  path: (scene) => `/collaboration/boards/${scene.board}.json`,
  body: () => ({ assets: action_type === 'add_assets' ? ['gi:1009'] : assets, action_type }),
  statuses: editors,
  names: 'board',
})

/** All calls of boards, some with several bodies. */
const table: Readonly<Record<string, readonly Row[]>> = {
  'GET /collaboration/boards/default.json': [noBoard('/collaboration/boards/default.json', members)],
  'GET /collaboration/boards.json': [noBoard('/collaboration/boards.json', members)],
  'POST /collaboration/boards.json': [noBoard('/collaboration/boards.json', makers, { name: 'New' })],
  'PUT /collaboration/boards/:id.json': [legacy('add_assets'), legacy('remove_assets')],
  'GET /collaboration/boards-recent': [noBoard('/collaboration/boards-recent', members)],
  [`GET ${api}/default`]: [noBoard(`${api}/default`, members)],
  [`GET ${api}/boards`]: [noBoard(`${api}/boards`, members)],
  [`GET ${api}/shared`]: [noBoard(`${api}/shared`, members)],
  [`GET ${api}/curated`]: [noBoard(`${api}/curated`, everybody)],
  [`POST ${api}/create-board`]: [noBoard(`${api}/create-board`, makers, { name: 'New' })],
  [`POST ${api}/add-assets`]: [
    {
      path: () => `${api}/add-assets`,
      body: (scene) => ({ boardId: scene.board, assetIds: ['gi:1009'], makeDefault: true }),
      statuses: editors,
      names: 'board',
    },
  ],
  [`DELETE ${api}/remove-assets`]: [
    {
      path: (scene) => `${api}/remove-assets?boardId=${scene.board}&assetIds=gi:1001`,
      statuses: editors,
      names: 'board',
    },
  ],
  [`GET ${api}/boards/:id`]: [board('', readers)],
  [`PATCH ${api}/boards/:id`]: [
    board('', owners, () => ({ name: 'Taken over' })),
    board('', editors, () => ({ description: 'Taken over' })),
  ],
  [`DELETE ${api}/boards/:id`]: [board('', owners)],
  // Only its owner can tell a deleted board from none.
  [`POST ${api}/boards/:id/restore`]: [board('/restore', [404, 401, 401, 404, 404, 404, 200])],
  [`POST ${api}/boards/:id/order`]: [
    board('/order', editors, () => ({ assetIds: ['1002'], before: '1001' })),
  ],
  [`PUT ${api}/boards/:id/notes/:assetId`]: [board('/notes/1001', editors, () => ({ text: 'Mine' }))],
  [`POST ${api}/boards/:id/copy`]: [
    board('/copy', copiers, ({ own }) => ({ to: own, assetIds: assets })),
    { ...board('', editors, (scene) => ({ to: scene.board, assetIds: ['1005'] })), path: fromOwn('copy') },
  ],
  [`POST ${api}/boards/:id/move`]: [
    board('/move', editors, ({ own }) => ({ to: own, assetIds: assets })),
    { ...board('', editors, (scene) => ({ to: scene.board, assetIds: ['1005'] })), path: fromOwn('move') },
  ],
  [`GET ${api}/boards/:id/comments`]: [board('/comments', readers)],
  [`POST ${api}/boards/:id/comments`]: [board('/comments', commenters, () => ({ text: 'Hm' }))],
  [`DELETE ${api}/boards/:id/comments/:commentId`]: [
    { ...board('', owners), path: (scene) => `${api}/boards/${scene.board}/comments/${scene.comment}` },
  ],
  [`GET ${api}/boards/:id/invitations`]: [board('/invitations', [404, 404, 404, 403, 403, 403, 200])],
  [`POST ${api}/boards/:id/invitations`]: [
    board('/invitations', [404, 401, 401, 403, 403, 403, 201], () => ({ role: 'edit' })),
  ],
  [`DELETE ${api}/boards/:id/invitations/:invitationId`]: [
    { ...board('', owners), path: (scene) => `${api}/boards/${scene.board}/invitations/${scene.invitation}` },
  ],
  [`POST ${api}/invitations/:code/accept`]: [
    // Whoever has the code may join; who has another, not.
    {
      ...noBoard('', [200, 401, 401, 200, 200, 200, 200]),
      path: ({ code }) => `${api}/invitations/${code}/accept`,
    },
    noBoard(`${api}/invitations/${'x'.repeat(32)}/accept`, [404, 401, 401, 404, 404, 404, 404]),
  ],
  [`GET ${api}/boards/:id/members`]: [board('/members', people)],
  [`PATCH ${api}/boards/:id/members/:memberId`]: [
    {
      ...board('', owners, () => ({ role: 'edit' })),
      path: (scene) => `${api}/boards/${scene.board}/members/${scene.member}`,
    },
  ],
  [`DELETE ${api}/boards/:id/members/:memberId`]: [
    { ...board('', owners), path: (scene) => `${api}/boards/${scene.board}/members/${scene.member}` },
  ],
  [`POST ${api}/boards/:id/leave`]: [board('/leave', joined)],
  [`GET ${api}/boards/:id/activity`]: [board('/activity', readers)],
  [`GET ${api}/boards/:id/events`]: [{ ...board('/events', readers), isStream: true }],
  [`GET ${api}/boards/:id/contact-sheet.pdf`]: [board('/contact-sheet.pdf', readers)],
}

function fromOwn(name: string): Row['path'] {
  return ({ own }) => `${api}/boards/${own}/${name}`
}

let fresh: FreshDatabase
let room: ReturnType<typeof openBoardRoom>
let server: Awaited<ReturnType<typeof openBoardServer>>
const browsers = new Map<Actor, Awaited<ReturnType<typeof server.browserOf>>>()

beforeAll(async () => {
  fresh = await freshDatabase()
  room = openBoardRoom(fresh.db, { isHurried: false })
  for (const [actor, id] of Object.entries(accounts)) if (id !== null) room.join(id, actor)
  server = await openBoardServer(room)
  for (const actor of actors) browsers.set(actor, await server.browserOf(accounts[actor]))
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

async function setScene(actor: Actor): Promise<Scene> {
  await sql`delete from boards.board`.execute(fresh.db)
  const code = randomUUID().replaceAll('-', '')
  const insertBoard = async (ownerId: string, name: string, first: number) => {
    const { rows } = await sql<{ id: string }>`
      with made as (insert into boards.board (site, owner_id, name, asset_count)
        values ('argus', ${ownerId}, ${name}, 2) returning id),
      kept as (insert into boards.board_asset (board_id, asset_id, position, added_by)
        select id, ${first}::bigint + n, 65536 * (3 - n), ${ownerId} from made, generate_series(0, 1) n)
      select id from made`.execute(fresh.db)
    return rows[0]?.id ?? ''
  }
  const id = await insertBoard('1', 'Secret plan', 1001)
  const own = await insertBoard(accounts[actor] ?? '8', 'Plan of my own', 1005)
  const { rows } = await sql<Pick<Scene, 'invitation' | 'comment' | 'member'>>`
    with invited as (insert into boards.invitation (board_id, code, role, created_by)
      values (${id}, ${code}, 'view', 1) returning id),
    said as (insert into boards.comment (board_id, author_id, text) values (${id}, 1, 'Secret word') returning id),
    joined as (insert into boards.member (board_id, account_id, role)
      values (${id}, 2, 'view'), (${id}, 3, 'comment'), (${id}, 4, 'edit') returning id)
    select (select id from invited) as invitation, (select id from said) as comment,
      (select min(id) from joined) as member`.execute(fresh.db)
  const facts = rows[0]
  if (!facts) throw new Error('There is no scene.')
  return { board: id, own, code, ...facts }
}

/** All that the room keeps. */
async function readEverything(): Promise<string> {
  const tables = ['board', 'board_asset', 'choice', 'invitation', 'member', 'comment', 'activity']
  const contents = tables.map(
    (table) => sql`select coalesce(string_agg(kept::text, e'\n' order by kept::text), '') as text
      from ${sql.raw(`boards.${table}`)} kept`,
  )
  const { rows } = await sql<{ text: string }>`${sql.join(contents, sql` union all `)}`.execute(fresh.db)
  return rows.map(({ text }) => text).join('\n\n')
}

function withCode(path: string, actor: Actor, { code }: Scene): string {
  if (actor !== 'guest') return path
  return `${path}${path.includes('?') ? '&' : '?'}invitation_code=${code}`
}

async function ask(actor: Actor, method: string, row: Row, scene: Scene) {
  const browser = browsers.get(actor)
  if (!browser) throw new Error(`${actor} has no browser.`)
  const path = withCode(row.path(scene), actor, scene)
  if (row.isStream) {
    const stream = await browser.hear(path)
    if (stream.status === 200) await stream.until('hello')
    await stream.leave()
    return { status: stream.status, text: '' }
  }
  const answer = await browser.ask(method, path, row.body?.(scene))
  return { status: answer.status, text: await answer.text() }
}

const rows = Object.entries(table).flatMap(([call, variants]) =>
  variants.map((row, number) => ({ call: variants.length > 1 ? `${call} (${number + 1})` : call, row })),
)

describe('BOARD-10: whose board it is decides', () => {
  test('over every call that there is', () => {
    const known = boardCalls(room.boards).map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(table).toSorted()).toEqual([...new Set(known)].toSorted())
  })

  test('and no other room has such calls', () => {
    const features = resolve(import.meta.dirname, '../../src')
    const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('features/boards/'),
    )
    const others = files.filter((name) =>
      /path:\s*[`'"]\/(components\/)?collaboration/.test(readFileSync(join(features, name), 'utf8')),
    )
    expect(others).toEqual([])
  })

  test.each(rows)(
    '$call',
    async ({ call, row }) => {
      const method = call.split(' ')[0] ?? ''
      const statuses: number[] = []
      for (const [place, actor] of actors.entries()) {
        const scene = await setScene(actor)
        const before = await readEverything()
        const { status, text } = await ask(actor, method, row, scene)
        statuses.push(status ?? 0)
        if (actor === 'stranger' || actor === 'visitor') expect(text).not.toContain('Secret')
        if ((row.statuses[place] ?? 0) < 400) continue
        expect([actor, (await readEverything()) === before]).toEqual([actor, true])
        expect(text).not.toMatch(/Secret|owner/)
      }
      expect(Object.fromEntries(actors.map((actor, place) => [actor, statuses[place]]))).toEqual(
        Object.fromEntries(actors.map((actor, place) => [actor, row.statuses[place]])),
      )
    },
    20_000,
  )

  test.each(rows.filter(({ row }) => row.names === 'board' && !row.isStream))(
    'a stranger cannot tell it from none: $call',
    async ({ call, row }) => {
      const method = call.split(' ')[0] ?? ''
      for (const actor of ['stranger', 'visitor'] as const) {
        const scene = await setScene(actor)
        const answer = await ask(actor, method, row, scene)
        const none = await ask(actor, method, row, { ...scene, board: randomUUID() })
        expect([actor, answer]).toEqual([actor, none])
      }
    },
  )

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'ids and codes that are none are no failure of ours: %s',
    async (method) => {
      const odd = ['default', 'x', '%00', "'", '..%2f', '9'.repeat(99), `${randomUUID()}x`]
      const scene = await setScene('owner')
      const broken: string[] = []
      for (const { call, row } of rows.filter((one) => one.call.startsWith(method))) {
        for (const id of odd) {
          const nonsense = { ...scene, board: id, code: id, comment: id, member: id, invitation: id }
          const owner = await ask('owner', method, row, nonsense)
          // By a code that is none, a visitor reads what is there.
          const guest = method === 'GET' ? await ask('guest', method, row, { ...scene, code: id }) : owner
          const isBroken = [owner, guest].some(({ status }) => (status ?? 500) >= 500)
          if (isBroken) broken.push(`${call}: ${id}`)
        }
      }
      expect(broken).toEqual([])
    },
    60_000,
  )
})

describe('ROUTE-04: a deleted board', () => {
  const statuses: Statuses = [404, 404, 410, 410, 410, 410, 410]

  test.each(['', '/comments', '/activity', '/contact-sheet.pdf'])(
    'is gone for those who could look at it, and never was for others: %s',
    async (rest) => {
      const answers: (number | undefined)[] = []
      for (const actor of actors) {
        const scene = await setScene(actor)
        await sql`update boards.board set deleted_at = now() where id = ${scene.board}`.execute(fresh.db)
        const { status, text } = await ask(actor, 'GET', board(rest, statuses), scene)
        answers.push(status)
        expect(text).not.toContain('Secret')
      }
      expect(answers).toEqual(statuses)
    },
  )

  test('cannot be joined by its link any more', async () => {
    const scene = await setScene('stranger')
    await sql`update boards.board set deleted_at = now() where id = ${scene.board}`.execute(fresh.db)
    const { status, text } = await ask(
      'stranger',
      'POST',
      {
        ...noBoard('', members),
        path: ({ code }) => `${api}/invitations/${code}/accept`,
      },
      scene,
    )
    expect([status, JSON.parse(text).type]).toEqual([410, 'board-deleted'])
  })
})

describe('BOARD-10: the pages of a board', () => {
  const kinds: Readonly<Record<Actor, string>> = {
    ...{ stranger: 'not-found', visitor: 'moved', guest: 'found' },
    ...{ viewer: 'found', commenter: 'found', editor: 'found', owner: 'found' },
  }

  async function open(actor: Actor, scene: Scene, page: 'board' | 'sheet') {
    const id = accounts[actor]
    const viewer =
      (id !== null && room.people.get(id)) || ({ kind: 'visitor', authState: 'anonymous' } as const)
    const visit = buildVisit({ viewer })
    const query = new URLSearchParams(actor === 'guest' ? { invitation_code: scene.code } : {})
    const request = {
      ...{
        visit,
        query,
        parameters: { boardId: scene.board },
        path: links.board(visit, { boardId: scene.board }),
      },
      needs: { boards: room.boards, today: () => 20_000 },
    } as unknown as PageRequest<{ boards: typeof room.boards; today: () => number }>
    return page === 'board' ? loadBoard(request) : loadSheet(request)
  }

  test.each(['board', 'sheet'] as const)('are for the same people: %s', async (page) => {
    for (const actor of actors) {
      const scene = await setScene(actor)
      const loaded = await open(actor, scene, page)
      const none = await open(actor, { ...scene, board: randomUUID(), code: '' }, page)
      if (kinds[actor] === 'found') expect([actor, loaded.kind]).toEqual([actor, 'found'])
      else {
        expect([actor, loaded.kind, none.kind]).toEqual([actor, kinds[actor], kinds[actor]])
        expect(JSON.stringify(loaded)).not.toContain('Secret')
      }
    }
  })
})
