import { randomBytes } from 'node:crypto'
import type { Boards, BoardsNeeds } from '../../src/features/boards/server.ts'
import * as door from '../../src/features/boards/server.ts'
import type { AssetCard } from '../../src/features/catalogue/domain.ts'
import type { CatalogueQueries, KeptCard } from '../../src/features/catalogue/server.ts'
import { buildCard } from '../../src/features/editorial/testing/build-coverage.ts'
import type { Database } from '../../src/platform/database.ts'
import type { Endpoint } from '../../src/platform/endpoint.ts'
import { takeTicket } from '../../src/platform/take-ticket.ts'
import type { SiteNickname } from '../../src/sites/site.ts'
import { sessionCookie } from '../../src/visit/session-cookies.ts'
import { buildMember } from '../../src/visit/testing/build-visit.ts'
import type { Member } from '../../src/visit/visit.ts'
import { hearEvents } from './hear-events.ts'
import { firefox, openBrowser, openServer } from './open-server.ts'

const curatedSet = {
  ...{ key: 'curated-images-water', name: 'By the water', description: 'Calm.', count: 2 },
  covers: ['1001', '1002'],
}

type Catalogue = Pick<
  CatalogueQueries,
  'listCuratedSets' | 'readCuratedSets' | 'readCards' | 'readKeptCards' | 'readMediaTypes'
>
type Mail = Parameters<BoardsNeeds['sendMail']>[0]
type Notice = Parameters<BoardsNeeds['notify']>[0]

export const firstAsset = 1_001
export const lastAsset = 1_060

type Given = Partial<Omit<BoardsNeeds, 'db'>> & { readonly isHurried?: boolean }

/** Boards on a test's database, with limits of how often unless nobody is hurried: people whose account is a number, sixty assets, a clock that the test moves. */
export function openBoardRoom(db: Database, { isHurried = true, ...given }: Given = {}) {
  const mails: Mail[] = []
  const notices: Notice[] = []
  const people = new Map<string, Member>()
  let lateMs = 0
  const now = () => new Date(Date.now() + lateMs)

  const needs = {
    db,
    catalogue: boardCatalogue,
    readPeople: async (ids: readonly string[]) =>
      new Map(
        ids.flatMap((id) => {
          const person = people.get(id)
          if (!person) return []
          const { name, username } = person
          return [[id, { name: name || username, givenName: name }] as const]
        }),
      ),
    findAccountByEmail: async (email: string) => {
      const found = [...people.values()].find((one) => one.email === email && one.isEmailVerified)
      return found ? { id: found.accountId, locale: 'de' } : null
    },
    sendMail: async (mail: Mail) => void mails.push(mail),
    notify: async (notice: Notice) =>
      void notices.push(...[notice.accountId].flat().map((accountId) => ({ ...notice, accountId }))),
    retractNotice: async ({ accountIds, item }) => {
      const rest = notices.filter(
        (told) => told.item !== item || !accountIds.includes([told.accountId].flat()[0] ?? ''),
      )
      notices.splice(0, notices.length, ...rest)
    },
    dismissNotices: async ({ accountId, boardId }) => {
      const rest = notices.filter(
        ({ values, ...told }) => told.accountId !== accountId || values.boardId !== boardId,
      )
      notices.splice(0, notices.length, ...rest)
    },
    takeTicket: isHurried ? takeTicket(db) : async () => null,
    now,
    random: randomBytes,
    origins: {},
    ...given,
  } satisfies BoardsNeeds
  const boards = door.openBoards(needs)

  function join(accountId: string, name: string, given: Partial<Member> = {}): Member {
    const email = `${name.toLowerCase()}@example.test`
    const member = buildMember({
      accountId,
      sessionId: accountId,
      username: name.toLowerCase(),
      name,
      email,
      ...given,
    })
    people.set(accountId, member)
    return member
  }

  return { boards, mails, notices, people, join, now, pass: (ms: number) => (lateMs += ms) }
}

type BoardRoom = ReturnType<typeof openBoardRoom>

/** The sixty assets, and a set of two of them. */
export const boardCatalogue: Catalogue = {
  readKeptCards: async (ids) => new Map(ids.flatMap(keptCard)),
  readMediaTypes: async (ids) =>
    new Map(ids.map((id) => [id, { assetType: 'image', mediaType: 'photography' }] as const)),
  listCuratedSets: async (keyStart) => [curatedSet].filter(({ key }) => key.startsWith(keyStart)),
  readCuratedSets: async <Key extends string>(keys: readonly Key[]) => {
    const collection = { key: 'harbor', name: 'Harbor', count: 2 }
    const shown = curatedSet.covers.flatMap(keptCard).map(([, { card }]) => ({ card, collection }))
    return Object.fromEntries(keys.map((key) => [key, shown])) as Record<Key, typeof shown>
  },
  readCards: async (ids) => ids.flatMap(keptCard).map(([, { card }]) => card),
}

/** Everything that the room's door calls `…Calls`, so that a new call is never left out. */
export function boardCalls(boards: Boards): readonly Endpoint[] {
  const needs = {
    boards,
    renditions: { get: async () => ({ kind: 'missing' }), open: async () => null },
    siteName: (site: SiteNickname) => site,
    catalogue: boardCatalogue,
  }
  const makers = Object.entries(door).flatMap(([name, made]) => (name.endsWith('Calls') ? [made] : []))
  return makers.flatMap((make) => (make as unknown as (given: typeof needs) => readonly Endpoint[])(needs))
}

/** The server with the calls of boards. Whoever has joined the room can be anybody's browser. */
export async function openBoardServer({ boards, people }: BoardRoom) {
  const server = await openServer({
    endpoints: boardCalls(boards),
    readSession: async (_site, token) => people.get(token.replaceAll('-', '')) ?? null,
  })

  /** The browser of an account, or of a visitor. */
  async function browserOf(accountId: string | null, site: SiteNickname = 'argus') {
    const browser = openBrowser(server[site])
    if (accountId !== null) browser.jar.set(sessionCookie(site, false), accountId.padEnd(43, '-'))
    await browser.open('/country')
    return {
      ...browser,
      hear: (path: string, headers: Record<string, string> = {}) =>
        hearEvents(server[site] + path, {
          'user-agent': firefox,
          cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        }),
      ask: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
        browser.call(method, path, body, { 'x-csrf-token': browser.token(), ...headers }),
    }
  }

  return { ...server, browserOf }
}

function keptCard(id: string): readonly (readonly [string, KeptCard])[] {
  if (Number(id) < firstAsset || Number(id) > lastAsset) return []
  const card: AssetCard = { ...buildCard(), id }
  return [[id, { card, shortTitle: `Asset ${id}`, creditLine: 'A credit', isWithdrawn: false }]]
}
