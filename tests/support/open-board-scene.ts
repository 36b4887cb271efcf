import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../src/platform/database.ts'
import type { SiteNickname } from '../../src/sites/site.ts'
import { freshDatabase } from './fresh-database.ts'
import { openBoardRoom, openBoardServer } from './open-board-room.ts'

type Link = 'open' | 'withdrawn' | 'expired'
type ActorFacts = Readonly<{ account: string | null; link?: Link; site?: SiteNickname; isBot?: true }>

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Whoever may come to the owner's board. A guest came by a link; a caller did, and is signed in, and has not joined. */
export const actorFacts = {
  stranger: { account: '9' },
  visitor: { account: null },
  guest: { account: null, link: 'open' },
  viewer: { account: '2' },
  commenter: { account: '3' },
  editor: { account: '4' },
  owner: { account: '1' },
  caller: { account: '6', link: 'open' },
  removed: { account: '5' },
  withdrawn: { account: null, link: 'withdrawn' },
  expired: { account: null, link: 'expired' },
  // BOARD-04: all that would open the board to a person.
  bot: { account: '1', link: 'open', isBot: true },
  // The owner's account, on the other site.
  elsewhere: { account: '1', site: 'bokeh' },
} as const satisfies Readonly<Record<string, ActorFacts>>

export type Actor = keyof typeof actorFacts
export const actors = Object.keys(actorFacts) as readonly Actor[]
export const factsOf = (actor: Actor): ActorFacts => actorFacts[actor]

/** Those to whom the board is as one that never was. */
export const outsiders = ['stranger', 'visitor', 'removed', 'bot', 'elsewhere'] as const

/** A board with its people, and a board of the one who asks; no others. */
export type Scene = Readonly<{
  board: string
  own: string
  codes: Readonly<Record<Link, string>>
  invitation: string
  comment: string
  member: string
}>

export type BoardScene = Awaited<ReturnType<typeof openBoardScene>>

/** A server, a browser for each actor, and the board that all of it is about. */
export async function openBoardScene() {
  const fresh = await freshDatabase()
  const room = openBoardRoom(fresh.db, { isHurried: false })
  for (const actor of ['stranger', 'viewer', 'commenter', 'editor', 'owner', 'caller', 'removed'] as const) {
    room.join(actorFacts[actor].account, actor)
  }
  const server = await openBoardServer(room)
  const browsers = new Map<Actor, Awaited<ReturnType<typeof server.browserOf>>>()
  for (const actor of actors) {
    const { account, site } = factsOf(actor)
    browsers.set(actor, await server.browserOf(account, site))
  }

  const tables = await readTables(fresh.db)

  async function insertBoard({ account, site = 'argus' }: ActorFacts, name: string, first: number) {
    const { rows } = await sql<{ id: string }>`
      with made as (insert into boards.board (site, owner_id, name, asset_count)
        values (${site}, ${account ?? '8'}, ${name}, 2) returning id),
      kept as (insert into boards.board_asset (board_id, asset_id, position, added_by)
        select id, ${first}::bigint + n, 65536 * (3 - n), ${account ?? '8'} from made, generate_series(0, 1) n)
      select id from made`.execute(fresh.db)
    return rows[0]?.id ?? ''
  }

  /** All anew. */
  async function setScene(actor: Actor): Promise<Scene> {
    await sql`delete from boards.board`.execute(fresh.db)
    const board = await insertBoard(actorFacts.owner, 'Secret plan', 1001)
    const own = await insertBoard(factsOf(actor), 'Plan of my own', 1005)
    const newCode = () => randomUUID().replaceAll('-', '')
    const codes = { open: newCode(), withdrawn: newCode(), expired: newCode() }
    const { rows } = await sql<Pick<Scene, 'invitation' | 'comment' | 'member'>>`
      with invited as (insert into boards.invitation (board_id, code, role, created_by, withdrawn_at, expires_at)
        values (${board}, ${codes.open}, 'view', 1, null, null), (${board}, ${codes.withdrawn}, 'edit', 1, now(), null),
          (${board}, ${codes.expired}, 'edit', 1, null, now() - interval '1 day') returning id),
      said as (insert into boards.comment (board_id, author_id, text) values (${board}, 1, 'Secret word') returning id),
      joined as (insert into boards.member (board_id, account_id, role, left_at, removed_at)
        values (${board}, 2, 'view', null, null), (${board}, 3, 'comment', null, null), (${board}, 4, 'edit', null, null),
          (${board}, 5, 'edit', now(), now()) returning id),
      taken as (insert into boards.removed_asset (board_id, asset_id, position, added_by, added_at, note, was_hero)
        values (${board}, 1009, 65536, 1, now(), 'Secret note', false))
      select (select min(id) from invited) as invitation, (select id from said) as comment,
        (select min(id) from joined) as member`.execute(fresh.db)
    const facts = rows[0]
    if (!facts) throw new Error('There is no scene.')
    return { board, own, codes, ...facts }
  }

  /** All that the room keeps, and how many it has told. */
  async function readEverything(): Promise<string> {
    const contents = tables.map(
      (table) => sql`select coalesce(string_agg(kept::text, e'\n' order by kept::text), '') as text
        from ${sql.raw(`boards.${table}`)} kept`,
    )
    const { rows } = await sql<{ text: string }>`${sql.join(contents, sql` union all `)}`.execute(fresh.db)
    return [...rows.map(({ text }) => text), room.mails.length, room.notices.length].join('\n\n')
  }

  async function ask(actor: Actor, scene: Scene, { method, path, body, isStream = false }: Asked) {
    const browser = browsers.get(actor)
    if (!browser) throw new Error(`${actor} has no browser.`)
    const { link, isBot } = factsOf(actor)
    const code = link ? `${path.includes('?') ? '&' : '?'}invitation_code=${scene.codes[link]}` : ''
    const headers: Record<string, string> = isBot ? { 'user-agent': googlebot } : {}
    if (isStream) {
      const stream = await browser.hear(path + code, headers)
      if (stream.status === 200) await stream.until('hello')
      await stream.leave()
      if (stream.status === 200) return { status: 200, type: 'text/event-stream', said: '' }
    }
    const answer = await browser.ask(method, path + code, body, headers)
    const names = ['content-disposition', 'location', 'etag', 'link'].map((name) => answer.headers.get(name))
    const type = answer.headers.get('content-type') ?? ''
    return { status: answer.status, type, said: [...names, await answer.text()].join('\n') }
  }

  return {
    ...{ db: fresh.db, room, setScene, readEverything, ask },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await fresh[Symbol.asyncDispose]()
    },
  }
}

export type Asked = Readonly<{ method: string; path: string; body?: unknown; isStream?: boolean }>

/** Whatever tables the room has. */
async function readTables(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'boards' order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
