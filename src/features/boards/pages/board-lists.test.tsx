import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { failure, success } from '#kernel/result.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { buildCaller, buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../../tools/write-message-files.ts'
import type { BoardSummary } from '../domain/board.ts'
import { permissionsOf } from '../domain/board-permissions.ts'
import { load as loadBoards } from './boards.load.ts'
import { Page as Boards } from './boards.page.tsx'
import { submit as submitBoards } from './boards.submit.ts'
import { load as loadDefault } from './default-board.load.ts'
import { load as loadShared } from './shared-boards.load.ts'
import { Page as Shared } from './shared-boards.page.tsx'
import { submit as submitShared } from './shared-boards.submit.ts'

const boardId = '0190a6b2-7c1e-7a61-9d3b-2f8d1c0a5e44'
const asset = {
  ...{ id: '12', assetType: 'image', title: 'Red apple', altText: '', artist: '', family: 'creative' },
  ...{ licenseModel: 'rf', width: 300, height: 200, mediaKey: 'k', dominantColor: '#aa0000' },
  ...{ isOffline: false, isSensitive: false, durationMs: null },
}

function build(changes: Partial<BoardSummary> = {}): BoardSummary {
  return {
    ...{
      id: boardId,
      name: 'Cover options, July',
      description: '',
      assetCount: 18,
      heroUrl: '/media/k/320.jpg',
    },
    ...{ createdAt: '2026-07-01T00:00:00.000Z', updatedAt: '2026-07-03T00:00:00.000Z', revision: 20 },
    ...{ relationship: 'owned', role: 'owner', permissions: permissionsOf('owner'), owner: 'Ada' },
    isDefault: false,
    ...changes,
  }
}

type Asked = { boards?: object; query?: string; form?: Record<string, string>; viewer?: 'visitor' | 'bot' }

function request({ boards = {}, query = '', form = {}, viewer }: Asked) {
  const list = async () => success({ boards: [build()], total: 1 })
  const readDeleted = async () => ({ board: build({ name: 'Gone' }), until: '' })
  const catalogue = { readCards: async ([id]: string[]) => (id === '12' ? [asset] : []) }
  const others = { visitor: { kind: 'visitor', authState: 'anonymous' }, bot: { kind: 'bot' } } as const
  return {
    visit: buildVisit({ viewer: viewer ? others[viewer] : buildMember() }),
    parameters: {},
    query: new URLSearchParams(query),
    form,
    caller: buildCaller(),
    needs: { boards: { list, findJoined: async () => ['b2'], readDeleted, ...boards }, catalogue } as never,
  }
}

function show<Data extends object>(Page: ComponentType<Data>, shown: { kind: string; data?: Data }): string {
  if (!shown.data) throw new Error(`There is nothing to show: ${shown.kind}`)
  const built = ['boards/boards', 'boards/shared-boards', 'boards/contact-sheet']
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({}, built)}>
      <TranslateProvider locale="en-us" messages={readMessages('argus', 'en-us')} onMissing={fail}>
        <Page {...shown.data} />
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

function fail(key: string): never {
  throw new Error(`There is no text ${key}`)
}

describe.each(['visitor', 'bot'] as const)('BOARD-04: a %s', (viewer) => {
  test.each([
    [loadBoards, '', '%2Fcollaboration%2Fboards'],
    [loadBoards, 'save=12', '%2Fcollaboration%2Fboards%3Fsave%3D12'],
    [loadShared, '', '%2Fcollaboration%2Fshared-boards'],
    [loadDefault, '', '%2Fcollaboration%2Fboards%2Fdefault'],
  ])('signs in first and comes back (%#)', async (load, query, back) => {
    const list = vi.fn()
    const asked = request({ viewer, query, boards: { list, listShared: list, readDefault: list } })
    expect(await load(asked)).toEqual({ kind: 'moved', to: `/sign-in?returnurl=${back}` })
    expect(list).not.toHaveBeenCalled()
  })
})

describe('the list of boards', () => {
  test('BOARD-10: shows each with picture, count and day, and marks the default', async () => {
    const boards = [
      build({ isDefault: true }),
      build({ id: 'b2', name: '<Empty>', assetCount: 0, heroUrl: null }),
    ]
    const list = async () => success({ boards, total: 2 })
    const html = show(Boards, await loadBoards(request({ boards: { list } })))
    expect(html).toContain('src="/media/k/320.jpg"')
    expect(html).toContain('18 assets')
    expect(html).toContain('Updated Jul 3, 2026')
    expect(html).toContain('&lt;Empty&gt;')
    expect(html.match(/>Default</g)).toHaveLength(1)
    expect(html.match(/>Shared</g)).toHaveLength(1)
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html).toContain(`href="/collaboration/boards/${boardId}/contact_sheet"`)
  })

  test('asks for what the address says, 250 at a time', async () => {
    const list = vi.fn(async () => success({ boards: [build()], total: 600 }))
    const loaded = await loadBoards(request({ boards: { list }, query: 'search=cov&sort=name&page=2' }))
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ accountId: '7' }), {
      ...{ search: 'cov', sort: 'name', page: 2, pageSize: 250, whose: 'own' },
    })
    const html = show(Boards, loaded)
    expect(html).toContain('Page 2 of 3')
    expect(html).toContain('href="/collaboration/boards?search=cov&amp;sort=name&amp;page=3"')
    expect(html).toContain('href="/collaboration/boards?search=cov&amp;sort=created"')
  })

  test('beyond the last page there is the last page', async () => {
    const list = async () => success({ boards: [], total: 251 })
    const loaded = await loadBoards(request({ boards: { list }, query: 'page=9' }))
    expect(loaded).toEqual({ kind: 'moved', to: '/collaboration/boards?page=2' })
  })

  test('who has none finds the form at once, and the way to pictures', async () => {
    const list = async () => success({ boards: [], total: 0 })
    const html = show(Boards, await loadBoards(request({ boards: { list } })))
    expect(html).toContain('No boards yet')
    expect(html).toContain('href="/search/2/image"')
    expect(html).not.toContain('<details')
    expect(html).toMatch(/<button[^>]* value="create"/)
    // By the key of the page two quick presses make one board.
    expect(html).toMatch(/name="_once" value="form-key"\/>.*name="name"/s)
  })

  test('a search without a match says so and shows the way back', async () => {
    const list = async () => success({ boards: [], total: 0 })
    const html = show(Boards, await loadBoards(request({ boards: { list }, query: 'search=zebra' })))
    expect(html).toContain('No board has “zebra” in its name.')
    expect(html).toContain('href="/collaboration/boards"')
  })
})

describe('forms of the list', () => {
  test.each([
    ['create', { create: async () => success(build()) }, 'created'],
    ['rename', { change: async () => success(build()) }, 'renamed'],
    ['default', { change: async () => success(build()) }, 'default'],
    ['delete', { remove: async () => success(null) }, 'deleted'],
    ['restore', { restore: async () => success(build()) }, 'restored'],
  ])('%s leads back to the list, which says what has been done', async (action, boards, done) => {
    const form = { action, name: 'Autumn', board: boardId }
    const submitted = await submitBoards(request({ boards, form }))
    expect(submitted).toEqual({ kind: 'done', to: `/collaboration/boards?done=${done}&board=${boardId}` })
    const list = async () => success({ boards: [build({ isDefault: true })], total: 1 })
    const html = show(
      Boards,
      await loadBoards(request({ boards: { list }, query: `done=${done}&board=${boardId}` })),
    )
    expect(html).toContain('role="status"')
    expect(html.includes('value="restore"')).toBe(action === 'delete')
  })

  test.each(['default', 'delete', 'restore', 'rename'])(
    '%s keeps what was searched for and how it is sorted',
    async (action) => {
      const done = async () => success(build())
      const boards = { change: done, remove: done, restore: done }
      const query = 'search=cov&sort=name&done=deleted&board=x'
      const submitted = await submitBoards(
        request({ boards, query, form: { action, name: 'A', board: boardId } }),
      )
      expect(submitted).toMatchObject({ to: expect.stringContaining('?search=cov&sort=name&done=') })
    },
  )

  test.each([
    ['deleted', { readDeleted: async () => null }],
    ['default', {}],
    [
      'created',
      { list: async () => success({ boards: [], total: 1 }), read: async () => failure('deleted') },
    ],
  ])('what is not true any more is not said (%s)', async (done, boards) => {
    const loaded = await loadBoards(request({ boards, query: `done=${done}&board=${boardId}` }))
    expect(loaded).toMatchObject({ kind: 'found', data: { done: null } })
  })

  test('the note names the board', async () => {
    const html = show(Boards, await loadBoards(request({ query: `done=deleted&board=${boardId}` })))
    expect(html).toMatch(/<strong>.*Gone.*<\/strong>Board deleted\./)
  })

  test('a name that is refused stands in the menu of its board, which is open', async () => {
    const boards = { change: async () => failure('name-empty') }
    const submitted = await submitBoards(
      request({ boards, form: { action: 'rename', name: ' ', board: boardId } }),
    )
    const html = show(Boards, submitted as never)
    expect(html).toContain('Give the board a name.')
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(2)
  })

  test.each([
    ['name-empty', '  ', 'Give the board a name.'],
    ['name-too-long', 'x'.repeat(256), 'The name is too long.'],
  ])('BOARD-03: %s stands at the field, with what was typed', async (word, name, sentence) => {
    const boards = { create: async () => failure(word) }
    const submitted = await submitBoards(request({ boards, form: { action: 'create', name } }))
    expect(submitted).toMatchObject({ kind: 'refused', status: 400 })
    const html = show(Boards, submitted as never)
    const [field = ''] = html.match(/<input[^>]* name="name"[^>]*>/) ?? []
    expect(field).toContain('aria-invalid="true"')
    expect(field).toContain(`value="${name}"`)
    expect(html).toContain(sentence)
    expect(html).toMatch(/<details[^>]* open=""/)
  })

  test('what happens too often is told with the time to wait', async () => {
    const boards = { create: async () => failure({ tooMany: 30 }) }
    const submitted = await submitBoards(request({ boards, form: { action: 'create', name: 'A' } }))
    expect(submitted).toMatchObject({ kind: 'refused', status: 429, retryAfterSeconds: 30 })
    expect(show(Boards, submitted as never)).toContain('Please wait a minute.')
  })

  test.each([
    ['not-found', 404],
    ['gone', 410],
    ['deleted', 410],
    ['not-allowed', 403],
    ['too-many-boards', 409],
    ['something new', 400],
  ])(
    'a board that cannot be deleted (%s) has a sentence, and the status of the calls',
    async (word, status) => {
      const boards = { remove: async () => failure(word) }
      const submitted = await submitBoards(request({ boards, form: { action: 'delete', board: 'x' } }))
      expect(submitted).toMatchObject({ kind: 'refused', status })
      expect(show(Boards, submitted as never)).toContain('role="alert"')
    },
  )

  test('whoever must show first who it is signs in and comes back', async () => {
    const boards = { remove: async () => failure('sign-in-again') }
    const submitted = await submitBoards(request({ boards, form: { action: 'delete', board: 'x' } }))
    expect(submitted).toEqual({ kind: 'done', to: '/sign-in?returnurl=%2Fcollaboration%2Fboards&again=1' })
  })

  test('whoever has signed out meanwhile signs in first', async () => {
    const submitted = await submitBoards(request({ viewer: 'visitor', form: { action: 'create' } }))
    expect(submitted).toEqual({ kind: 'done', to: '/sign-in?returnurl=%2Fcollaboration%2Fboards' })
  })
})

describe('saving without script', () => {
  const added = async () => success({ notAdded: [{ id: '12', reason: 'already-there' }] })

  test('lets one choose among boards that one may add to, the default first chosen', async () => {
    const boards = [build({ id: 'b1', name: 'One' }), build({ id: 'b2', name: 'Two', isDefault: true })]
    const list = vi.fn(async () => success({ boards, total: 2 }))
    const html = show(Boards, await loadBoards(request({ boards: { list }, query: 'save=12' })))
    expect(list).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ whose: 'addable' }))
    expect(html).toContain('Red apple')
    expect(html.match(/<input[^>]*type="radio"[^>]*checked=""[^>]*>/g)).toHaveLength(1)
    expect(html).toMatch(/<input[^>]*value="b2"[^>]*checked=""|<input[^>]*checked=""[^>]*value="b2"/)
    expect(html).toContain('value="save-new"')
  })

  test.each(['13', 'x', ''])('an unknown asset (%s) is not found', async (id) => {
    expect(await loadBoards(request({ query: `save=${id}` }))).toEqual({ kind: 'not-found' })
  })

  test('BOARD-03: the chosen board becomes the default, and the page says where the asset is', async () => {
    const addAssets = vi.fn(added)
    const form = { action: 'save', board: boardId }
    const submitted = await submitBoards(request({ boards: { addAssets }, query: 'save=12', form }))
    expect(addAssets).toHaveBeenCalledWith(expect.anything(), {
      ...{ boardId, assetIds: ['12'], makeDefault: true },
    })
    const query = `save=12&done=saved&board=${boardId}`
    expect(submitted).toEqual({ kind: 'done', to: `/collaboration/boards?${query}` })
    const html = show(
      Boards,
      await loadBoards(request({ boards: { read: async () => success(build()) }, query })),
    )
    expect(html).toContain('“Cover options, July”')
    expect(html).toContain('href="/detail/12"')
    expect(html).toContain(`href="/collaboration/boards/${boardId}"`)
  })

  test('no board is made for an asset that is unknown', async () => {
    const create = vi.fn()
    const form = { action: 'save-new', name: 'New' }
    const submitted = await submitBoards(request({ boards: { create }, query: 'save=13', form }))
    expect(submitted).toEqual({ kind: 'done', to: '/collaboration/boards' })
    expect(create).not.toHaveBeenCalled()
  })

  test('a full board and one that was not chosen are told', async () => {
    const addAssets = async () => success({ notAdded: [{ id: '12', reason: 'board-full' }] })
    const full = { boards: { addAssets }, query: 'save=12', form: { action: 'save', board: boardId } }
    expect(show(Boards, (await submitBoards(request(full))) as never)).toContain('This board is full.')
    const none = { query: 'save=12', form: { action: 'save' } }
    expect(show(Boards, (await submitBoards(request(none))) as never)).toContain('Choose a board.')
  })
})

describe('the default board', () => {
  test.each([
    [boardId, `/collaboration/boards/${boardId}`],
    ['default', '/collaboration/boards?create=1'],
  ])('BOARD-03: %s leads on', async (id, to) => {
    const readDefault = async () => success({ id })
    expect(await loadDefault(request({ boards: { readDefault } }))).toEqual({ kind: 'moved', to })
  })
})

describe('boards of others', () => {
  const joined = {
    ...build({ role: 'comment', relationship: 'invited', owner: 'Berta' }),
    joinedAt: '2026-07-04T00:00:00.000Z',
  }

  test('BOARD-10: shows whose they are, what one may do and since when', async () => {
    const html = show(
      Shared,
      await loadShared(request({ boards: { listShared: async () => success([joined]) } })),
    )
    for (const words of ['By Berta', 'Can comment', 'Joined Jul 4, 2026', 'Leave Cover options, July']) {
      expect(html).toContain(words)
    }
  })

  test('who has none is told how they come here', async () => {
    const html = show(Shared, await loadShared(request({ boards: { listShared: async () => success([]) } })))
    expect(html).toContain('Open a link to someone’s board')
  })

  test('one leaves by a form', async () => {
    const leave = vi.fn(async () => success(null))
    const boards = { leave, listShared: async () => success([]) }
    const submitted = await submitShared(request({ boards, form: { action: 'leave', board: boardId } }))
    expect(leave).toHaveBeenCalledWith(expect.objectContaining({ accountId: '7' }), boardId)
    expect(submitted).toEqual({ kind: 'done', to: '/collaboration/shared-boards?done=left' })
    const again = {
      boards: { ...boards, leave: async () => failure('not-found') },
      form: { action: 'leave' },
    }
    expect(await submitShared(request(again))).toMatchObject({ kind: 'refused', status: 404 })
  })
})
