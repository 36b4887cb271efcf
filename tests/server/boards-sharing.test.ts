import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { takeTicket } from '../../src/platform/take-ticket.ts'
import type { Member } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { openBoardRoom } from '../support/open-board-room.ts'
import {
  as,
  from,
  guest,
  origin,
  refused,
  revisionOf,
  sharingLimits,
  startSharing,
  waitOf,
} from '../support/share-board.ts'

const dayMs = 86_400_000

describe('BOARD-10: an invitation', () => {
  test('is a link that anybody may look by and members join by', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await startSharing(room)
    const { code, ...shown } = await link({ role: 'edit', expiresInDays: 7 })
    expect(code).toMatch(/^[\w-]{32}$/)
    expect(shown).toMatchObject({ role: 'edit', recipient: null, state: 'open' })
    expect(shown.link).toBe(`${origin}/collaboration/boards/${boardId}?invitation_code=${code}`)
    expect(await room.boards.read(guest(code), boardId)).toMatchObject({
      value: { role: 'guest', permissions: { add: false, comment: false } },
    })
    const ben = room.join('2', 'Ben')
    expect(await room.boards.read(as(ben), boardId)).toEqual(refused('not-found'))
    expect(await room.boards.read(as(ben, code), boardId)).toMatchObject({ value: { role: 'guest' } })
    expect(await room.boards.acceptInvitation(as(ben), code)).toEqual({
      ok: true,
      value: { boardId, role: 'edit' },
    })
    expect(await room.boards.read(as(ben), boardId)).toMatchObject({
      value: { role: 'edit', relationship: 'invited', owner: 'Ada' },
    })
    const before = await revisionOf(room, as(ada), boardId)
    expect(await room.boards.acceptInvitation(as(ben), code)).toMatchObject({ ok: true })
    expect(await room.boards.acceptInvitation(as(ada), code)).toMatchObject({ value: { role: 'owner' } })
    expect(await revisionOf(room, as(ada), boardId)).toBe(before)
    expect(await room.boards.listMembers(as(ben), boardId)).toMatchObject({
      value: [{ name: 'Ben', role: 'edit', isOwn: true }],
    })
  })

  test('that is withdrawn or expired opens nothing and says so; who has joined by it stays', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await startSharing(room)
    const [withdrawn, short] = [await link(), await link({ expiresInDays: 1 })]
    const [ben, cleo] = [room.join('2', 'Ben'), room.join('3', 'Cleo')]
    await room.boards.acceptInvitation(as(ben), withdrawn.code)
    for (const attempt of [1, 2]) {
      const done = await room.boards.withdrawInvitation(as(ada), boardId, withdrawn.id)
      expect([attempt, done]).toEqual([attempt, { ok: true, value: null }])
    }
    room.pass(dayMs)
    for (const { code } of [withdrawn, short]) {
      expect(await room.boards.read(guest(code), boardId)).toEqual(refused('gone'))
      expect(await room.boards.listComments(guest(code), boardId)).toEqual(refused('gone'))
      expect(await room.boards.acceptInvitation(as(cleo), code)).toEqual(refused('gone'))
    }
    expect(await room.boards.read(as(ben, withdrawn.code), boardId)).toMatchObject({
      value: { role: 'view' },
    })
    expect(await room.boards.listInvitations(as(ada), boardId)).toEqual({ ok: true, value: [] })
  })

  test('opens no other board, and a code that never was opens none', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await startSharing(room)
    const { code, id } = await link()
    const other = await room.boards.create(as(ada), { name: 'Other' })
    const otherId = other.ok ? other.value.id : ''
    const ben = room.join('2', 'Ben')
    expect(await room.boards.read(guest(code), otherId)).toEqual(refused('not-found'))
    expect(await room.boards.withdrawInvitation(as(ada), otherId, id)).toEqual(refused('not-found'))
    for (const odd of ['', 'x', 'a'.repeat(32), "' or 1=1 --", '\u0000'.repeat(32)]) {
      expect(await room.boards.acceptInvitation(as(ben), odd)).toEqual(refused('not-found'))
      expect(await room.boards.withdrawInvitation(as(ada), boardId, odd)).toEqual(refused('not-found'))
    }
    // Of the other site it is none either (SITE-07).
    const there = { ...as(ben), site: 'bokeh' } as const
    expect(await room.boards.acceptInvitation(there, code)).toEqual(refused('not-found'))
  })

  test('for one person is accepted once, by one of two who come at once, and still shows the board', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await startSharing(room)
    const { code } = await link({ email: 'Ben@Example.test', role: 'comment' })
    const [ben, cleo] = [room.join('2', 'Ben'), room.join('3', 'Cleo')]
    const outcomes = await Promise.all([ben, cleo].map((one) => room.boards.acceptInvitation(as(one), code)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual(refused('gone'))
    const winner = outcomes[0]?.ok ? ben : cleo
    expect(await room.boards.acceptInvitation(as(winner), code)).toMatchObject({ ok: true })
    expect(await room.boards.read(guest(code), boardId)).toMatchObject({ value: { role: 'guest' } })
    expect(await room.boards.listInvitations(as(ada), boardId)).toMatchObject({
      value: [{ state: 'accepted', recipient: 'Ben@Example.test' }],
    })
  })

  test('never lowers a role, and raises it', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { boardId, link } = await startSharing(room)
    const ben = room.join('2', 'Ben')
    const roles = []
    for (const role of ['comment', 'view', 'edit', 'comment'] as const) {
      const joined = await room.boards.acceptInvitation(as(ben), (await link({ role })).code)
      roles.push(joined.ok && joined.value.role)
    }
    expect(roles).toEqual(['comment', 'comment', 'edit', 'edit'])
    expect(await room.boards.listMembers(as(ben), boardId)).toMatchObject({ value: [{ role: 'edit' }] })
  })

  test('needs a confirmed address and a proven session, and a board of one’s own', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await startSharing(room)
    const invite = (viewer: Member) => room.boards.invite(as(viewer), boardId, { role: 'view' }, from(viewer))
    expect(await invite({ ...ada, isEmailVerified: false })).toEqual(refused('not-verified'))
    expect(await invite({ ...ada, authState: 'remembered' })).toEqual(refused('sign-in-again'))
    const ben = room.join('2', 'Ben')
    expect(await invite(ben)).toEqual(refused('not-found'))
    await room.boards.acceptInvitation(as(ben), (await link({ role: 'edit' })).code)
    expect(await invite(ben)).toEqual(refused('not-allowed'))
    expect(await room.boards.listInvitations(as(ben), boardId)).toEqual(refused('not-allowed'))
    expect(room.mails).toEqual([])
  })

  test('by mail is written in the reader’s language, told to a known reader, and answered alike for all', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await startSharing(room)
    room.join('2', 'Ben')
    room.join('3', 'Cleo', { isEmailVerified: false })
    const known = await link({ email: 'ben@example.test' })
    const claimed = await link({ email: 'cleo@example.test' })
    const unknown = await link({ email: 'nobody@example.test' })
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect({ ...known, id: '', code: '', link: '', recipient: '', createdAt: '' }).toEqual({
      ...{ ...unknown, id: '', code: '', link: '', recipient: '', createdAt: '' },
    })
    expect(room.mails.map(({ to, locale, template }) => [to, locale, template])).toEqual([
      ['ben@example.test', 'de', 'board-invitation'],
      ['cleo@example.test', 'ja', 'board-invitation'],
      ['nobody@example.test', 'ja', 'board-invitation'],
    ])
    expect(room.mails[0]?.values).toMatchObject({
      inviter: 'Ada',
      board: 'Covers',
      expires: 'no',
      link: `${origin}/de/collaboration/boards/${boardId}?invitation_code=${known.code}`,
    })
    expect(room.notices).toEqual([
      {
        accountId: '2',
        site: 'argus',
        kind: 'board-shared',
        values: { by: '1', boardId, code: known.code },
      },
    ])
    expect(claimed.state).toBe('open')
    const lines = await room.boards.listActivity(as(ada), boardId)
    expect(JSON.stringify(lines)).not.toContain('ben@example.test')
  })

  test.each([
    [{ email: 'nobody' }, 'email-malformed'],
    [{ email: ' ' }, 'email-missing'],
    [{ expiresInDays: 0 }, 'expiry-out-of-range'],
    [{ expiresInDays: 366 }, 'expiry-out-of-range'],
  ])('%j is refused and nothing is written', async (wish, failure) => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId } = await startSharing(room)
    const asked = await room.boards.invite(as(ada), boardId, { role: 'view', ...wish }, from(ada))
    expect(asked).toEqual(refused(failure))
    expect(await room.boards.listInvitations(as(ada), boardId)).toEqual({ ok: true, value: [] })
    expect(room.mails).toEqual([])
  })

  test('is made 30 times an hour, and sent to one person 5 times a day', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await startSharing(room)
    const invite = (wish: { email?: string }) =>
      room.boards.invite(as(ada), boardId, { role: 'view', ...wish }, from(ada))
    for (let sent = 0; sent < 5; sent += 1) await link({ email: 'ben@example.test' })
    expect(waitOf(await invite({ email: 'BEN@example.test' }))).toBeGreaterThan(86_000)
    const take = takeTicket(fresh.db)
    for (let made = 6; made < 29; made += 1)
      await take('boards.invite-account', '1', sharingLimits['invite-account'])
    await link()
    expect(waitOf(await invite({}))).toBeGreaterThan(3_000)
    expect(room.mails).toHaveLength(5)
  })

  test('is one of at most 100 that are open at a time', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId } = await startSharing(room)
    await sql`insert into boards.invitation (board_id, code, role, created_by)
      select ${boardId}, 'code ' || n, 'view', 1 from generate_series(1, 100) n`.execute(fresh.db)
    const more = () => room.boards.invite(as(ada), boardId, { role: 'view' }, from(ada))
    expect(await more()).toEqual(refused('too-many-invitations'))
    await sql`update boards.invitation set withdrawn_at = now() where code = 'code 1'`.execute(fresh.db)
    expect(await more()).toMatchObject({ ok: true })
  })
})
