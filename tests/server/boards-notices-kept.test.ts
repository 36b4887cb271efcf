import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { load } from '../../src/features/boards/pages/board.load.ts'
import { type NameBoards, notificationQueries } from '../../src/features/notifications/server.ts'
import type { Database } from '../../src/platform/database.ts'
import { buildVisit } from '../../src/visit/testing/build-visit.ts'
import type { Member } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { boardCatalogue, openBoardRoom } from '../support/open-board-room.ts'
import { as, from, startSharing } from '../support/share-board.ts'

const nameBoards: NameBoards = async (_reader, boards) => boards.map(() => 'Covers')

/** Ada's board, where notices are really kept. */
async function start(db: Database) {
  const { notify, retract, dismissAbout, list } = notificationQueries(db)
  const room = openBoardRoom(db, {
    ...{ isHurried: false, notify, retractNotice: retract },
    dismissNotices: ({ boardId, ...reader }) => dismissAbout(reader, { boardId }),
  })
  const begun = await startSharing(room)
  const [ben, cleo] = [room.join('2', 'Ben'), room.join('3', 'Cleo')]
  const { code } = await begun.link({ role: 'comment' })
  const namePeople = async (ids: readonly string[]) =>
    new Map(ids.map((id) => [id, room.people.get(id)?.name ?? '']))
  const told = async ({ accountId }: Member) =>
    (await list({ accountId, site: 'argus' }, { nameBoards, namePeople })).map(({ kind, values }) =>
      'times' in values ? [kind, values.by, values.times] : [kind],
    )
  const say = async (who: Member, text: string) => {
    const said = await room.boards.addComment(as(who), begun.boardId, { text })
    return said.ok ? said.value.id : ''
  }
  const unsay = (who: Member, id: string) => room.boards.deleteComment(as(who), begun.boardId, id)
  /** From now on a change fails where it is written down that it happened, which is after all else. */
  const failAt = (kind: string) =>
    sql`alter table boards.activity add check (kind <> ${sql.lit(kind)}) not valid`.execute(db)
  return { ...begun, room, ben, cleo, code, told, say, unsay, failAt }
}

describe('SITE-06: what is told of a board', () => {
  test('is told with the change, or not at all', async () => {
    await using fresh = await freshDatabase()
    const { room, ada, ben, cleo, boardId, code, told, say, failAt } = await start(fresh.db)
    await room.boards.acceptInvitation(as(cleo), code)
    expect(await told(ada)).toEqual([['board-joined', 'Cleo', '1']])
    for (const kind of ['joined', 'commented', 'invited']) await failAt(kind)
    await expect(room.boards.acceptInvitation(as(ben), code)).rejects.toThrow()
    await expect(say(cleo, 'Hm')).rejects.toThrow()
    const wish = { role: 'view', email: ben.email } as const
    await expect(room.boards.invite(as(ada), boardId, wish, from(ada))).rejects.toThrow()
    expect(await told(ada)).toEqual([['board-joined', 'Cleo', '1']])
    expect(await told(ben)).toEqual([])
  })

  test('is told no more of a comment that is deleted, in the transaction of its deletion', async () => {
    await using fresh = await freshDatabase()
    const { room, ada, ben, cleo, code, told, say, unsay, failAt, boardId } = await start(fresh.db)
    for (const who of [ben, cleo]) await room.boards.acceptInvitation(as(who), code)
    await room.boards.noteSeen(as(ada), boardId)
    const first = await say(ben, 'First')
    const second = await say(cleo, 'Second')
    expect(await told(ada)).toEqual([['board-commented', 'Cleo', '2']])
    expect(await told(ben)).toEqual([['board-commented', 'Cleo', '1']])
    // Whoever has nothing left on the board was told nevertheless.
    await unsay(ben, first)
    expect(await told(ada)).toEqual([['board-commented', 'Cleo', '1']])
    await unsay(ada, second)
    expect(await told(ada)).toEqual([])
    expect(await told(ben)).toEqual([])
    const third = await say(ben, 'Third')
    await failAt('comment-deleted')
    await expect(unsay(ben, third)).rejects.toThrow()
    expect(await told(ada)).toEqual([['board-commented', 'Ben', '1']])
  })
})

describe('BOARD-10: that a board was seen', () => {
  test('keeps nobody from it where it cannot be noted', async () => {
    await using fresh = await freshDatabase()
    const warn = vi.fn()
    const dismissNotices = () => Promise.reject(new Error('away'))
    const room = openBoardRoom(fresh.db, { isHurried: false, warn, dismissNotices })
    const { ada, boardId, link } = await startSharing(room)
    const needs = { boards: room.boards, catalogue: boardCatalogue }
    const asked = { visit: buildVisit({ viewer: ada }), parameters: { boardId }, needs }
    expect((await load({ ...asked, query: new URLSearchParams() })).kind).toBe('found')
    expect((await room.boards.watch.open(as(ada), boardId, '')).ok).toBe(true)
    const { code } = await link()
    expect((await room.boards.acceptInvitation(as(room.join('2', 'Ben')), code)).ok).toBe(true)
    expect(warn).toHaveBeenCalledTimes(3)
  })

  test('is noted while the rest is read', async () => {
    await using fresh = await freshDatabase()
    const reading = Promise.withResolvers<void>()
    const room = openBoardRoom(fresh.db, { isHurried: false, dismissNotices: () => reading.promise })
    const { ada, boardId } = await startSharing(room)
    const listComments: typeof room.boards.listComments = (...given) => {
      reading.resolve()
      return room.boards.listComments(...given)
    }
    const needs = { boards: { ...room.boards, listComments }, catalogue: boardCatalogue }
    const asked = { visit: buildVisit({ viewer: ada }), parameters: { boardId }, needs }
    expect((await load({ ...asked, query: new URLSearchParams() })).kind).toBe('found')
  })
})

describe('BOARD-10: streams of one account', () => {
  test('are 20 also when they come all at once, and a place that nobody takes is free again', async () => {
    await using fresh = await freshDatabase()
    const gate = Promise.withResolvers<void>()
    const dismissNotices = vi.fn(() => gate.promise)
    const room = openBoardRoom(fresh.db, { isHurried: false, dismissNotices })
    const { ada, boardId } = await startSharing(room)
    const open = () => room.boards.watch.open(as(ada), boardId, '')
    const leave: (() => void)[] = []
    const opened = Array.from({ length: 50 }, async () => {
      const outcome = await open()
      if (outcome.ok) leave.push(outcome.value(vi.fn(), vi.fn()))
      return outcome.ok
    })
    await vi.waitFor(() => expect(dismissNotices).toHaveBeenCalledTimes(50), { timeout: 10_000 })
    gate.resolve()
    expect((await Promise.all(opened)).filter((isOpen) => isOpen)).toHaveLength(20)
    leave.pop()?.()
    // As a question for the head alone does.
    expect((await open()).ok).toBe(true)
    expect((await open()).ok).toBe(false)
    await vi.waitFor(async () => expect((await open()).ok).toBe(true), { timeout: 5_000, interval: 200 })
    for (const each of leave) each()
  })
})
