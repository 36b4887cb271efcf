import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { failure, success } from '#kernel/result.ts'
import { NavigationProvider } from '#visit/navigation-context.tsx'
import { standStill } from '#visit/navigator.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { buildCaller, buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import type { Viewer } from '#visit/visit.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../../tools/write-message-files.ts'
import type { Board, BoardAsset } from '../domain/board.ts'
import { type BoardRole, permissionsOf } from '../domain/board-permissions.ts'
import { type BoardData, load } from './board.load.ts'
import { Page } from './board.page.tsx'
import { submit } from './board.submit.ts'

const boardId = '0c5d1a52-7a52-4a9b-8b6f-2f6a3f1c9d10'
const path = `/collaboration/boards/${boardId}`
const code = 'c'.repeat(32)
const at = '2026-11-15T13:05:00.000Z'

function assetOf(id: string): BoardAsset {
  return {
    ...{ uri: `gi:${id}`, id, addedAt: at, addedBy: 'Ada', thumbUrl: null, shortTitle: `Picture ${id}` },
    ...{ isOffline: true, note: '', creditLine: '', card: null },
  }
}

function boardOf(role: BoardRole, assetCount = 2): Board {
  const assetIds = Array.from({ length: assetCount }, (_, place) => String(place + 1))
  return {
    ...{
      id: boardId,
      name: 'Covers',
      description: '',
      assetCount,
      heroUrl: null,
      createdAt: at,
      updatedAt: at,
    },
    ...{
      revision: 3,
      relationship: role === 'owner' ? 'owned' : 'invited',
      role,
      owner: 'Ada',
      isDefault: false,
    },
    permissions: permissionsOf(role),
    assets: assetIds.slice(0, 60).map(assetOf),
    assetIds,
    assetsPage: { number: 1, size: 60, count: Math.ceil(assetCount / 60) },
  }
}

type Sent = Readonly<{ form?: Record<string, string>; viewer?: Viewer; query?: string; boards?: object }>

function request(role: BoardRole, { form = {}, viewer = buildMember(), query = '', boards = {} }: Sent = {}) {
  const nothing = async () => success([])
  return {
    visit: buildVisit({ viewer }),
    parameters: { boardId },
    query: new URLSearchParams(query),
    form,
    caller: buildCaller(),
    needs: {
      boards: {
        read: async () => success(boardOf(role)),
        listMembers: nothing,
        listInvitations: nothing,
        listComments: async () => success({ comments: [], next: null }),
        listActivity: async () => success({ lines: [], next: null }),
        ...boards,
      } as never,
    },
  }
}

async function shown(role: BoardRole, isMember: boolean, sent: Sent = {}): Promise<string> {
  const loaded = await load(request(role, { query: `invitation_code=${code}`, ...sent }))
  if (loaded.kind !== 'found') return loaded.kind
  const user = isMember
    ? { username: 'ada', name: '', email: '', isEmailVerified: true, teamRole: null }
    : null
  return render(loaded.data, { user })
}

function render(data: BoardData, visit: Parameters<typeof buildSurroundings>[0]): string {
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings(visit)}>
      <TranslateProvider locale="en-us" messages={readMessages('argus', 'en-us')}>
        <NavigationProvider value={standStill(path, null)}>
          <Page {...data} />
        </NavigationProvider>
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

function actionsIn(html: string): readonly string[] {
  const buttons = [...html.matchAll(/<button[^>]*name="action"[^>]*>/g)].map(([button]) => button)
  return [...new Set(buttons.map((button) => /value="([a-z-]+)"/.exec(button)?.[1] ?? ''))]
}

describe('BOARD-10: what the page of a board offers', () => {
  test.each([
    ['owner', ['change', 'default', 'delete', 'note', 'first', 'last', 'remove', 'comment']],
    ['edit', ['change', 'default', 'leave', 'note', 'first', 'last', 'remove', 'comment']],
    ['comment', ['leave', 'comment']],
    ['view', ['leave']],
    ['guest', ['join']],
  ] as const)('to %s', async (role, actions) => {
    const html = await shown(role, true)
    expect(actionsIn(html)).toEqual(actions)
    expect(html).not.toContain(' style=')
  })

  test('a visitor who came by a link only looks', async () => {
    const viewer = { kind: 'visitor', authState: 'anonymous' } as const
    const html = await shown('guest', false, { viewer })
    expect(actionsIn(html)).toEqual([])
    expect(html).not.toContain('<form')
    expect(html).toContain('Sign in to join')
    expect(html).toContain(`invitation_code%3D${code}`)
  })

  test('links are shown to who may make them, whatever the address asks for', async () => {
    const asked = { query: 'show=sharing' }
    expect(actionsIn(await shown('owner', true, asked))).toContain('invite')
    expect(actionsIn(await shown('edit', true, asked))).not.toContain('invite')
  })

  test('links are shown to who has proven lately who it is', async () => {
    const viewer = buildMember({ authState: 'remembered' })
    const back = encodeURIComponent(`${path}?show=sharing`)
    const loaded = await load(request('owner', { viewer, query: 'show=sharing' }))
    expect(loaded).toEqual({ kind: 'moved', to: `/sign-in?returnurl=${back}&again=1` })
    expect(await load(request('owner', { viewer }))).toMatchObject({ kind: 'found' })
  })

  test('guests are not told who did what, whatever the address asks for', async () => {
    const html = await shown('guest', true, { query: `invitation_code=${code}&show=activity` })
    expect(html).not.toContain('show=activity')
    expect(await shown('view', true, {})).toContain('show=activity')
  })
})

describe('loading a board', () => {
  test('somebody else’s is not there, a withdrawn link is gone', async () => {
    const refuse = (word: string) => ({ boards: { read: async () => failure(word) } })
    expect(await load(request('owner', refuse('not-found')))).toEqual({ kind: 'not-found' })
    for (const word of ['gone', 'deleted']) {
      const over = { kind: 'gone', similar: [], what: 'board' }
      expect(await load(request('owner', refuse(word)))).toEqual(over)
    }
  })

  test('a visitor without a link signs in first, whether there is such a board or not', async () => {
    const viewer = { kind: 'visitor', authState: 'anonymous' } as const
    const loaded = await load(request('owner', { viewer }))
    expect(loaded).toEqual({ kind: 'moved', to: `/sign-in?returnurl=${encodeURIComponent(path)}` })
  })

  test('a page beyond the last leads to the last', async () => {
    const boards = { read: async () => success(boardOf('owner', 70)) }
    expect(await load(request('owner', { query: 'page=9', boards }))).toEqual({
      kind: 'moved',
      to: `${path}?page=2`,
    })
  })

  test('what is moved to the end of a page goes before the first of the next', async () => {
    const boards = { read: async () => success(boardOf('owner', 70)) }
    const loaded = await load(request('owner', { boards }))
    expect(loaded).toMatchObject({ data: { firstId: '1', nextId: '61', page: { number: 1, count: 2 } } })
  })
})

describe('a form of the page', () => {
  const done = async () => success(null)
  test.each([
    [{ action: 'change', name: 'New' }, { change: done }, `${path}?done=changed`],
    [{ action: 'note', asset: '1', text: 'x' }, { setNote: done }, `${path}?done=note`],
    [{ action: 'last', asset: '1' }, { order: done }, `${path}?done=moved`],
    [{ action: 'remove', asset: '1' }, { removeAssets: done }, `${path}?done=removed&removed=1&before=2`],
    [
      { action: 'put-back', asset: '1', before: '2' },
      { addAssets: async () => success({ added: ['1'] }), order: done },
      `${path}?done=put-back`,
    ],
    [{ action: 'comment', text: 'x' }, { addComment: done }, `${path}?done=commented`],
    [{ action: 'invite', role: 'edit', days: '7' }, { invite: done }, `${path}?done=invited`],
    [{ action: 'delete' }, { remove: done }, `/collaboration/boards?done=deleted&board=${boardId}`],
    [{ action: 'leave' }, { leave: done }, '/collaboration/shared-boards?done=left'],
    [{ action: 'nonsense' }, {}, path],
  ])('%j is done and leads on', async (form, boards, to) => {
    expect(await submit(request('owner', { form, boards }))).toEqual({ kind: 'done', to })
  })

  test('joining leaves the code behind', async () => {
    const sent = { form: { action: 'join' }, query: `invitation_code=${code}` }
    const joined = await submit(request('guest', { ...sent, boards: { acceptInvitation: done } }))
    expect(joined).toEqual({ kind: 'done', to: `${path}?done=joined` })
  })

  test('what is wrong stands at its field, with what was typed', async () => {
    const boards = { change: async () => failure('name-empty') }
    const refused = await submit(request('owner', { form: { action: 'change', name: ' ' }, boards }))
    expect(refused).toMatchObject({
      ...{ kind: 'refused', status: 400 },
      data: { form: { typed: { action: 'change', name: ' ' }, errors: { name: 'name-empty' } } },
    })
  })

  test.each([
    ['not-verified', 403],
    ['too-many-invitations', 409],
    ['too-many-members', 409],
    [{ tooMany: 60 }, 429],
  ] as const)('%j is told with its status', async (word, status) => {
    const boards = { invite: async () => failure(word) }
    const refused = await submit(request('owner', { form: { action: 'invite' }, boards }))
    expect(refused).toMatchObject({ kind: 'refused', status })
  })

  test('of somebody who must show first who it is leads to signing in and back', async () => {
    const sent = { form: { action: 'delete' }, query: 'page=2' }
    const boards = { remove: async () => failure('sign-in-again') }
    expect(await submit(request('owner', { ...sent, boards }))).toEqual({
      kind: 'done',
      to: `/sign-in?returnurl=${encodeURIComponent(`${path}?page=2`)}&again=1`,
    })
  })

  test('what is put back comes with its note, to its place or to the end', async () => {
    const note = 'Page 3:\n„表紙“'
    const noted = { ...boardOf('owner'), assets: [assetOf('1'), { ...assetOf('2'), note }] }
    const read = async () => success(noted)
    const removed = await submit(
      request('owner', { form: { action: 'remove', asset: '2' }, boards: { read, removeAssets: done } }),
    )
    const to = removed.kind === 'done' ? removed.to : ''
    expect(to).toContain(`${path}?done=removed&removed=2&note=`)
    const boards = { read: async () => success(boardOf('owner', 1)) }
    const html = await shown('owner', true, { query: to.split('?')[1] ?? '', boards })
    const [undo = ''] = /<form(?:(?!<form).)*value="put-back"/s.exec(html) ?? []
    expect(undo).toContain('name="before" value=""')
    expect(undo).toContain(`name="note" value="${note}"`)
    const called: unknown[] = []
    const call =
      (name: string) =>
      async (...given: readonly unknown[]) => {
        called.push([name, ...given.slice(1)])
        return success({ added: ['2'] })
      }
    const form = { action: 'put-back', asset: '2', before: '', note }
    const back = { addAssets: call('add'), order: call('order'), setNote: call('note') }
    await submit(request('owner', { form, boards: back }))
    expect(called.slice(1)).toEqual([
      ['order', boardId, { assetIds: ['2'], before: null }],
      ['note', boardId, '2', note],
    ])
  })

  test('of somebody who is signed out leads to signing in', async () => {
    const viewer = { kind: 'visitor', authState: 'logged_out' } as const
    const sent = await submit(request('owner', { form: { action: 'delete' }, viewer }))
    expect(sent).toMatchObject({ kind: 'done', to: expect.stringMatching(/^\/sign-in\?returnurl=/) })
  })
})
