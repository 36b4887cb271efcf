import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../src/platform/endpoint.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { boardCalls, openBoardRoom, openBoardServer } from '../support/open-board-room.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'

let fresh: FreshDatabase
let server: Awaited<ReturnType<typeof openBoardServer>>
let changing: readonly Endpoint[]

beforeAll(async () => {
  fresh = await freshDatabase()
  const room = openBoardRoom(fresh.db, { isHurried: false })
  room.join('1', 'Ada')
  changing = boardCalls(room.boards).filter(({ method }) => method !== 'GET')
  server = await openBoardServer(room)
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

/** The call's address, with the board where it takes one and a number where it takes anything else. */
const pathOf = ({ path }: Endpoint, boardId: string) => path.replace(':id', boardId).replace(/:\w+/g, '1')

test('BOARD-02: without x-csrf-token nothing is changed, and X-XSRF-TOKEN alone is not enough', async () => {
  const browser = await server.browserOf('1')
  const made = await browser.ask('POST', '/collaboration/boards.json', { name: 'B' })
  const { id } = await made.json()
  const good = browser.token()
  expect(good).toMatch(/^.{20,}$/)
  const wrong: readonly Readonly<Record<string, string>>[] = [
    {},
    { 'x-xsrf-token': good },
    { 'x-csrf-token': '' },
    { 'x-csrf-token': 'wrong' },
    { 'x-csrf-token': `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}` },
  ]
  for (const call of changing) {
    const named = `${call.method} ${call.path}`
    for (const token of wrong) {
      const answer = await browser.open(pathOf(call, id), { method: call.method, headers: token })
      expect([named, token, answer.status]).toEqual([named, token, 403])
      expect([named, (await answer.json()).type]).toEqual([named, 'csrf'])
    }
    // With it, each goes on to what was sent or to the board.
    const headers = { 'x-csrf-token': good }
    const answer = await browser.open(pathOf(call, nowhere), { method: call.method, headers })
    expect([named, answer.status]).toEqual([named, expect.toSatisfy((got) => got === 400 || got === 404)])
  }
  const { boards } = await (await browser.open('/collaboration/boards.json')).json()
  expect(boards).toMatchObject([{ id, name: 'B', revision: 1 }])
})

test('BOARD-02: all that is no GET counts, in each part of the room', () => {
  const paths = changing.map(({ method, path }) => `${method} ${path.split('/').slice(2).join('/')}`)
  expect(paths).toEqual(
    expect.arrayContaining([
      'PUT boards/:id.json',
      'DELETE collaboration/api/remove-assets',
      'DELETE collaboration/api/boards/:id/comments/:commentId',
      'POST collaboration/api/boards/:id/invitations',
      'POST collaboration/api/invitations/:code/accept',
      'PATCH collaboration/api/boards/:id/members/:memberId',
      'POST collaboration/api/boards/:id/leave',
    ]),
  )
  for (const { csrf, path } of changing) expect([path, csrf]).toEqual([path, 'meta-tag'])
})
