import { describe, expect, test } from 'vitest'
import { readerOf } from '../../src/features/boards/server.ts'
import type { Member } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { openBoardRoom } from '../support/open-board-room.ts'

type Room = ReturnType<typeof openBoardRoom>

const as = (viewer: Member, code?: string) => readerOf({ viewer, site: 'argus' }, code)
const nobody = { kind: 'visitor', authState: 'anonymous' } as const

/** Ada's board, and a link for Ben that Ben has joined by, with a guest beside him. */
async function start(room: Room) {
  const [ada, ben, cleo] = [room.join('1', 'Ada'), room.join('2', 'Ben'), room.join('3', 'Cleo')]
  const made = await room.boards.create(as(ada), { name: 'Covers' })
  if (!made.ok) throw new Error('The board was not made.')
  const boardId = made.value.id
  const from = { viewer: ada, origin: 'https://argus.example', locale: 'en-us' }
  const wish = { role: 'edit', email: ben.email, expiresInDays: 7 } as const
  const invited = await room.boards.invite(as(ada), boardId, wish, from)
  if (!invited.ok) throw new Error('Nobody was invited.')
  const { code } = invited.value
  const offerTo = (who: Member) => room.boards.readOffer(as(who, code), boardId)
  return { ada, ben, cleo, boardId, code, offerTo }
}

describe('BOARD-10: what a link offers', () => {
  test('lets whoever left in again by the link that was theirs, and nobody else', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ben, cleo, boardId, code, offerTo } = await start(room)
    expect(await offerTo(ben)).toEqual({ role: 'edit', canJoin: true })
    await room.boards.acceptInvitation(as(ben), code)
    await room.boards.leave(as(ben), boardId)
    expect(await offerTo(ben)).toEqual({ role: 'edit', canJoin: true })
    expect(await offerTo(cleo)).toEqual({ role: 'edit', canJoin: false })
    expect(await room.boards.readOffer(readerOf({ viewer: nobody, site: 'argus' }, code), boardId)).toEqual({
      ...{ role: 'edit', canJoin: false },
    })
    expect(await room.boards.acceptInvitation(as(cleo), code)).toEqual({ ok: false, failure: 'gone' })
    expect(await room.boards.acceptInvitation(as(ben), code)).toMatchObject({ value: { role: 'edit' } })
    expect(await room.boards.read(as(ben), boardId)).toMatchObject({ value: { role: 'edit' } })
  })

  test('is nothing to whom the owner has removed', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ada, ben, boardId, code } = await start(room)
    await room.boards.acceptInvitation(as(ben), code)
    const members = await room.boards.listMembers(as(ada), boardId)
    await room.boards.removeMember(as(ada), boardId, (members.ok && members.value[0]?.id) || '')
    expect(await room.boards.acceptInvitation(as(ben), code)).toEqual({ ok: false, failure: 'gone' })
    expect(await room.boards.read(as(ben, code), boardId)).toEqual({ ok: false, failure: 'gone' })
  })

  test('is known once the board was opened by it or joined: its notice goes', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    const { ben, boardId, code } = await start(room)
    const told = [...room.notices]
    expect(told).toHaveLength(1)
    await room.boards.noteSeen(as(ben, code), boardId)
    expect(room.notices).toEqual([])
    room.notices.push(...told)
    await room.boards.acceptInvitation(as(ben), code)
    expect(room.notices.filter(({ accountId }) => accountId === ben.accountId)).toEqual([])
  })

  test('is told in the mail: what one may do, and until when', async () => {
    await using fresh = await freshDatabase()
    const room = openBoardRoom(fresh.db)
    await start(room)
    const { role, expires, until } = room.mails[0]?.values ?? {}
    expect({ role, expires }).toEqual({ role: 'edit', expires: 'yes' })
    expect(((until?.getTime() ?? 0) - room.now().getTime()) / 86_400_000).toBeCloseTo(7, 1)
  })
})
