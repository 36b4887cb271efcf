import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { commentersQuery } from '../../src/features/boards/server/sharing/comment-queries.ts'
import { takeTicket } from '../../src/platform/take-ticket.ts'
import type { Member } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { openBoardRoom } from '../support/open-board-room.ts'
import {
  as,
  guest,
  refused,
  revisionOf,
  sharingLimits,
  startSharing,
  waitOf,
} from '../support/share-board.ts'

describe('BOARD-10: comments', () => {
  test('stand on the board or on one of its assets, newest first, each a revision of its own', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, boardId } = await startSharing(room)
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
    const { ada, boardId, link } = await startSharing(room)
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
    const { ada, boardId, link } = await startSharing(room)
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
    const { ada, boardId, link } = await startSharing(room)
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
    const { ada, boardId } = await startSharing(room)
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
    const { ada, boardId } = await startSharing(room)
    const say = () => room.boards.addComment(as(ada), boardId, { text: 'Again' })
    const take = takeTicket(fresh.db)
    for (let said = 0; said < 59; said += 1)
      await take('boards.comment-account', '1', sharingLimits['comment-account'])
    expect(await say()).toMatchObject({ ok: true })
    expect(waitOf(await say())).toBeGreaterThan(0)
  })

  test('are not read through to know who has written some: neither those of the board nor those on others', async () => {
    await using fresh = await freshDatabase()
    const { db } = fresh
    const room = openBoardRoom(db)
    const { boardId } = await startSharing(room)
    const { boardId: other } = await startSharing(room)
    await sql`insert into boards.member (board_id, account_id, role)
      select ${boardId}, n, 'comment' from generate_series(2, 21) n`.execute(db)
    // One says much here, the others elsewhere.
    await sql`insert into boards.comment (board_id, author_id, text)
      select case when n % 2 = 0 then ${boardId}::uuid else ${other}::uuid end,
        case when n % 2 = 0 then 2 else 3 + n % 19 end, 'No ' || n from generate_series(1, 40000) n`.execute(
      db,
    )
    await sql`analyze boards.comment, boards.member`.execute(db)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, buffers) ${commentersQuery(boardId)}`.execute(db)
    const read = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(
      rows.map((row) => row['QUERY PLAN']).join('\n'),
    )
    expect(Number(read?.[1] ?? 0) + Number(read?.[2] ?? 0)).toBeLessThan(150)
    expect((await commentersQuery(boardId).execute(db)).rows).toEqual([{ account_id: '2' }])
  })
})
