import { describe, expect, test } from 'vitest'
import { load } from '../../src/features/boards/pages/board.load.ts'
import { readerOf } from '../../src/features/boards/server.ts'
import type { Database } from '../../src/platform/database.ts'
import { buildVisit } from '../../src/visit/testing/build-visit.ts'
import type { Member } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { boardCatalogue, openBoardRoom } from '../support/open-board-room.ts'

const as = (viewer: Member, code?: string) => readerOf({ viewer, site: 'argus' }, code)

/** Ada's board with a link by which anybody joins as somebody who may comment. */
async function start(db: Database) {
  const room = openBoardRoom(db, { isHurried: false })
  const [ada, ben, cleo] = [room.join('1', 'Ada'), room.join('2', 'Ben'), room.join('3', 'Cleo')]
  const made = await room.boards.create(as(ada), { name: 'Covers' })
  if (!made.ok) throw new Error('The board was not made.')
  const boardId = made.value.id
  const from = { viewer: ada, origin: 'https://argus.example', locale: 'en-us' }
  const invited = await room.boards.invite(as(ada), boardId, { role: 'comment' }, from)
  if (!invited.ok) throw new Error('Nobody was invited.')
  const { id: invitationId, code } = invited.value
  const join = (who: Member) => room.boards.acceptInvitation(as(who), code)
  const say = (who: Member, text: string, onceKey?: string) =>
    room.boards.addComment(as(who), boardId, { text, onceKey })
  /** Whom each notice since the last look was for, of which kind, and who did it. */
  const told = () =>
    room.notices
      .splice(0)
      .map(
        ({ accountId, kind, values }) => [accountId, kind, room.people.get(values.by ?? '')?.name] as const,
      )
  return { room, ada, ben, cleo, boardId, invitationId, code, join, say, told }
}

describe('BOARD-10: those whom it concerns hear', () => {
  test('that somebody has joined: the owner, once', async () => {
    await using fresh = await freshDatabase()
    const { ada, ben, boardId, room, join, told } = await start(fresh.db)
    await join(ben)
    expect(room.notices[0]?.values).toEqual({ by: '2', boardId })
    expect(told()).toEqual([['1', 'board-joined', 'Ben']])
    await join(ben)
    await join(ada)
    expect(told()).toEqual([])
  })

  test('what is said: the owner and who has commented before, never of their own', async () => {
    await using fresh = await freshDatabase()
    const { ada, ben, cleo, join, say, told } = await start(fresh.db)
    await say(ada, 'To myself')
    expect(told()).toEqual([])
    for (const member of [ben, cleo]) await join(member)
    told()
    await say(ben, 'First')
    expect(told()).toEqual([['1', 'board-commented', 'Ben']])
    await say(cleo, 'Second')
    expect(told()).toEqual([
      ['1', 'board-commented', 'Cleo'],
      ['2', 'board-commented', 'Cleo'],
    ])
    await say(ada, 'Thanks')
    expect(told().map(([accountId]) => accountId)).toEqual(['2', '3'])
  })

  test('nothing of what came twice, and nothing once they have left', async () => {
    await using fresh = await freshDatabase()
    const { room, ben, cleo, boardId, join, say, told } = await start(fresh.db)
    for (const member of [ben, cleo]) await join(member)
    await say(ben, 'First')
    told()
    await room.boards.leave(as(ben), boardId)
    await Promise.all([say(cleo, 'Twice', 'k'), say(cleo, 'Twice', 'k')])
    expect(told()).toEqual([['1', 'board-commented', 'Cleo']])
  })

  test('until they have opened the board or watch it, and not by its being fetched ahead', async () => {
    await using fresh = await freshDatabase()
    const { room, ada, ben, boardId, join, say } = await start(fresh.db)
    const openPage = (isAhead: boolean) =>
      load({
        visit: buildVisit({ viewer: ada }),
        ...{ parameters: { boardId }, query: new URLSearchParams(), isAhead },
        needs: { boards: room.boards, catalogue: boardCatalogue },
      })
    await join(ben)
    await openPage(true)
    expect(room.notices).toHaveLength(1)
    expect((await openPage(false)).kind).toBe('found')
    expect(room.notices).toEqual([])
    await say(ben, 'First')
    expect(room.notices).toHaveLength(1)
    expect((await room.boards.watch.open(as(ada), boardId, '')).ok).toBe(true)
    expect(room.notices).toEqual([])
  })
})

describe('a board that somebody was told of', () => {
  test('is called as it is now, for those to whom it is open', async () => {
    await using fresh = await freshDatabase()
    const { room, ada, ben, cleo, boardId, code, invitationId, join } = await start(fresh.db)
    const names = (who: Member, ...codes: readonly (string | null)[]) =>
      room.boards.nameBoards(
        as(who),
        codes.map((each) => ({ boardId, code: each })),
      )
    expect(await names(ben, null, code, 'x')).toEqual([null, 'Covers', null])
    await room.boards.change(as(ada), boardId, { name: 'Back covers' })
    expect(await names(ben, code)).toEqual(['Back covers'])
    await join(cleo)
    expect(await names(cleo, null)).toEqual(['Back covers'])
    expect(await names(ada, null)).toEqual(['Back covers'])
    await room.boards.withdrawInvitation(as(ada), boardId, invitationId)
    expect(await names(ben, code)).toEqual([null])
    expect(await names(cleo, null)).toEqual(['Back covers'])
    const members = await room.boards.listMembers(as(ada), boardId)
    await room.boards.removeMember(as(ada), boardId, (members.ok && members.value[0]?.id) || '')
    expect(await names(cleo, null, code)).toEqual([null, null])
    await room.boards.remove(as(ada), boardId)
    expect(await names(ada, null)).toEqual([null])
    await room.boards.restore(as(ada), boardId)
    expect(await names(ada, null)).toEqual(['Back covers'])
  })

  test('has a name by a link that another has used up, by which one may still look, and none by one that is past', async () => {
    await using fresh = await freshDatabase()
    const { room, ada, ben, cleo, boardId } = await start(fresh.db)
    const from = { viewer: ada, origin: 'https://argus.example', locale: 'en-us' }
    const link = async (wish: Partial<Parameters<typeof room.boards.invite>[2]>) => {
      const invited = await room.boards.invite(as(ada), boardId, { role: 'view', ...wish }, from)
      return invited.ok ? invited.value.code : ''
    }
    const nameFor = async (who: Member, code: string) =>
      (await room.boards.nameBoards(as(who), [{ boardId, code }]))[0]
    const personal = await link({ email: ben.email, expiresInDays: 2 })
    const short = await link({ expiresInDays: 1 })
    await room.boards.acceptInvitation(as(ben), personal)
    for (const code of [personal, short]) expect(await nameFor(cleo, code)).toBe('Covers')
    room.pass(86_400_000)
    expect(await nameFor(cleo, short)).toBeNull()
    expect(await nameFor(cleo, personal)).toBe('Covers')
    room.pass(86_400_000)
    expect(await nameFor(cleo, personal)).toBeNull()
    expect(await nameFor(ben, personal)).toBe('Covers')
  })

  test('has no name on the other site, and what is no board has none', async () => {
    await using fresh = await freshDatabase()
    const { room, ada, boardId } = await start(fresh.db)
    const wanted = [
      { boardId, code: null },
      { boardId: "x'", code: null },
    ]
    const elsewhere = await room.boards.nameBoards({ accountId: ada.accountId, site: 'bokeh' }, wanted)
    expect(elsewhere).toEqual([null, null])
    expect(await room.boards.nameBoards(as(ada), wanted)).toEqual(['Covers', null])
    expect(await room.boards.nameBoards(as(ada), [])).toEqual([])
  })
})
