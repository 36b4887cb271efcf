import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Member } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { openBoardRoom } from '../support/open-board-room.ts'
import { as, guest, refused, startSharing } from '../support/share-board.ts'

describe('BOARD-10: members', () => {
  test('get another role, are removed, or leave; the owner does neither', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId, link } = await startSharing(room)
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
    const { ada, boardId, link } = await startSharing(room)
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
    const { ada, boardId, link } = await startSharing(room)
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
    const { ada, boardId, link } = await startSharing(room)
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
    const { boardId, link } = await startSharing(room)
    await sql`insert into boards.member (board_id, account_id, role)
      select ${boardId}, 1000 + n, 'view' from generate_series(1, 500) n`.execute(fresh.db)
    const ben = room.join('2', 'Ben')
    expect(await room.boards.acceptInvitation(as(ben), (await link()).code)).toEqual(
      refused('too-many-members'),
    )
  })
})
