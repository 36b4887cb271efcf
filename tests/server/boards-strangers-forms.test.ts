import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submit as submitBoard } from '../../src/features/boards/pages/board.submit.ts'
import { submit as submitBoards } from '../../src/features/boards/pages/boards.submit.ts'
import { submit as submitCurated } from '../../src/features/boards/pages/curated-sets.submit.ts'
import { submit as submitShared } from '../../src/features/boards/pages/shared-boards.submit.ts'
import type { BoardAction } from '../../src/features/boards/server/forms/answer-board-form.ts'
import { boardPageRequest } from '../support/board-page-request.ts'
import {
  type Actor,
  actors,
  type BoardScene,
  factsOf,
  openBoardScene,
  outsiders,
  type Scene,
} from '../support/open-board-scene.ts'

type Fields = Readonly<Record<string, string>>
type Form = Readonly<{ fields?: (scene: Scene) => Fields; may: readonly Actor[]; isDeleted?: true }>

const owner: readonly Actor[] = ['owner']
const editors: readonly Actor[] = ['editor', 'owner']
const commenters: readonly Actor[] = ['commenter', ...editors]
const joined: readonly Actor[] = ['viewer', 'commenter', 'editor']
const isMember = (actor: Actor) => factsOf(actor).account !== null && actor !== 'bot'
const members = actors.filter(isMember)
const asset =
  (id: string, more: Fields = {}) =>
  () => ({ asset: id, ...more })

/** What each button of a board's page takes, and who may press it: all of them, by the type of the actions. */
const boardForms: Readonly<Record<BoardAction, readonly Form[]>> = {
  change: [
    { fields: () => ({ name: 'Taken over', text: '' }), may: owner },
    { fields: () => ({ text: 'Taken over' }), may: editors },
  ],
  default: [{ may: editors }],
  delete: [{ may: owner }],
  restore: [{ may: owner, isDeleted: true }],
  leave: [{ may: joined }],
  // Only who came by a link joins by it.
  join: [{ may: ['caller'] }],
  note: [{ fields: asset('1001', { text: 'Mine' }), may: editors }],
  cover: [{ fields: asset('1002'), may: editors }],
  first: [{ fields: asset('1002'), may: editors }],
  earlier: [{ fields: asset('1002'), may: editors }],
  later: [{ fields: asset('1001'), may: editors }],
  last: [{ fields: asset('1001'), may: editors }],
  remove: [{ fields: asset('1001'), may: editors }],
  'put-back': [{ fields: asset('1009'), may: editors }],
  comment: [{ fields: () => ({ text: 'Hm' }), may: commenters }],
  'delete-comment': [{ fields: ({ comment }) => ({ comment }), may: owner }],
  invite: [
    { fields: () => ({ role: 'edit' }), may: owner },
    { fields: () => ({ role: 'edit', email: 'viewer@example.test' }), may: owner },
  ],
  withdraw: [{ fields: ({ invitation }) => ({ invitation }), may: owner }],
  member: [{ fields: ({ member }) => ({ member, role: 'edit' }), may: owner }],
  'remove-member': [{ fields: ({ member }) => ({ member }), may: owner }],
}

const named = ({ board }: Scene) => ({ board })
const listForms: Readonly<Record<string, readonly Form[]>> = {
  default: [{ fields: named, may: editors }],
  delete: [{ fields: named, may: owner }],
  restore: [{ fields: named, may: owner, isDeleted: true }],
  save: [{ fields: named, may: editors }],
  create: [{ fields: () => ({ name: 'New' }), may: members }],
  'save-new': [{ fields: () => ({ name: 'New' }), may: members }],
}
const sharedForms: Readonly<Record<string, readonly Form[]>> = { leave: [{ fields: named, may: joined }] }
const curatedForms: Readonly<Record<string, readonly Form[]>> = { copy: [{ may: members }] }

type Submit = (request: ReturnType<typeof boardPageRequest>) => Promise<unknown>

/** Every page with a form, and what its address says beside. */
const pages: readonly (readonly [string, Submit, Readonly<Record<string, readonly Form[]>>, Fields])[] = [
  ['board', submitBoard, boardForms, {}],
  ['boards', submitBoards, listForms, { save: '1009' }],
  ['shared-boards', submitShared, sharedForms, {}],
  ['curated-sets', submitCurated, curatedForms, { set: 'curated-images-water' }],
]
const forms = pages.flatMap(([page, submit, table, query]) =>
  Object.entries(table).flatMap(([action, variants]) =>
    variants.map((form, index) => ({ page, submit, query, action, form, name: `${action} ${index + 1}` })),
  ),
)

let stage: BoardScene

beforeAll(async () => {
  stage = await openBoardScene()
})

afterAll(() => stage[Symbol.asyncDispose]())

async function setScene(actor: Actor, { isDeleted }: Form): Promise<Scene> {
  const scene = await stage.setScene(actor)
  if (isDeleted) {
    await sql`update boards.board set deleted_at = now() where id = ${scene.board}`.execute(stage.db)
  }
  return scene
}

/** As a browser without script sends it. */
function send(actor: Actor, scene: Scene, { submit, query, action, form }: (typeof forms)[number]) {
  const fields = { action, ...form.fields?.(scene) }
  return submit(boardPageRequest(stage.room, actor, scene, { query, form: fields }))
}

describe('BOARD-10: the forms of boards without script', () => {
  test.each(forms)(
    '$page, $name: changes something for those who may, nothing for others',
    async (one) => {
      for (const actor of actors) {
        const scene = await setScene(actor, one.form)
        const before = await stage.readEverything()
        const said = JSON.stringify(await send(actor, scene, one))
        const isChanged = (await stage.readEverything()) !== before
        expect([actor, isChanged]).toEqual([actor, one.form.may.includes(actor)])
        if (outsiders.some((each) => each === actor))
          expect([actor, said.includes('Secret')]).toEqual([actor, false])
      }
    },
    40_000,
  )

  test.each(forms.filter(({ form }) => form.may !== members))(
    '$page, $name: an outsider cannot tell the board from none',
    async (one) => {
      for (const actor of outsiders) {
        const scene = await setScene(actor, one.form)
        const none = { ...scene, board: randomUUID() }
        const answers = [await send(actor, scene, one), await send(actor, none, one)]
        const [answer, nothing] = answers.map((each, index) =>
          JSON.stringify(each).replaceAll([scene, none][index]?.board ?? '', 'the board'),
        )
        expect([actor, answer]).toEqual([actor, nothing])
      }
    },
  )

  test.each([
    ['delete-comment', ({ comment }: Scene) => ({ comment })],
    ['withdraw', ({ invitation }: Scene) => ({ invitation })],
    ['member', ({ member }: Scene) => ({ member, role: 'edit' })],
    ['remove-member', ({ member }: Scene) => ({ member })],
    ['note', asset('1001', { text: 'Mine' })],
    ['cover', asset('1001')],
    ['first', asset('1001')],
    ['remove', asset('1001')],
    ['put-back', asset('1009')],
  ] as const)('%s: things of another board are none of one’s own', async (action, fields) => {
    for (const actor of ['stranger', 'owner'] as const) {
      const scene = await stage.setScene(actor)
      const before = await stage.readEverything()
      const form = { action, ...fields(scene) }
      await submitBoard(boardPageRequest(stage.room, actor, { ...scene, board: scene.own }, { form }))
      expect([actor, (await stage.readEverything()) === before]).toEqual([actor, true])
    }
  })
})
