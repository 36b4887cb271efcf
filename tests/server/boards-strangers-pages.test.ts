import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { load as loadBoard } from '../../src/features/boards/pages/board.load.ts'
import { load as loadBoards } from '../../src/features/boards/pages/boards.load.ts'
import { load as loadSheet } from '../../src/features/boards/pages/contact-sheet.load.ts'
import { load as loadCurated } from '../../src/features/boards/pages/curated-sets.load.ts'
import { load as loadDefault } from '../../src/features/boards/pages/default-board.load.ts'
import { load as loadShared } from '../../src/features/boards/pages/shared-boards.load.ts'
import { boardPageRequest } from '../support/board-page-request.ts'
import {
  type Actor,
  actors,
  type BoardScene,
  openBoardScene,
  outsiders,
  type Scene,
} from '../support/open-board-scene.ts'

let stage: BoardScene

beforeAll(async () => {
  stage = await openBoardScene()
})

afterAll(() => stage[Symbol.asyncDispose]())

type Query = Readonly<Record<string, string>>
const requestOf = (actor: Actor, scene: Scene, query: Query = {}) =>
  boardPageRequest(stage.room, actor, scene, { query })

/** What becomes of the board's own pages. A visitor is led to sign in whatever the address says. */
const kinds: Readonly<Record<Actor, string>> = {
  ...{
    stranger: 'not-found',
    visitor: 'moved',
    removed: 'not-found',
    bot: 'not-found',
    elsewhere: 'not-found',
  },
  ...{ withdrawn: 'gone', expired: 'gone', guest: 'found', caller: 'found' },
  ...{ viewer: 'found', commenter: 'found', editor: 'found', owner: 'found' },
}

describe('BOARD-10: the pages of a board', () => {
  test.each([
    ['the board', loadBoard, {}],
    ['its activity', loadBoard, { show: 'activity' }],
    ['its sharing', loadBoard, { show: 'sharing' }],
    ['its sheet', loadSheet, {}],
  ] as const)('are for the same people: %s', async (_, load, query) => {
    for (const actor of actors) {
      const scene = await stage.setScene(actor)
      const loaded = await load(requestOf(actor, scene, query))
      expect([actor, loaded.kind]).toEqual([actor, kinds[actor]])
      const said = JSON.stringify(loaded)
      if (kinds[actor] === 'found') expect([actor, said]).toEqual([actor, expect.stringContaining('Secret')])
      else expect([actor, said]).toEqual([actor, expect.not.stringMatching(/Secret|owner/)])
    }
  })

  test.each([
    ['the board', loadBoard],
    ['its sheet', loadSheet],
  ] as const)('are to outsiders as those of none: %s', async (_, load) => {
    for (const actor of outsiders) {
      const scene = await stage.setScene(actor)
      const none = { ...scene, board: randomUUID() }
      const [loaded, nothing] = await Promise.all(
        [scene, none].map(async (each) =>
          JSON.stringify(await load(requestOf(actor, each))).replaceAll(each.board, 'the board'),
        ),
      )
      expect([actor, loaded]).toEqual([actor, nothing])
    }
  })

  test('show links to those alone who may let others in', async () => {
    for (const actor of actors) {
      const scene = await stage.setScene(actor)
      const loaded = await loadBoard(requestOf(actor, scene, { show: 'sharing' }))
      const shown = loaded.kind === 'found' ? loaded.data.invitations.length : 0
      expect([actor, shown]).toEqual([actor, actor === 'owner' ? 1 : 0])
    }
  })
})

describe('BOARD-10: the lists of boards', () => {
  const joined: readonly Actor[] = ['viewer', 'commenter', 'editor']
  const addable: readonly Actor[] = ['editor', 'owner']
  /** Whoever had joined chose the board, and so did who was removed since. */
  async function setChosen(actor: Actor): Promise<Scene> {
    const scene = await stage.setScene(actor)
    await sql`insert into boards.choice (account_id, site, board_id)
      select account_id, 'argus', ${scene.board} from generate_series(1, 5) account_id`.execute(stage.db)
    return scene
  }

  type Load = (request: ReturnType<typeof requestOf>) => Promise<unknown>
  const saved = (scene: Scene) => ({ save: '1001', done: 'saved', board: scene.board })
  const lists: readonly (readonly [string, Load, (scene: Scene) => Query, readonly Actor[]])[] = [
    ['the list', loadBoards, () => ({}), ['owner']],
    ['what is searched for', loadBoards, () => ({ search: 'plan' }), ['owner']],
    ['what was deleted', loadBoards, ({ board }) => ({ done: 'deleted', board }), ['owner']],
    ['where to save', loadBoards, () => ({ save: '1001' }), addable],
    ['where it was saved', loadBoards, saved, [...joined, 'owner']],
    ['shared boards', loadShared, () => ({}), joined],
    ['curated sets', loadCurated, () => ({}), []],
  ]

  test.each(lists)('name it to those alone whose it is: %s', async (_, load, query, who) => {
    for (const actor of actors) {
      const scene = await setChosen(actor)
      const loaded = JSON.stringify(await load(requestOf(actor, scene, query(scene))))
      expect([actor, loaded.includes('Secret')]).toEqual([actor, who.includes(actor)])
    }
  })

  test('the default board leads to it those alone who may add to it', async () => {
    for (const actor of actors) {
      const scene = await setChosen(actor)
      const loaded = await loadDefault(requestOf(actor, scene))
      const to = loaded.kind === 'moved' ? loaded.to : ''
      expect([actor, to.includes(scene.board)]).toEqual([actor, addable.includes(actor)])
    }
  })

  test('curated sets are the same to everybody', async () => {
    const scene = await stage.setScene('visitor')
    const [first, ...others] = await Promise.all(
      actors.map(async (actor) => {
        const loaded = await loadCurated(requestOf(actor, scene))
        return loaded.kind === 'found' ? loaded.data.sets : loaded.kind
      }),
    )
    expect(first).toMatchObject([
      { name: 'By the water', assetCount: 2, covers: [{ id: '1001' }, { id: '1002' }] },
    ])
    for (const other of others) expect(other).toEqual(first)
  })
})
