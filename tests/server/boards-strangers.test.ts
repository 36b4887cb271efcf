import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownCalls, type Row, rows, statusesOf } from '../support/board-call-table.ts'
import { boardCalls } from '../support/open-board-room.ts'
import {
  type Actor,
  actors,
  type BoardScene,
  factsOf,
  openBoardScene,
  outsiders,
  type Scene,
} from '../support/open-board-scene.ts'

const api = '/components/collaboration/api'

let stage: BoardScene

beforeAll(async () => {
  stage = await openBoardScene()
})

afterAll(() => stage[Symbol.asyncDispose]())

function ask(actor: Actor, method: string, row: Row, scene: Scene) {
  const { isStream = false } = row
  return stage.ask(actor, scene, { method, path: row.path(scene), body: row.body?.(scene), isStream })
}

type Call = (typeof rows)[number]
/** For titles, which take the whole of a text only by `%s`. */
const titled = (calls: readonly Call[]) => calls.map((call) => [call.call, call] as const)

describe('BOARD-10: whose board it is decides', () => {
  test('over every call that there is', () => {
    const known = boardCalls(stage.room.boards).map(({ method, path }) => `${method} ${path}`)
    expect(knownCalls.toSorted()).toEqual([...new Set(known)].toSorted())
  })

  test('and no other room has such calls', () => {
    const features = resolve(import.meta.dirname, '../../src')
    const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('features/boards/'),
    )
    const others = files.filter((name) =>
      /path:\s*[`'"]\/(components\/)?collaboration/.test(readFileSync(join(features, name), 'utf8')),
    )
    expect(others).toEqual([])
  })

  test.each(titled(rows))(
    '%s',
    async (_, { method, row }) => {
      const statuses: Record<string, number> = {}
      for (const actor of actors) {
        const scene = await stage.setScene(actor)
        const before = await stage.readEverything()
        const { status, said, type } = await ask(actor, method, row, scene)
        statuses[actor] = status
        if (outsiders.some((one) => one === actor) && !row.path(scene).endsWith('/accept')) {
          expect([actor, said]).toEqual([actor, expect.not.stringContaining('Secret')])
        }
        if (status < 400) continue
        expect([actor, type]).toEqual([actor, expect.stringContaining('application/problem+json')])
        expect([actor, (await stage.readEverything()) === before]).toEqual([actor, true])
        expect(said).not.toMatch(/Secret|owner/)
      }
      expect(statuses).toEqual(statusesOf(method, row))
    },
    40_000,
  )

  test.each(titled(rows.filter(({ row }) => row.names === 'board')))(
    'an outsider cannot tell it from none: %s',
    async (_, { method, row }) => {
      for (const actor of outsiders) {
        const scene = await stage.setScene(actor)
        const answer = await ask(actor, method, row, scene)
        const none = await ask(actor, method, row, { ...scene, board: randomUUID() })
        expect([actor, answer]).toEqual([actor, none])
      }
    },
  )

  test('guests are asked to sign in for a contact sheet, which is not theirs even then', async () => {
    const asked = (scene: Scene) => ({
      method: 'GET',
      path: `${api}/boards/${scene.board}/contact-sheet.pdf`,
    })
    const scene = await stage.setScene('guest')
    const guest = JSON.parse((await stage.ask('guest', scene, asked(scene))).said)
    expect(guest).toMatchObject({ status: 401, errorDetails: { forceSignIn: true } })
    const caller = JSON.parse((await stage.ask('caller', scene, asked(scene))).said)
    expect(caller).toMatchObject({ status: 403, type: 'not-allowed' })
    expect(caller).not.toHaveProperty('errorDetails')
    expect((await stage.ask('viewer', scene, asked(scene))).type).toBe('application/pdf')
  })

  test('who was removed finds the link shut that was good before', async () => {
    const scene = await stage.setScene('removed')
    for (const rest of ['', '/comments', '/activity', '/contact-sheet.pdf']) {
      const path = `${api}/boards/${scene.board}${rest}?invitation_code=${scene.codes.open}`
      const { status, said } = await stage.ask('removed', scene, { method: 'GET', path })
      expect([rest, status]).toEqual([rest, 410])
      expect(said).not.toContain('Secret')
    }
  })

  test('a code opens its own board and no other', async () => {
    const scene = await stage.setScene('owner')
    const path = `${api}/boards/${scene.own}?invitation_code=${scene.codes.open}`
    expect((await stage.ask('visitor', scene, { method: 'GET', path })).status).toBe(404)
  })

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'ids and codes that are none are no failure of ours: %s',
    async (wanted) => {
      const odd = ['default', 'x', '%00', "'", '..%2f', '9'.repeat(99), `${randomUUID()}x`]
      const scene = await stage.setScene('owner')
      const broken: string[] = []
      for (const { call, method, row } of rows.filter((one) => one.method === wanted)) {
        for (const id of odd) {
          const codes = { open: id, withdrawn: id, expired: id }
          const nonsense = { ...scene, board: id, codes, comment: id, member: id, invitation: id }
          const owner = await ask('owner', method, row, nonsense)
          // By a code that is none, a visitor reads what is there.
          const guest = method === 'GET' ? await ask('guest', method, row, { ...scene, codes }) : owner
          if ([owner, guest].some(({ status }) => status >= 500)) broken.push(`${call}: ${id}`)
        }
      }
      expect(broken).toEqual([])
    },
    60_000,
  )
})

describe('BOARD-10: things of one board asked for through another', () => {
  const things: readonly (readonly [string, string, unknown, number])[] = [
    ['DELETE', '/comments/:comment', undefined, 404],
    ['PATCH', '/members/:member', { role: 'edit' }, 404],
    ['DELETE', '/members/:member', undefined, 404],
    ['DELETE', '/invitations/:invitation', undefined, 404],
    ['PUT', '/notes/1001', { text: 'Mine' }, 404],
    ['POST', '/comments', { text: 'Hm', assetId: '1001' }, 400],
    ['POST', '/order', { assetIds: ['1001'], before: null }, 400],
    ['POST', '/order', { assetIds: ['1005'], before: '1001' }, 400],
    ['POST', '/put-back', { assetIds: ['1009'] }, 400],
    ['PATCH', '', { heroAssetId: '1001' }, 400],
  ]
  const rest = (path: string, { comment, member, invitation }: Scene) =>
    path.replace(':comment', comment).replace(':member', member).replace(':invitation', invitation)

  // The owner, too: each thing belongs to one board, whoever has both.
  test.each(things)('%s %s with %j is as if it were not there', async (method, path, body, status) => {
    for (const actor of ['stranger', 'editor', 'owner'] as const) {
      const scene = await stage.setScene(actor)
      const through = (own: string, about: unknown) =>
        stage.ask(actor, scene, { method, path: `${api}/boards/${scene.own}${own}`, body: about })
      const before = await stage.readEverything()
      const answer = await through(rest(path, scene), body)
      expect([actor, answer.status]).toEqual([actor, status])
      expect(answer.said).not.toContain('Secret')
      expect([actor, (await stage.readEverything()) === before]).toEqual([actor, true])
      // What stands on the other board is answered as what stands on none.
      const none = { ...scene, comment: '999999', member: '999999', invitation: '999999' }
      const unknown = body && JSON.parse(JSON.stringify(body).replace(/1001|1009/, '1030'))
      expect(await through(rest(path, none).replace('1001', '1030'), unknown)).toEqual(answer)
    }
  })

  test('assets of another board are neither removed, copied nor moved through it', async () => {
    const scene = await stage.setScene('stranger')
    const before = await stage.readEverything()
    const asked = { to: scene.board, assetIds: ['1001'] }
    for (const name of ['copy', 'move']) {
      const path = `${api}/boards/${scene.own}/${name}`
      expect((await stage.ask('stranger', scene, { method: 'POST', path, body: asked })).status).toBe(404)
    }
    const path = `${api}/remove-assets?boardId=${scene.own}&assetIds=1001`
    const { status, said } = await stage.ask('stranger', scene, { method: 'DELETE', path })
    expect([status, JSON.parse(said)]).toMatchObject([200, { removed: [], notRemoved: ['1001'] }])
    expect(await stage.readEverything()).toBe(before)
  })
})

describe('ROUTE-04: a deleted board', () => {
  const reading = rows.filter(({ method, row }) => method === 'GET' && row.names === 'board')
  const changing = rows.filter(({ method, row }) => method !== 'GET' && row.names === 'board')
  const setDeleted = async (actor: Actor) => {
    const scene = await stage.setScene(actor)
    await sql`update boards.board set deleted_at = now() where id = ${scene.board}`.execute(stage.db)
    return scene
  }

  test('is read by more than one call', () => {
    expect(reading.map(({ call }) => call.split('/').at(-1))).toEqual([
      ...[
        ':id',
        'shown (1)',
        'shown (2)',
        'comments',
        'invitations',
        'members',
        'activity',
        'events',
        'contact-sheet.pdf',
      ],
    ])
  })

  test.each(titled(reading))(
    'is gone for those who could look at it, and never was for others: %s',
    async (call, { row }) => {
      const takesCode = !/members|invitations/.test(call)
      for (const actor of actors) {
        const { status, said } = await ask(actor, 'GET', row, await setDeleted(actor))
        const isIn = ['viewer', 'commenter', 'editor', 'owner'].includes(actor)
        const hasLink = takesCode && ['guest', 'caller', 'withdrawn', 'expired'].includes(actor)
        expect([actor, status]).toEqual([actor, isIn || hasLink ? 410 : 404])
        expect(said).not.toMatch(/Secret/)
      }
    },
  )

  test.each(titled(changing))(
    'is changed by nobody, but taken back by its owner: %s',
    async (call, { method, row }) => {
      for (const actor of actors.filter((one) => factsOf(one).account !== null && one !== 'bot')) {
        const scene = await setDeleted(actor)
        const before = await stage.readEverything()
        const { status } = await ask(actor, method, row, scene)
        const isBack = actor === 'owner' && call.endsWith('/restore')
        if (isBack) expect(status).toBe(200)
        else expect([actor, status]).toEqual([actor, expect.toSatisfy((got) => got === 404 || got === 410)])
        expect([actor, (await stage.readEverything()) === before]).toEqual([actor, !isBack])
      }
    },
  )

  test('cannot be joined by its link any more', async () => {
    const scene = await setDeleted('stranger')
    const path = `${api}/invitations/${scene.codes.open}/accept`
    const { status, said } = await stage.ask('stranger', scene, { method: 'POST', path })
    expect([status, JSON.parse(said).type]).toEqual([410, 'board-deleted'])
  })
})
