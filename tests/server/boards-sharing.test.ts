import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readerOf } from '../../src/features/boards/server.ts'
import { takeTicket } from '../../src/platform/take-ticket.ts'
import type { Member } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { openBoardRoom } from '../support/open-board-room.ts'

type Room = ReturnType<typeof openBoardRoom>

const dayMs = 86_400_000
const refused = (failure: unknown) => ({ ok: false, failure })
const origin = 'https://argus.example'
const as = (viewer: Member, code?: string) => readerOf({ viewer, site: 'argus' }, code)
const guest = (code: string) =>
  readerOf({ viewer: { kind: 'visitor', authState: 'anonymous' }, site: 'argus' }, code)
const waitOf = (outcome: Awaited<ReturnType<Room['boards']['invite' | 'addComment']>>) =>
  !outcome.ok && typeof outcome.failure === 'object' ? outcome.failure.tooMany : null
const limits = {
  'invite-account': { atMost: 30, withinSeconds: 3_600 },
  'comment-account': { atMost: 60, withinSeconds: 60 },
}
const from = (viewer: Member) => ({ viewer, origin, locale: 'ja' })

async function start(room: Room) {
  const ada = room.join('1', 'Ada')
  const made = await room.boards.create(as(ada), { name: 'Covers' })
  if (!made.ok) throw new Error('The board was not made.')
  const boardId = made.value.id
  await room.boards.addAssets(as(ada), { boardId, assetIds: ['1001', '1002'] })
  const link = async (wish: Partial<Parameters<typeof room.boards.invite>[2]> = {}) => {
    const invited = await room.boards.invite(as(ada), boardId, { role: 'view', ...wish }, from(ada))
    if (!invited.ok) throw new Error('Nobody was invited.')
    return invited.value
  }
  return { ada, boardId, link }
}

async function revisionOf(room: Room, reader: ReturnType<typeof as>, boardId: string): Promise<number> {
  const read = await room.boards.read(reader, boardId)
  return read.ok ? read.value.revision : -1
}

describe('BOARD-10: an invitation', () => {
  test('is a link that anybody may look by and members join by', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await start(room)
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
    const { ada, boardId, link } = await start(room)
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
    const { ada, boardId, link } = await start(room)
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
    const { ada, boardId, link } = await start(room)
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
    const { boardId, link } = await start(room)
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
    const { ada, boardId, link } = await start(room)
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
    const { ada, boardId, link } = await start(room)
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
    expect(room.mails[0]?.values).toEqual({
      inviter: 'Ada',
      board: 'Covers',
      link: `${origin}/de/collaboration/boards/${boardId}?invitation_code=${known.code}`,
    })
    expect(room.notices).toEqual([
      {
        accountId: '2',
        site: 'argus',
        kind: 'board-shared',
        values: { board: 'Covers', by: 'Ada', boardId, code: known.code },
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
    const { ada, boardId } = await start(room)
    const asked = await room.boards.invite(as(ada), boardId, { role: 'view', ...wish }, from(ada))
    expect(asked).toEqual(refused(failure))
    expect(await room.boards.listInvitations(as(ada), boardId)).toEqual({ ok: true, value: [] })
    expect(room.mails).toEqual([])
  })

  test('is made 30 times an hour, and sent to one person 5 times a day', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await start(room)
    const invite = (wish: { email?: string }) =>
      room.boards.invite(as(ada), boardId, { role: 'view', ...wish }, from(ada))
    for (let sent = 0; sent < 5; sent += 1) await link({ email: 'ben@example.test' })
    expect(waitOf(await invite({ email: 'BEN@example.test' }))).toBeGreaterThan(86_000)
    const take = takeTicket(fresh.db)
    for (let made = 6; made < 29; made += 1)
      await take('boards.invite-account', '1', limits['invite-account'])
    await link()
    expect(waitOf(await invite({}))).toBeGreaterThan(3_000)
    expect(room.mails).toHaveLength(5)
  })

  test('is one of at most 100 that are open at a time', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId } = await start(room)
    await sql`insert into boards.invitation (board_id, code, role, created_by)
      select ${boardId}, 'code ' || n, 'view', 1 from generate_series(1, 100) n`.execute(fresh.db)
    const more = () => room.boards.invite(as(ada), boardId, { role: 'view' }, from(ada))
    expect(await more()).toEqual(refused('too-many-invitations'))
    await sql`update boards.invitation set withdrawn_at = now() where code = 'code 1'`.execute(fresh.db)
    expect(await more()).toMatchObject({ ok: true })
  })
})

describe('BOARD-10: members', () => {
  test('get another role, are removed, or leave; the owner does neither', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await start(room)
    const [ben, cleo] = [room.join('2', 'Ben'), room.join('3', 'Cleo')]
    const { code } = await link({ role: 'edit' })
    for (const one of [ben, cleo]) await room.boards.acceptInvitation(as(one), code)
    const listed = await room.boards.listMembers(as(ada), boardId)
    const [first, second] = listed.ok ? listed.value : []
    expect([first?.name, second?.name]).toEqual(['Ben', 'Cleo'])
    const change = (by: Member, id: string) => room.boards.changeMember(as(by), boardId, id, 'view')
    expect(await change(ben, second?.id ?? '')).toEqual(refused('not-allowed'))
    expect(await change(ada, '999')).toEqual(refused('not-found'))
    expect(await change(ada, first?.id ?? '')).toEqual({ ok: true, value: null })
    expect(await room.boards.read(as(ben), boardId)).toMatchObject({ value: { role: 'view' } })
    expect(await room.boards.removeMember(as(ben), boardId, second?.id ?? '')).toEqual(refused('not-allowed'))
    expect(await room.boards.removeMember(as(ada), boardId, second?.id ?? '')).toMatchObject({ ok: true })
    expect(await room.boards.read(as(cleo), boardId)).toEqual(refused('not-found'))
    expect(await room.boards.leave(as(ada), boardId)).toEqual(refused('not-allowed'))
    expect(await room.boards.listShared(as(ben))).toMatchObject({
      value: [{ id: boardId, owner: 'Ada', role: 'view', relationship: 'invited' }],
    })
    expect(await room.boards.leave(as(ben), boardId)).toMatchObject({ ok: true })
    expect(await room.boards.leave(as(ben, code), boardId)).toEqual(refused('not-allowed'))
    expect(await room.boards.listShared(as(ben))).toEqual({ ok: true, value: [] })
    const told = await room.boards.listActivity(as(ada), boardId)
    expect(told.ok && told.value.lines.map(({ kind, by }) => [kind, by]).slice(0, 5)).toEqual([
      ['left', 'Ben'],
      ['member-removed', 'Ada'],
      ['member-changed', 'Ada'],
      ['joined', 'Cleo'],
      ['joined', 'Ben'],
    ])
    expect(told.ok && told.value.lines[1]?.values).toEqual({ member: 'Cleo' })
  })

  test('who are removed come back neither by the links of before nor as guests; a new invitation lets them in', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await start(room)
    const ben = room.join('2', 'Ben')
    const [own, open] = [
      await link({ role: 'edit', email: 'ben@example.test' }),
      await link({ role: 'edit' }),
    ]
    await room.boards.acceptInvitation(as(ben), own.code)
    const listed = await room.boards.listMembers(as(ada), boardId)
    const memberId = (listed.ok && listed.value[0]?.id) || ''
    expect(await room.boards.removeMember(as(ada), boardId, memberId)).toMatchObject({ ok: true })
    expect(await room.boards.listMembers(as(ada), boardId)).toEqual({ ok: true, value: [] })
    expect(await room.boards.changeMember(as(ada), boardId, memberId, 'view')).toEqual(refused('not-found'))
    expect(await room.boards.read(as(ben), boardId)).toEqual(refused('not-found'))
    for (const { code } of [own, open]) {
      expect(await room.boards.read(as(ben, code), boardId)).toEqual(refused('gone'))
      expect(await room.boards.acceptInvitation(as(ben), code)).toEqual(refused('gone'))
    }
    // What was theirs alone opens to nobody any more; what is for anybody still opens to others.
    expect(await room.boards.read(guest(own.code), boardId)).toEqual(refused('gone'))
    expect(await room.boards.read(guest(open.code), boardId)).toMatchObject({ ok: true })
    room.pass(1_000)
    const anew = await link({ role: 'view' })
    expect(await room.boards.acceptInvitation(as(ben), anew.code)).toMatchObject({ value: { role: 'view' } })
    expect(await room.boards.acceptInvitation(as(ben), open.code)).toMatchObject({ value: { role: 'view' } })
    await room.boards.leave(as(ben), boardId)
    expect(await room.boards.acceptInvitation(as(ben), open.code)).toEqual(refused('gone'))
  })

  test('whom the owner gave a lower role get no higher one by the link of before, not even by leaving', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await start(room)
    const ben = room.join('2', 'Ben')
    const { code } = await link({ role: 'edit' })
    const accept = async (by: string) => {
      const joined = await room.boards.acceptInvitation(as(ben), by)
      return joined.ok && joined.value.role
    }
    expect(await accept(code)).toBe('edit')
    const listed = await room.boards.listMembers(as(ada), boardId)
    await room.boards.changeMember(as(ada), boardId, (listed.ok && listed.value[0]?.id) || '', 'view')
    expect(await accept(code)).toBe('view')
    await room.boards.leave(as(ben), boardId)
    expect(await room.boards.listShared(as(ben))).toEqual({ ok: true, value: [] })
    expect(await room.boards.addAssets(as(ben), { boardId, assetIds: ['1009'] })).toEqual(
      refused('not-found'),
    )
    expect(await accept(code)).toBe('view')
    room.pass(1_000)
    expect(await accept((await link({ role: 'comment' })).code)).toBe('comment')
  })

  test('are managed, and links seen, by an owner who has shown lately who it is; so is deleting', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await start(room)
    const { id, code } = await link()
    await room.boards.acceptInvitation(as(room.join('2', 'Ben')), code)
    const remembered = as({ ...ada, authState: 'remembered' })
    const listed = await room.boards.listMembers(remembered, boardId)
    expect(listed).toMatchObject({ value: [{ name: 'Ben' }] })
    const memberId = (listed.ok && listed.value[0]?.id) || ''
    for (const outcome of [
      await room.boards.listInvitations(remembered, boardId),
      await room.boards.withdrawInvitation(remembered, boardId, id),
      await room.boards.changeMember(remembered, boardId, memberId, 'edit'),
      await room.boards.removeMember(remembered, boardId, memberId),
      await room.boards.remove(remembered, boardId),
    ]) {
      expect(outcome).toEqual(refused('sign-in-again'))
    }
    expect(await room.boards.change(remembered, boardId, { name: 'Other' })).toMatchObject({ ok: true })
    expect(await room.boards.remove(as(ada), boardId)).toMatchObject({ ok: true })
  })

  test('are at most 500', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { boardId, link } = await start(room)
    await sql`insert into boards.member (board_id, account_id, role)
      select ${boardId}, 1000 + n, 'view' from generate_series(1, 500) n`.execute(fresh.db)
    const ben = room.join('2', 'Ben')
    expect(await room.boards.acceptInvitation(as(ben), (await link()).code)).toEqual(
      refused('too-many-members'),
    )
  })
})

describe('BOARD-10: comments', () => {
  test('stand on the board or on one of its assets, newest first, each a revision of its own', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId } = await start(room)
    const before = await revisionOf(room, as(ada), boardId)
    const say = (text: string, assetId?: string) =>
      room.boards.addComment(as(ada), boardId, { text, ...(assetId && { assetId }) })
    expect(await say('  On all of it ')).toMatchObject({
      value: { text: 'On all of it', by: 'Ada', isOwn: true, canDelete: true, assetId: null },
    })
    expect(await say('On this one', '1001')).toMatchObject({ value: { assetId: '1001' } })
    expect(await say('On what is not there', '1050')).toEqual(refused('unknown-assets'))
    expect(await say('  ')).toEqual(refused('text-empty'))
    expect(await say('x'.repeat(2_001))).toEqual(refused('text-too-long'))
    expect(await revisionOf(room, as(ada), boardId)).toBe(before + 2)
    const texts = async (assetId?: string | null) => {
      const listed = await room.boards.listComments(as(ada), boardId, { assetId })
      return listed.ok && listed.value.comments.map(({ text }) => text)
    }
    expect(await texts()).toEqual(['On this one', 'On all of it'])
    expect(await texts('1001')).toEqual(['On this one'])
    expect(await texts(null)).toEqual(['On all of it'])
  })

  test('are written by those who may, and deleted by their author and the owner', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await start(room)
    const [ben, cleo, dan] = [room.join('2', 'Ben'), room.join('3', 'Cleo'), room.join('4', 'Dan')]
    const { code } = await link({ role: 'comment' })
    for (const one of [ben, cleo]) await room.boards.acceptInvitation(as(one), code)
    await room.boards.acceptInvitation(as(dan), (await link({ role: 'view' })).code)
    const say = (by: Member) => room.boards.addComment(as(by), boardId, { text: 'Hm' })
    expect(await say(dan)).toEqual(refused('not-allowed'))
    expect(await room.boards.addComment(guest(code), boardId, { text: 'Hm' })).toEqual(
      refused('not-signed-in'),
    )
    const ids = []
    for (const one of [ben, ben]) {
      const said = await say(one)
      if (said.ok) ids.push(said.value.id)
    }
    const [first = '', second = ''] = ids
    const seen = await room.boards.listComments(as(cleo), boardId)
    expect(seen).toMatchObject({ value: { comments: [{ by: 'Ben', isOwn: false, canDelete: false }, {}] } })
    expect(await room.boards.deleteComment(as(cleo), boardId, first)).toEqual(refused('not-allowed'))
    expect(await room.boards.deleteComment(as(dan), boardId, first)).toEqual(refused('not-allowed'))
    expect(await room.boards.deleteComment(as(ben), boardId, first)).toMatchObject({ ok: true })
    expect(await room.boards.deleteComment(as(ada), boardId, second)).toMatchObject({ ok: true })
    expect(await room.boards.deleteComment(as(ada), boardId, second)).toEqual(refused('not-found'))
  })

  test('can be deleted by an author who may write no more', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await start(room)
    const ben = room.join('2', 'Ben')
    await room.boards.acceptInvitation(as(ben), (await link({ role: 'comment' })).code)
    const said = await room.boards.addComment(as(ben), boardId, { text: 'Hm' })
    const listed = await room.boards.listMembers(as(ada), boardId)
    await room.boards.changeMember(as(ada), boardId, (listed.ok && listed.value[0]?.id) || '', 'view')
    const seen = await room.boards.listComments(as(ben), boardId)
    expect(seen).toMatchObject({ value: { comments: [{ canDelete: true }] } })
    const id = (said.ok && said.value.id) || ''
    expect(await room.boards.deleteComment(as(ben), boardId, id)).toMatchObject({ ok: true })
  })

  test('and the board tell a guest no names but those that people gave themselves', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await start(room)
    const { code } = await link({ role: 'edit' })
    const ben = room.join('2', 'Ben', { name: '', username: 'ben.secret' })
    await room.boards.acceptInvitation(as(ben), code)
    await room.boards.addAssets(as(ben), { boardId, assetIds: ['1009'] })
    for (const one of [ada, ben]) await room.boards.addComment(as(one), boardId, { text: 'Hm' })
    const atAda = await room.boards.read(as(ada), boardId)
    expect(atAda).toMatchObject({ value: { assets: [{ addedBy: 'ben.secret' }, {}, {}] } })
    const board = await room.boards.read(guest(code), boardId)
    const comments = await room.boards.listComments(guest(code), boardId)
    const activity = await room.boards.listActivity(guest(code), boardId)
    expect(board).toMatchObject({ value: { owner: 'Ada', assets: [{ addedBy: '' }, {}, {}] } })
    expect(comments).toMatchObject({ value: { comments: [{ by: '' }, { by: 'Ada' }] } })
    expect(activity).toEqual({ ok: true, value: { lines: [], next: null } })
    expect(JSON.stringify([board, comments, activity])).not.toContain('secret')
    // A guest with an account is a guest.
    const cleo = room.join('3', 'Cleo')
    expect(JSON.stringify(await room.boards.listComments(as(cleo, code), boardId))).not.toContain('secret')
  })

  test('and activity come in pages of 50', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId } = await start(room)
    await sql`insert into boards.comment (board_id, author_id, text)
      select ${boardId}, 1, 'No ' || n from generate_series(1, 120) n`.execute(fresh.db)
    await sql`insert into boards.activity (board_id, revision, actor_id, kind)
      select ${boardId}, 10 + n, 1, 'commented' from generate_series(1, 60) n`.execute(fresh.db)
    const counts = []
    for (let before: string | null | undefined; before !== null; ) {
      const page = await room.boards.listComments(as(ada), boardId, { before })
      if (!page.ok) throw new Error('Comments cannot be read.')
      counts.push(page.value.comments.length)
      before = page.value.next
    }
    expect(counts).toEqual([50, 50, 20])
    const newest = await room.boards.listActivity(as(ada), boardId)
    expect(newest.ok && newest.value.lines.length).toBe(50)
    const next = newest.ok ? (newest.value.next ?? '') : ''
    const rest = await room.boards.listActivity(as(ada), boardId, { before: next })
    expect(rest.ok && rest.value.lines.at(-1)).toMatchObject({ kind: 'created', values: { name: 'Covers' } })
    expect(rest).toMatchObject({ value: { next: null } })
  })

  test('are written 60 times a minute', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId } = await start(room)
    const say = () => room.boards.addComment(as(ada), boardId, { text: 'Again' })
    const take = takeTicket(fresh.db)
    for (let said = 0; said < 59; said += 1)
      await take('boards.comment-account', '1', limits['comment-account'])
    expect(await say()).toMatchObject({ ok: true })
    expect(waitOf(await say())).toBeGreaterThan(0)
  })
})
