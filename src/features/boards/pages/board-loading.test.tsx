import { describe, expect, test } from 'vitest'
import { failure, success } from '#kernel/result.ts'
import { arranged, boardOf, path, request } from '../testing/show-board.tsx'
import { load } from './board.load.ts'

describe('loading a board', () => {
  test('somebody else’s is not there, a withdrawn link is gone', async () => {
    const refuse = (word: string) => ({ boards: { readArranged: async () => failure(word) } })
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
    const boards = { readArranged: async () => success(arranged(boardOf('owner', 70))) }
    expect(await load(request('owner', { query: 'page=9', boards }))).toEqual({
      kind: 'moved',
      to: `${path}?page=2`,
    })
  })

  test('what is moved to the end of a page goes before the first of the next', async () => {
    const boards = { readArranged: async () => success(arranged(boardOf('owner', 70))) }
    const loaded = await load(request('owner', { boards }))
    expect(loaded).toMatchObject({ data: { firstId: '1', nextId: '61', page: { number: 1, count: 2 } } })
  })
})
