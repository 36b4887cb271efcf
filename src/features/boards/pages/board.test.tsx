import { describe, expect, test } from 'vitest'
import { failure, success } from '#kernel/result.ts'
import { buildMember } from '#visit/testing/build-visit.ts'
import { actionsIn, arranged, boardOf, code, path, render, request, shown } from '../testing/show-board.tsx'
import { load } from './board.load.ts'

describe('BOARD-10: what the page of a board offers', () => {
  const order = ['first', 'earlier', 'later', 'last'] as const
  test.each([
    ['owner', ['change', 'default', 'delete', 'note', ...order, 'remove', 'comment']],
    ['edit', ['change', 'default', 'leave', 'note', ...order, 'remove', 'comment']],
    ['comment', ['leave', 'comment']],
    ['view', ['leave']],
    ['guest', ['join']],
  ] as const)('to %s', async (role, actions) => {
    const html = await shown(role, true)
    expect(actionsIn(html).toSorted()).toEqual(actions.toSorted())
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

  test.each([
    ['view', 'among your boards.'],
    ['comment', 'and to comment.'],
    ['edit', 'and to work on it.'],
  ])('a guest is told who shares it and what joining gives (%s)', async (role, words) => {
    const html = await shown('guest', true, { boards: { readOffer: async () => ({ role, canJoin: true }) } })
    expect(html).toContain('Ada shares this board with you.')
    expect(html).toContain(words)
  })

  test('a guest by a used link is offered nothing', async () => {
    const boards = { readOffer: async () => ({ role: 'edit', canJoin: false }) }
    const html = await shown('guest', true, { boards })
    expect(actionsIn(html)).toEqual([])
    expect(html).not.toContain('Join')
  })

  test('who has not confirmed their address is told so before they fill in', async () => {
    const loaded = await load(request('owner', { query: 'show=sharing' }))
    if (loaded.kind !== 'found') throw new Error(loaded.kind)
    const user = { username: 'ada', name: '', email: '', isEmailVerified: false, teamRole: null }
    const html = render(loaded.data, { user })
    expect(actionsIn(html)).not.toContain('invite')
    expect(html).toContain('href="/verify-email"')
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

test('every form has the key of the page, by which what is sent twice is made once', async () => {
  const html = await shown('owner', true, { query: 'show=sharing' })
  expect(actionsIn(html)).toEqual(expect.arrayContaining(['comment', 'invite']))
  expect(html.match(/name="_once" value="form-key"/g)).toHaveLength(
    html.match(/<form[^>]* method="post"/g)?.length ?? 0,
  )
})

describe('BOARD-10: what lies further back', () => {
  const hrefsIn = (html: string) =>
    [...html.matchAll(/href="([^"]*olderThan[^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))

  test('is reached by a plain link, in comments, in a thread and in the activity', async () => {
    const boards = {
      listComments: async () => success({ comments: [], next: '70' }),
      listActivity: async () => success({ lines: [], next: '80' }),
    }
    const ask = async (query: string) => hrefsIn(await shown('owner', true, { query, boards }))
    expect(await ask('')).toEqual([`${path}?page=1&olderThan=70#beside`])
    expect(await ask('asset=2')).toEqual([`${path}?page=1&asset=2&olderThan=70#beside`])
    expect(await ask('show=activity')).toEqual([`${path}?page=1&show=activity&olderThan=80#beside`])
  })

  test('leads to the newest again', async () => {
    expect(await shown('owner', true, { query: '' })).not.toContain('>Newest<')
    const html = await shown('owner', true, { query: 'olderThan=70' })
    expect(html).toContain(`href="${path}?page=1#beside"`)
    expect(html).toContain('>Newest<')
    expect(hrefsIn(html)).toEqual([])
  })
})

test('ROUTE-04: the page of a deleted board has nothing but the way back', async () => {
  const { assets: _, assetIds: __, assetsPage: ___, ...board } = boardOf('owner')
  const boards = {
    readArranged: async () => failure('deleted'),
    readDeleted: async () => ({ board, until: '2026-12-15T13:05:00.000Z' }),
  }
  const html = await shown('owner', true, { query: '', boards })
  expect(actionsIn(html)).toEqual(['restore'])
  expect(html).toMatch(/<h1[^>]*><bdi>Covers<\/bdi><\/h1>/)
  expect(html).toMatch(/<div role="status"[^>]*><p>You deleted this board\.[^<]*Dec 15, 2026/)
})

test('what a board is called stands in its own direction, at the edge of the page’s', async () => {
  const board = { ...boardOf('owner'), name: 'أغلفة', description: 'ليوليو' }
  const boards = { readArranged: async () => success(arranged(board)) }
  const html = await shown('owner', true, { boards })
  expect(html).toMatch(/<h1(?![^>]* dir=)[^>]*><bdi>أغلفة<\/bdi><\/h1>/)
  expect(html).toMatch(/<p(?![^>]* dir=)[^>]*><bdi>ليوليو<\/bdi><\/p>/)
})
