import { describe, expect, test, vi } from 'vitest'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { failure, success } from '#kernel/result.ts'
import type { Board } from '../../domain/board.ts'
import { permissionsOf } from '../../domain/board-permissions.ts'
import type { Added, BoardCalls } from './board-calls.ts'
import { openSaveDesk } from './open-save-desk.ts'
import type { SaveNews } from './save-news.ts'

function board(id: string, assetIds: readonly string[] = [], revision = 1): Board {
  return {
    id,
    name: id === 'default' ? '' : `Board ${id}`,
    description: '',
    assetCount: assetIds.length,
    heroUrl: null,
    createdAt: '2026-11-15T10:00:00.000Z',
    updatedAt: '2026-11-15T10:00:00.000Z',
    revision,
    relationship: 'owned',
    role: 'owner',
    permissions: permissionsOf('owner'),
    owner: 'Ada',
    isDefault: true,
    assets: [],
    assetIds,
    assetsPage: { number: 1, size: 25, count: 1 },
  }
}

function card(id: string): AssetCard {
  return {
    id,
    assetType: 'image',
    title: `Picture ${id}`,
    altText: '',
    artist: '',
    family: 'creative',
    licenseModel: 'rf',
    width: 3,
    height: 2,
    mediaKey: `key-${id}`,
    dominantColor: '#336699',
    isOffline: false,
    isSensitive: false,
    durationMs: null,
  }
}

/** A server with one default board, and everything that happened, in its order. */
function openDesk(first: Board, given: Partial<BoardCalls> = {}) {
  let now = first
  const happened: string[] = []
  const news: SaveNews[] = []
  const change = (ids: readonly string[]) => {
    now = board(now.id, ids, now.revision + 1)
    return now
  }
  const calls: BoardCalls = {
    readDefault: async () => {
      happened.push('read')
      return success(now)
    },
    add: async ({ boardId, assetIds, makeDefault }) => {
      happened.push(`add ${assetIds.join()} to ${boardId}${makeDefault ? ' as default' : ''}`)
      if (now.id !== boardId) now = board(boardId)
      const added = assetIds.filter((id) => !now.assetIds.includes(id))
      const notAdded = assetIds
        .filter((id) => !added.includes(id))
        .map((id) => ({ id, reason: 'already-there' }))
      const next = change([...added, ...now.assetIds])
      return success({ board: next, revision: next.revision, added, notAdded })
    },
    remove: async ({ boardId, assetIds }) => {
      happened.push(`remove ${assetIds.join()} from ${boardId}`)
      const next = change(now.assetIds.filter((id) => !assetIds.includes(id)))
      return success({ board: next, revision: next.revision, removed: assetIds })
    },
    putBack: async ({ boardId, assetIds }) => {
      happened.push(`put ${assetIds.join()} back on ${boardId}`)
      const next = change([...now.assetIds, ...assetIds])
      return success({ board: next, revision: next.revision, added: assetIds, notAdded: [] })
    },
    create: async (name) => {
      happened.push(`create ${name}`)
      now = board('new')
      return success(now)
    },
    list: async () => {
      happened.push('list')
      return success({ boards: [], total: 0 })
    },
    ...given,
  }
  let marked: ReadonlySet<string> = new Set()
  const choose = vi.fn()
  const desk = openSaveDesk({
    calls: () => calls,
    announce: (name, detail) => happened.push(`${name} ${JSON.stringify(detail)}`),
    mark: (ids) => {
      marked = ids
    },
    tell: (one) => news.push(one),
    choose,
  })
  return { desk, happened, news, choose, marked: () => [...marked].sort() }
}

function held<Value>() {
  let letGo: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    letGo = resolve
  })
  return { promise, letGo: (value: Value) => letGo(value) }
}

describe('BOARD-05: the button toggles', () => {
  test('what is on the default board is marked, a press takes it off, another puts it back', async () => {
    const { desk, happened, news, marked } = openDesk(board('b', ['1', '2']))
    await desk.refresh()
    expect(marked()).toEqual(['1', '2'])
    await desk.toggle(card('1'))
    expect(marked()).toEqual(['2'])
    await desk.toggle(card('1'))
    expect(marked()).toEqual(['1', '2'])
    expect(happened).toEqual([
      'read',
      'remove 1 from b',
      'boards-updated {"boardId":"b","revision":2,"added":[],"removed":["1"]}',
      'add 1 to b',
      'boards-updated {"boardId":"b","revision":3,"added":["1"],"removed":[]}',
    ])
    expect(news).toMatchObject([
      { kind: 'removed', board: { name: 'Board b' } },
      { kind: 'saved', board: { name: 'Board b' }, missing: 0 },
    ])
  })

  test('the mark shows before the answer has come, and goes when nobody answers', async () => {
    const answer = held<Awaited<ReturnType<BoardCalls['add']>>>()
    const { desk, news, marked } = openDesk(board('b'), { add: () => answer.promise })
    await desk.refresh()
    const pressed = desk.toggle(card('1'))
    await Promise.resolve()
    expect(marked()).toEqual(['1'])
    answer.letGo(failure({ status: 0, type: 'unreachable' }))
    await pressed
    expect(marked()).toEqual([])
    expect(news).toEqual([{ kind: 'failed', reason: 'add' }])
  })

  test('two quick presses are done one after the other and end where they began', async () => {
    const { desk, happened, marked } = openDesk(board('b'))
    await desk.refresh()
    await Promise.all([desk.toggle(card('1')), desk.toggle(card('1'))])
    expect(happened.filter((one) => !one.startsWith('boards-updated'))).toEqual([
      'read',
      'add 1 to b',
      'remove 1 from b',
    ])
    expect(marked()).toEqual([])
  })

  test('answers that overtake each other end with the later state', async () => {
    const first = held<{ ok: true; value: Added }>()
    const answers = [
      first.promise,
      Promise.resolve(success({ board: board('b', ['2', '1'], 3), revision: 3, added: ['2'], notAdded: [] })),
    ]
    const { desk, marked } = openDesk(board('b'), {
      add: () => answers.shift() ?? Promise.reject(new Error('one too many')),
    })
    await desk.refresh()
    const pressed = desk.toggle(card('1'))
    await desk.toggle(card('2'))
    first.letGo(success({ board: board('b', ['1'], 2), revision: 2, added: ['1'], notAdded: [] }))
    await pressed
    expect(marked()).toEqual(['1', '2'])
  })

  test('a full board says so; one that is deleted or closed to its reader is asked for anew', async () => {
    const full = openDesk(board('b'), {
      add: async () =>
        success({ board: board('b'), revision: 1, added: [], notAdded: [{ id: '1', reason: 'board-full' }] }),
    })
    await full.desk.toggle(card('1'))
    expect(full.news).toEqual([{ kind: 'failed', reason: 'full' }])
    expect(full.marked()).toEqual([])

    for (const status of [403, 404, 410]) {
      const gone = openDesk(board('b'), { add: async () => failure({ status, type: 'not-found' }) })
      await gone.desk.toggle(card('1'))
      expect(gone.happened).toEqual(['read', 'read'])
    }
  })
})

describe('BOARD-06: without a default board', () => {
  test('a press opens the choice instead of saving', async () => {
    const { desk, happened, choose, marked } = openDesk(board('default'))
    await desk.toggle(card('1'))
    expect(choose).toHaveBeenCalledExactlyOnceWith({ assets: [card('1')] }, { boards: [], total: 0 })
    expect(happened).toEqual(['read', 'list'])
    expect(marked()).toEqual([])
  })

  test('BOARD-03: the chosen board is the default one from there on', async () => {
    const { desk, happened, marked } = openDesk(board('default'))
    await desk.refresh()
    await desk.saveTo('c', { assets: [card('1')] })
    expect(happened).toContain('add 1 to c as default')
    expect(desk.known()).toMatchObject({ id: 'c', name: 'Board c' })
    expect(marked()).toEqual(['1'])
  })

  test('an asset that changes its board leaves the old one without a word', async () => {
    const { desk, happened, news } = openDesk(board('b', ['1']))
    await desk.saveTo('c', { assets: [card('1')], insteadOf: 'b' })
    expect(happened.filter((one) => !one.startsWith('boards-updated'))).toEqual([
      'add 1 to c as default',
      'remove 1 from b',
    ])
    expect(news).toHaveLength(1)
  })

  test('boards that cannot be read are no reason to be silent', async () => {
    const { desk, news, choose } = openDesk(board('default'), {
      list: async () => failure({ status: 503, type: 'unavailable' }),
    })
    await desk.toggle(card('1'))
    expect(news).toEqual([{ kind: 'failed', reason: 'read' }])
    expect(choose).not.toHaveBeenCalled()
  })
})

describe('BOARD-07: a new board', () => {
  test('default board and list are read, the menu reloads, the event is sent, and then the asset is added', async () => {
    const { desk, happened } = openDesk(board('default'))
    await desk.refresh()
    await desk.create('Cover', { assets: [card('1')] })
    expect(happened).toEqual([
      'read',
      'create Cover',
      'read',
      'list',
      'boards-menu-reload null',
      'board-created {"boardId":"new"}',
      'add 1 to new as default',
      'boards-updated {"boardId":"new","revision":2,"added":["1"],"removed":[]}',
    ])
  })

  test('a name that the server refuses changes nothing', async () => {
    const { desk, happened } = openDesk(board('b'), {
      create: async () => failure({ status: 400, type: 'name-too-long' }),
    })
    expect(await desk.create('x', { assets: [card('1')] })).toMatchObject({
      failure: { type: 'name-too-long' },
    })
    expect(happened).toEqual([])
  })
})

test('what was taken off is put back as it was, marked and told', async () => {
  const { desk, happened, news, marked } = openDesk(board('b', ['1', '2']))
  await desk.refresh()
  await desk.toggle(card('1'))
  await desk.putBack('b', [card('1')])
  expect(marked()).toEqual(['1', '2'])
  expect(happened.slice(-2)).toEqual([
    'put 1 back on b',
    'boards-updated {"boardId":"b","revision":3,"added":["1"],"removed":[]}',
  ])
  expect(news.map(({ kind }) => kind)).toEqual(['removed', 'saved'])
})

describe('BOARD-07: what other windows did', () => {
  test('shows here without asking, where it is about the default board', async () => {
    const { desk, happened, marked } = openDesk(board('b', ['1']))
    await desk.refresh()
    desk.hearUpdated({ boardId: 'b', revision: 2, added: ['2'], removed: ['1'] })
    expect(marked()).toEqual(['2'])
    expect(happened).toEqual(['read'])
  })

  test('and is heard late counts for nothing, or is asked for where something is missing in between', async () => {
    const { desk, happened, marked } = openDesk(board('b', ['1'], 5))
    await desk.refresh()
    desk.hearUpdated({ boardId: 'b', revision: 4, added: ['2'], removed: [] })
    expect(marked()).toEqual(['1'])
    expect(happened).toEqual(['read'])
    desk.hearUpdated({ boardId: 'b', revision: 7, added: ['2'], removed: [] })
    expect(happened).toEqual(['read', 'read'])
  })

  test('makes the default board be read again where it may be another one', async () => {
    const { desk, happened } = openDesk(board('b', ['1']))
    await desk.refresh()
    desk.hearUpdated({ boardId: 'c', revision: 2, added: ['2'], removed: [] })
    desk.hearCreated()
    expect(happened).toEqual(['read', 'read', 'read'])
  })
})

test('of many assets those that could not be saved are counted; what was there already is no failure', async () => {
  const { desk, news } = openDesk(board('b'), {
    add: async () =>
      success({
        board: board('b', ['1', '2'], 2),
        revision: 2,
        added: ['1'],
        notAdded: [
          { id: '2', reason: 'already-there' },
          { id: '3', reason: 'unknown' },
        ],
      }),
  })
  await desk.save([card('1'), card('2'), card('3')])
  expect(news).toMatchObject([{ kind: 'saved', missing: 1 }])
})
