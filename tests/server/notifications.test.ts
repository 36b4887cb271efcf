import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Notification } from '../../src/features/notifications/domain.ts'
import {
  forgetClosedAccounts,
  type NameBoards,
  type Naming,
  notificationCalls,
  notificationQueries,
} from '../../src/features/notifications/server.ts'
import type { Database } from '../../src/platform/database.ts'
import { buildCaller, buildMember, buildVisit } from '../../src/visit/testing/build-visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const deviceOf = ({ values }: Notification) => ('device' in values ? values.device : null)
const mia = { accountId: '7', site: 'argus' } as const
/** All boards are open, and called as their ids. */
const nameBoards: NameBoards = async (_reader, boards) => boards.map(({ boardId }) => boardId.toUpperCase())
/** People are called by their accounts; nobody is closed but 66. */
const namePeople: Naming['namePeople'] = async (ids) =>
  new Map(ids.filter((id) => id !== '66').map((id) => [id, `Person ${id}`]))
const naming: Naming = { nameBoards, namePeople }
const open = (db: Database) => {
  const queries = notificationQueries(db)
  return {
    ...queries,
    list: (reader: Parameters<typeof queries.list>[0]) => queries.list(reader, naming),
  }
}
const login = (device: string, reader: { accountId: string; site: 'argus' | 'bokeh' } = mia) =>
  ({ ...reader, kind: 'new-login', values: { device } }) as const

describe('SITE-06: notifications', () => {
  test('are for one account on one site, the newest first, few at a time', async () => {
    await using fresh = await freshDatabase()
    const { notify, list } = open(fresh.db)
    for (const device of ['1', '2', '3', '4', '5', '6']) await notify(login(device))
    await notify(login('on the other site', { ...mia, site: 'bokeh' }))
    await notify(login('of another', { ...mia, accountId: '8' }))
    expect((await list(mia)).map(deviceOf)).toEqual(['6', '5', '4', '3', '2'])
  })

  test('are told with the change that they tell of, or not at all', async () => {
    await using fresh = await freshDatabase()
    const { notify, list } = open(fresh.db)
    const failing = fresh.db.transaction().execute(async (transaction) => {
      await notify(login('never'), transaction)
      throw new Error('the change failed')
    })
    await expect(failing).rejects.toThrow('the change failed')
    expect(await list(mia)).toEqual([])
  })

  test('are dismissed for good, and by nobody else', async () => {
    await using fresh = await freshDatabase()
    const notifications = open(fresh.db)
    await notifications.notify(login('one'))
    const [{ id } = { id: '' }] = await notifications.list(mia)
    expect(await notifications.dismiss({ ...mia, accountId: '8' }, id)).toBe(false)
    expect(await notifications.dismiss({ ...mia, site: 'bokeh' }, id)).toBe(false)
    expect(await notifications.list(mia)).toHaveLength(1)
    expect(await notifications.dismiss(mia, id)).toBe(true)
    expect(await notifications.dismiss(mia, id)).toBe(true)
    expect(await notifications.list(mia)).toEqual([])
  })

  test('about one board go once it is known, and no other', async () => {
    await using fresh = await freshDatabase()
    const { notify, dismissAbout, list } = open(fresh.db)
    const shared = (boardId: string, reader = mia) =>
      notify({ ...reader, kind: 'board-shared', values: { by: '9', boardId, code: 'c' } })
    await shared('b1')
    await shared('b2')
    await notify(login('b1'))
    await dismissAbout({ ...mia, accountId: '8' }, { boardId: 'b1' })
    expect(await list(mia)).toHaveLength(3)
    await dismissAbout(mia, { boardId: 'b1' })
    expect(
      (await list(mia)).map(({ kind, values }) => [kind, 'boardId' in values && values.boardId]),
    ).toEqual([
      ['new-login', false],
      ['board-shared', 'b2'],
    ])
  })

  test('name a board as it is called when they are read, and leave out those that are not open', async () => {
    await using fresh = await freshDatabase()
    const { notify, list } = notificationQueries(fresh.db)
    for (const [boardId, code] of [
      ['b1', 'c1'],
      ['b1', 'c2'],
      ['b2', 'c3'],
    ] as const) {
      await notify({ ...mia, kind: 'board-shared', values: { by: '1', boardId, code } })
    }
    // As versions before kept it.
    await sql`update notifications.notification set values = values || '{"board": "Old"}'`.execute(fresh.db)
    const asked: unknown[] = []
    const boardsNow: NameBoards = async (reader, boards) => {
      asked.push([reader, boards])
      return boards.map(({ code }) => (code === 'c1' ? 'New' : null))
    }
    expect((await list(mia, { nameBoards: boardsNow, namePeople })).map(({ values }) => values)).toEqual([
      { board: 'New', by: 'Person 1', boardId: 'b1', code: 'c1' },
    ])
    const one = (boardId: string, code: string) => ({ boardId, code })
    expect(asked).toEqual([[mia, [one('b2', 'c3'), one('b1', 'c2'), one('b1', 'c1')]]])
  })

  test('of boards that are gone do not stand before others', async () => {
    await using fresh = await freshDatabase()
    const { notify, list } = notificationQueries(fresh.db)
    await notify(login('old'))
    for (const boardId of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6']) {
      await notify({ ...mia, kind: 'board-shared', values: { by: '1', boardId, code: 'c' } })
    }
    const told = await list(mia, {
      namePeople,
      nameBoards: async (_reader, boards) => boards.map(() => null),
    })
    expect(told.map(deviceOf)).toEqual(['old'])
  })

  /** What is said on boards, and what those who are told read of it: board, who, how often. */
  function openTalk(db: Database) {
    const { notify, retract, list, ...queries } = open(db)
    const kind = 'board-commented'
    return {
      ...{ notify, list, ...queries },
      say: (by: string, boardId: string, accountId: readonly string[], item?: string) =>
        notify({ site: 'argus', accountId, kind, values: { by, boardId }, ...(item && { item }) }),
      unsay: (boardId: string, accountIds: readonly string[], item: string) =>
        retract({ site: 'argus', accountIds, kind, values: { boardId }, item }),
      toldTo: async (accountId: string) =>
        (await list({ ...mia, accountId })).map(({ values }) =>
          'times' in values ? [values.boardId, values.by, values.times] : [],
        ),
    }
  }

  test('of what is said on a board are one for each reader and board, counted, with the newest name', async () => {
    await using fresh = await freshDatabase()
    const { notify, list, dismiss, say, toldTo } = openTalk(fresh.db)
    await say('1', 'b1', ['7', '8'])
    await say('1', 'b2', ['7'])
    await say('2', 'b1', ['7'])
    expect(await toldTo('7')).toEqual([
      ['b1', 'Person 2', '2'],
      ['b2', 'Person 1', '1'],
    ])
    expect(await toldTo('8')).toEqual([['b1', 'Person 1', '1']])
    await notify({ ...mia, kind: 'board-joined', values: { by: '3', boardId: 'b1' } })
    expect(await toldTo('7')).toHaveLength(3)
    const newest = (await list(mia)).find(({ kind }) => kind === 'board-commented')
    await dismiss(mia, newest?.id ?? '')
    await say('4', 'b1', ['7'])
    expect((await toldTo('7'))[0]).toEqual(['b1', 'Person 4', '1'])
  })

  test('that count up are still the same for whoever puts them away', async () => {
    await using fresh = await freshDatabase()
    const { list, dismiss, say } = openTalk(fresh.db)
    await say('1', 'b1', ['7'])
    const [shown] = await list(mia)
    await say('2', 'b1', ['7'])
    expect(await dismiss(mia, shown?.id ?? '')).toBe(true)
    expect(await list(mia)).toEqual([])
  })

  test('of what is taken back count it no more, name the one before, and go with the last', async () => {
    await using fresh = await freshDatabase()
    const { say, unsay, toldTo, dismissAbout } = openTalk(fresh.db)
    await say('1', 'b1', ['7'], '11')
    await say('2', 'b1', ['7', '8'], '12')
    await say('3', 'b2', ['7'], '13')
    const both = ['7', '8']
    await unsay('b2', both, '12')
    await unsay('b1', ['9'], '12')
    expect((await toldTo('7'))[1]).toEqual(['b1', 'Person 2', '2'])
    await unsay('b1', both, '12')
    await unsay('b1', both, '12')
    expect((await toldTo('7'))[1]).toEqual(['b1', 'Person 1', '1'])
    expect(await toldTo('8')).toEqual([])
    // What was said before it was read counts no more in what is told after.
    await dismissAbout(mia, { boardId: 'b1' })
    await say('2', 'b1', ['7'], '14')
    await unsay('b1', both, '11')
    expect((await toldTo('7'))[0]).toEqual(['b1', 'Person 2', '1'])
    await unsay('b1', both, '14')
    expect((await toldTo('7')).map(([board]) => board)).toEqual(['b2'])
  })

  test('remember the newest hundred that can be taken back', async () => {
    await using fresh = await freshDatabase()
    const { say, unsay, toldTo } = openTalk(fresh.db)
    for (let item = 1; item <= 102; item += 1) await say('1', 'b1', ['7'], String(item))
    await unsay('b1', ['7'], '2')
    expect(await toldTo('7')).toEqual([['b1', 'Person 1', '102']])
    for (const item of ['3', '102']) await unsay('b1', ['7'], item)
    expect(await toldTo('7')).toEqual([['b1', 'Person 1', '100']])
  })

  test('name people as they are called when they are read, nobody who closed the account, and keep no name', async () => {
    await using fresh = await freshDatabase()
    const { say, toldTo } = openTalk(fresh.db)
    await say('66', 'b1', ['7'])
    await say('5', 'b2', ['7'])
    expect(await toldTo('7')).toEqual([
      ['b2', 'Person 5', '1'],
      ['b1', '', '1'],
    ])
    const { rows } = await sql<{ by: string | null }>`
      select distinct values ->> 'by' as by from notifications.notification`.execute(fresh.db)
    expect(rows).toEqual([{ by: null }])
    // As versions before kept it: a name, which may look like a number.
    await sql`update notifications.notification set values = values - 'byId' || '{"by": "5"}'`.execute(
      fresh.db,
    )
    expect((await toldTo('7')).map(([, by]) => by)).toEqual(['5', '5'])
  })

  test('of a new device are told to all others, and that one can neither read nor dismiss them', async () => {
    await using fresh = await freshDatabase()
    const notifications = open(fresh.db)
    await notifications.notify({ ...login('new'), aboutDevice: 'their-browser' })
    await notifications.notify(login('about nobody'))
    const known = await notifications.list({ ...mia, device: 'own-browser' })
    expect(known.map(deviceOf)).toEqual(['about nobody', 'new'])
    const [list, dismiss] = notificationCalls({ notifications, ...naming })
    const visit = buildVisit({ viewer: buildMember({ accountId: '7' }) })
    const caller = buildCaller({ device: 'their-browser' })
    const id = known.at(-1)?.id
    expect(await list?.handle({ visit, caller })).toMatchObject({
      body: { notifications: [{ values: { device: 'about nobody' } }] },
    })
    expect(await dismiss?.handle({ visit, caller, params: { id } })).toMatchObject({
      problem: { status: 404 },
    })
    expect(await notifications.list(mia)).toHaveLength(2)
    expect(await dismiss?.handle({ visit, caller: buildCaller(), params: { id } })).toMatchObject({
      status: 200,
    })
    const { rows } = await sql<{ text: string }>`
      select string_agg(row_to_json(each)::text, '') as text from notifications.notification each`.execute(
      fresh.db,
    )
    expect(rows[0]?.text).not.toContain('their-browser')
  })

  test('go when they are old, and with their account', async () => {
    await using fresh = await freshDatabase()
    const { notify, list, removeOld, removeOf } = open(fresh.db)
    await notify(login('old'))
    await sql`update notifications.notification set created_at = now() - interval '91 days'`.execute(fresh.db)
    await notify(login('new'))
    await removeOld()
    expect((await list(mia)).map(deviceOf)).toEqual(['new'])
    const reader = forgetClosedAccounts({ removeOf }, 'accounts.closed')
    const tell = (name: string) =>
      fresh.db
        .transaction()
        .execute((transaction) => reader.handle({ id: '1', name, payload: { accountId: '7' } }, transaction))
    await tell('accounts.signed-in')
    expect(await list(mia)).toHaveLength(1)
    await tell('accounts.closed')
    expect(await list(mia)).toEqual([])
  })

  test('are called for by members alone', async () => {
    await using fresh = await freshDatabase()
    const notifications = open(fresh.db)
    const [list, dismiss] = notificationCalls({ notifications, ...naming })
    await notifications.notify(login('one'))
    const member = buildVisit({ viewer: buildMember({ accountId: '7' }) })
    const answer = await list?.handle({ visit: member })
    expect(answer).toMatchObject({ status: 200, body: { notifications: [{ values: { device: 'one' } }] } })
    const [{ id } = { id: '' }] = await notifications.list(mia)
    for (const viewer of [{ kind: 'bot' }, { kind: 'visitor', authState: 'logged_out' }] as const) {
      const visit = buildVisit({ viewer })
      expect(await list?.handle({ visit })).toMatchObject({ status: 200, body: { notifications: [] } })
      expect(await dismiss?.handle({ visit, params: { id } })).toMatchObject({ problem: { status: 401 } })
    }
    for (const odd of ['0', 'x', '9'.repeat(30)]) {
      const missing = await dismiss?.handle({ visit: member, params: { id: odd } })
      expect(missing).toMatchObject({ problem: { status: 404 } })
    }
    expect(await dismiss?.handle({ visit: member, params: { id } })).toMatchObject({ status: 200 })
    expect(await notifications.list(mia)).toEqual([])
  })
})
