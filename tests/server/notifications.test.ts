import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Notification } from '../../src/features/notifications/domain.ts'
import {
  forgetClosedAccounts,
  notificationCalls,
  notificationQueries,
} from '../../src/features/notifications/server.ts'
import { buildCaller, buildMember, buildVisit } from '../../src/visit/testing/build-visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const deviceOf = ({ values }: Notification) => ('device' in values ? values.device : null)
const mia = { accountId: '7', site: 'argus' } as const
const login = (device: string, reader: { accountId: string; site: 'argus' | 'bokeh' } = mia) =>
  ({ ...reader, kind: 'new-login', values: { device } }) as const

describe('SITE-06: notifications', () => {
  test('are for one account on one site, the newest first, few at a time', async () => {
    await using fresh = await freshDatabase()
    const { notify, list } = notificationQueries(fresh.db)
    for (const device of ['1', '2', '3', '4', '5', '6']) await notify(login(device))
    await notify(login('on the other site', { ...mia, site: 'bokeh' }))
    await notify(login('of another', { ...mia, accountId: '8' }))
    expect((await list(mia)).map(deviceOf)).toEqual(['6', '5', '4', '3', '2'])
  })

  test('are told with the change that they tell of, or not at all', async () => {
    await using fresh = await freshDatabase()
    const { notify, list } = notificationQueries(fresh.db)
    const failing = fresh.db.transaction().execute(async (transaction) => {
      await notify(login('never'), transaction)
      throw new Error('the change failed')
    })
    await expect(failing).rejects.toThrow('the change failed')
    expect(await list(mia)).toEqual([])
  })

  test('are dismissed for good, and by nobody else', async () => {
    await using fresh = await freshDatabase()
    const notifications = notificationQueries(fresh.db)
    await notifications.notify(login('one'))
    const [{ id } = { id: '' }] = await notifications.list(mia)
    expect(await notifications.dismiss({ ...mia, accountId: '8' }, id)).toBe(false)
    expect(await notifications.dismiss({ ...mia, site: 'bokeh' }, id)).toBe(false)
    expect(await notifications.list(mia)).toHaveLength(1)
    expect(await notifications.dismiss(mia, id)).toBe(true)
    expect(await notifications.dismiss(mia, id)).toBe(true)
    expect(await notifications.list(mia)).toEqual([])
  })

  test('of a new device are told to all others, and that one can neither read nor dismiss them', async () => {
    await using fresh = await freshDatabase()
    const notifications = notificationQueries(fresh.db)
    await notifications.notify({ ...login('new'), aboutDevice: 'their-browser' })
    await notifications.notify(login('about nobody'))
    const known = await notifications.list({ ...mia, device: 'own-browser' })
    expect(known.map(deviceOf)).toEqual(['about nobody', 'new'])
    const [list, dismiss] = notificationCalls({ notifications })
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
    const { notify, list, removeOld, removeOf } = notificationQueries(fresh.db)
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
    const notifications = notificationQueries(fresh.db)
    const [list, dismiss] = notificationCalls({ notifications })
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
