import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestBoards } from '../../src/features/boards/testing.ts'
import { failure, success } from '../../src/kernel/result.ts'
import { makeOnce, removeOldKeys } from '../../src/platform/make-once.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { openCollaborationServer } from '../support/open-collaboration-server.ts'

const api = '/components/collaboration/api'
let fresh: FreshDatabase
let server: Awaited<ReturnType<typeof openCollaborationServer>>
let accounts = 700

beforeAll(async () => {
  fresh = await freshDatabase()
  server = await openCollaborationServer(openTestBoards(fresh.db).boards)
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

function somebody() {
  accounts += 1
  return server.pageOf(String(accounts))
}

const withKey = (key: string) => ({ 'idempotency-key': key })

describe.each(['/collaboration/boards.json', `${api}/create-board`])(
  'Idempotency-Key of POST %s',
  (address) => {
    const totalOf = async (page: ReturnType<typeof somebody>) => (await page.ask(`${api}/boards`)).json.total

    test('twenty at the same moment make one board, and all are given it', async () => {
      const page = somebody()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => page.send('POST', address, { name: 'Cover' }, withKey('k-1'))),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
      expect(await totalOf(page)).toBe(1)
    })

    test('without a key, and with another one, it is another board', async () => {
      const page = somebody()
      for (const headers of [{}, {}, withKey('a'), withKey('b')]) {
        expect((await page.send('POST', address, { name: 'Cover' }, headers)).status).toBe(201)
      }
      expect(await totalOf(page)).toBe(4)
    })

    test('a key is for one thing only, and is nobody else’s', async () => {
      const page = somebody()
      await page.send('POST', address, { name: 'Cover' }, withKey('"k"'))
      const other = await page.send('POST', address, { name: 'Back' }, withKey('k'))
      expect([other.status, other.json.type]).toEqual([422, 'idempotency-key-reused'])
      expect((await somebody().send('POST', address, { name: 'Back' }, withKey('k'))).status).toBe(201)
      expect(await totalOf(page)).toBe(1)
    })

    test('what was refused leaves the key free', async () => {
      const page = somebody()
      expect((await page.send('POST', address, { name: ' ' }, withKey('k'))).status).toBe(400)
      expect((await page.send('POST', address, { name: 'Cover' }, withKey('k'))).status).toBe(201)
    })

    test.each(['', 'with space', 'x'.repeat(256)])('the key %j is bad input', async (key) => {
      const { status, json } = await somebody().send('POST', address, { name: 'Cover' }, withKey(key))
      expect([status, json.errors[0].path]).toEqual([400, 'Idempotency-Key'])
    })

    test('a board that was deleted meanwhile is not made again', async () => {
      const page = somebody()
      const { id } = (await page.send('POST', address, { name: 'Cover' }, withKey('k'))).json
      expect((await page.send('DELETE', `${api}/boards/${id}`)).status).toBe(200)
      expect((await page.send('POST', address, { name: 'Cover' }, withKey('k'))).status).toBe(404)
      expect(await totalOf(page)).toBe(0)
    })
  },
)

test('a comment is said once, and a link is made once', async () => {
  const page = somebody()
  const { id } = (await page.send('POST', `${api}/create-board`, { name: 'Cover' })).json
  for (const [part, body] of [
    ['comments', { text: 'The second one.' }],
    ['invitations', { role: 'view', expiresInDays: 7 }],
  ] as const) {
    const path = `${api}/boards/${id}/${part}`
    const [one, two] = await Promise.all([1, 2].map(() => page.send('POST', path, body, withKey('k'))))
    expect([one?.status, two?.status]).toEqual([201, 201])
    expect(two?.json).toEqual(one?.json)
    expect((await page.ask(path)).json[part]).toHaveLength(1)
  }
  const { revision } = (await page.ask(`${api}/boards/${id}`)).json
  expect(revision).toBe(3)
})

describe('a thing that is made once', () => {
  const wish = { name: 'thing', actor: '1', key: 'k', asked: { size: 1 } }

  test('is not kept where its transaction comes to nothing', async () => {
    const broken = fresh.db.transaction().execute(async (transaction) => {
      await makeOnce(transaction, wish, async () => success('7'))
      throw new Error('The line broke.')
    })
    await expect(broken).rejects.toThrow('The line broke.')
    const made = await fresh.db
      .transaction()
      .execute((transaction) => makeOnce(transaction, wish, async () => success('8')))
    expect(made).toEqual(success({ id: '8', isNew: true }))
  })

  test('leaves the key free where it could not be made', async () => {
    const other = { ...wish, key: 'other' }
    const tries = [failure('full'), success('9'), success('10')] as const
    const outcomes = []
    for (const outcome of tries) {
      outcomes.push(
        await fresh.db
          .transaction()
          .execute((transaction) => makeOnce(transaction, other, async () => outcome)),
      )
    }
    expect(outcomes).toEqual([
      failure('full'),
      success({ id: '9', isNew: true }),
      success({ id: '9', isNew: false }),
    ])
  })

  test('is forgotten after two days', async () => {
    await sql`update platform.made_once set at = now() - interval '47 hours'`.execute(fresh.db)
    await removeOldKeys(fresh.db)
    const count = () => fresh.db.selectFrom('platform.made_once').selectAll().execute()
    expect((await count()).length).toBeGreaterThan(0)
    await sql`update platform.made_once set at = now() - interval '49 hours'`.execute(fresh.db)
    await removeOldKeys(fresh.db)
    expect(await count()).toEqual([])
  })
})
