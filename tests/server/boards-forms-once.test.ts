import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { submit as submitBoard } from '../../src/features/boards/pages/board.submit.ts'
import { submit as submitBoards } from '../../src/features/boards/pages/boards.submit.ts'
import { readerOf } from '../../src/features/boards/server.ts'
import { sessionCookie } from '../../src/visit/session-cookies.ts'
import type { Member } from '../../src/visit/visit.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { boardCatalogue, openBoardRoom } from '../support/open-board-room.ts'
import { openBrowser, openServer } from '../support/open-server.ts'

const list = '/collaboration/boards'
let fresh: FreshDatabase
let room: ReturnType<typeof openBoardRoom>
let server: Awaited<ReturnType<typeof openServer>>
let accounts = 100

beforeAll(async () => {
  fresh = await freshDatabase()
  room = openBoardRoom(fresh.db, { isHurried: false })
  const needs = { boards: room.boards, catalogue: boardCatalogue }
  server = await openServer({
    submits: {
      'boards/boards': (request) => submitBoards({ ...request, needs }),
      'boards/board': (request) => submitBoard({ ...request, needs }),
    },
    readSession: async (_site, token) => room.people.get(token.replaceAll('-', '')) ?? null,
  })
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

/** Somebody's browser without script, with what they can see. */
async function somebody() {
  accounts += 1
  const member = room.join(String(accounts), `Person${accounts}`)
  const browser = openBrowser(server.argus)
  browser.jar.set(sessionCookie('argus', false), member.accountId.padEnd(43, '-'))
  /** The key of a page that is opened now. */
  const newKey = async () => {
    const { visit } = (await (await browser.open('/country')).json()) as { visit: { formKey: string } }
    return visit.formKey
  }
  await newKey()
  return { ...browser, member, newKey, total: () => totalOf(member) }
}

async function totalOf(viewer: Member): Promise<number> {
  const listed = await room.boards.list(readerOf({ viewer, site: 'argus' }))
  return listed.ok ? listed.value.total : -1
}

let person: Awaited<ReturnType<typeof somebody>>
beforeEach(async () => {
  person = await somebody()
})

const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status)

describe('a plain form that makes a board', () => {
  const wish = { action: 'create', name: 'Cover' }

  test('makes one by two quick presses, and leads both times to it', async () => {
    const _once = await person.newKey()
    const answers = await Promise.all([1, 2].map(() => person.send(list, { ...wish, _once })))
    expect(statuses(answers)).toEqual([303, 303])
    const [one, two] = answers.map(({ headers }) => headers.get('location'))
    expect(one).toMatch(/done=created&board=/)
    expect(two).toBe(one)
    expect(await person.total()).toBe(1)
  })

  test('makes another once the page was shown again, and with another name', async () => {
    const _once = await person.newKey()
    const again = await person.newKey()
    expect(again).not.toBe(_once)
    for (const fields of [{ _once }, { _once: again }, { _once, name: 'Back' }]) {
      expect((await person.send(list, { ...wish, ...fields })).status).toBe(303)
    }
    expect(await person.total()).toBe(3)
  })

  test('can be corrected', async () => {
    const _once = await person.newKey()
    expect((await person.send(list, { ...wish, name: ' ', _once })).status).toBe(400)
    expect((await person.send(list, { ...wish, _once })).status).toBe(303)
    expect(await person.total()).toBe(1)
  })

  test('takes nobody else’s key for its own', async () => {
    const _once = await person.newKey()
    const other = await somebody()
    for (const browser of [person, other]) await browser.send(list, { ...wish, _once })
    expect([await person.total(), await other.total()]).toEqual([1, 1])
  })

  test('makes one with an asset in it, too', async () => {
    const _once = await person.newKey()
    const fields = { action: 'save-new', name: 'Cover', _once }
    const answers = await Promise.all([1, 2].map(() => person.send(`${list}?save=1001`, fields)))
    expect(statuses(answers)).toEqual([303, 303])
    expect(await person.total()).toBe(1)
  })
})

describe('a plain form of a board', () => {
  async function start() {
    const reader = readerOf({ viewer: person.member, site: 'argus' })
    const made = await room.boards.create(reader, { name: 'Cover' })
    if (!made.ok) throw new Error('The board was not made.')
    const { id } = made.value
    return { reader, id, path: `${list}/${id}` }
  }

  test('says something once', async () => {
    const { reader, id, path } = await start()
    const _once = await person.newKey()
    const said = { action: 'comment', text: 'The second one.', _once }
    expect(statuses(await Promise.all([1, 2].map(() => person.send(path, said))))).toEqual([303, 303])
    await person.send(path, { ...said, text: 'The third one.' })
    const listed = await room.boards.listComments(reader, id)
    expect(listed.ok && listed.value.comments.map(({ text }) => text)).toEqual([
      'The third one.',
      'The second one.',
    ])
  })

  test('makes a link once, and writes to whom it is for once', async () => {
    const { reader, id, path } = await start()
    const _once = await person.newKey()
    room.mails.splice(0)
    const wish = { action: 'invite', role: 'view', days: '7', email: 'dan@example.test', _once }
    expect((await person.send(path, { ...wish, email: 'dan' })).status).toBe(400)
    expect(statuses(await Promise.all([1, 2].map(() => person.send(path, wish))))).toEqual([303, 303])
    const listed = await room.boards.listInvitations(reader, id)
    expect(listed.ok && listed.value).toHaveLength(1)
    expect(room.mails).toHaveLength(1)
  })
})

test('who is not signed in has no key', async () => {
  const { visit } = (await (await openBrowser(server.argus).open('/country')).json()) as {
    visit: { formKey: string }
  }
  expect(visit.formKey).toBe('')
  expect(await person.newKey()).toMatch(/^[\da-f-]{36}$/)
})
