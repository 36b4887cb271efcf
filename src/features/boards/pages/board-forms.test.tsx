import { describe, expect, test } from 'vitest'
import { failure, success } from '#kernel/result.ts'
import {
  ada,
  arranged,
  boardId,
  boardOf,
  code,
  path,
  render,
  request,
  shown,
} from '../testing/show-board.tsx'
import { submit } from './board.submit.ts'

describe('BOARD-11: a form that comes too late', () => {
  async function refuse(form: Record<string, string>) {
    const late = { change: async () => failure('changed-meanwhile') }
    const board = { ...boardOf('owner'), name: 'Theirs', description: 'Also theirs' }
    const boards = { ...late, setNote: late.change, readArranged: async () => success(arranged(board)) }
    const refused = await submit(request('owner', { form, boards }))
    if (refused.kind !== 'refused') throw new Error(refused.kind)
    return { status: refused.status, html: render(refused.data, { user: ada }) }
  }

  test('shows what was typed and what stands there now, and is based on that from then on', async () => {
    const form = {
      action: 'change',
      name: 'Mine',
      baseName: 'Covers',
      text: 'Mine too',
      baseText: 'Also theirs',
    }
    const { status, html } = await refuse(form)
    expect(status).toBe(409)
    const [edit = ''] = /<form(?:(?!<form).)*value="change"/s.exec(html) ?? []
    expect(edit).toContain('name="baseName" value="Theirs"')
    expect(edit).toMatch(/name="name"[^>]*value="Mine"/)
    expect(edit).toMatch(/<blockquote[^>]*>Theirs</)
    // Nobody else touched the description.
    expect(edit).toContain('name="baseText" value="Also theirs"')
    expect(edit.match(/<blockquote/g)).toHaveLength(1)
    expect(html).toContain('Somebody else changed this meanwhile')
  })

  test('keeps its base where something else was wrong', async () => {
    const boards = { change: async () => failure('name-empty') }
    const form = { action: 'change', name: '', baseName: 'Before' }
    const refused = await submit(request('owner', { form, boards }))
    const html = refused.kind === 'refused' ? render(refused.data, { user: ada }) : ''
    expect(html).toContain('name="baseName" value="Before"')
    expect(html).not.toContain('<blockquote')
  })

  test('so it is with a note that somebody has taken away', async () => {
    const { html } = await refuse({ action: 'note', asset: '2', text: 'Mine', baseText: 'Crop' })
    expect(html).toContain('Nothing stands there any more.')
  })
})

describe('a form of the page', () => {
  const done = async () => success(null)
  test.each([
    [{ action: 'change', name: 'New' }, { change: done }, `${path}?done=changed`],
    [{ action: 'note', asset: '1', text: 'x' }, { setNote: done }, `${path}?done=note`],
    [{ action: 'last', asset: '1' }, { order: done }, `${path}?done=moved`],
    [{ action: 'remove', asset: '1' }, { removeAssets: done }, `${path}?done=removed&removed=1`],
    [{ action: 'put-back', asset: '1' }, { putBack: done }, `${path}?done=put-back`],
    [{ action: 'comment', text: 'x' }, { addComment: done }, `${path}?done=commented`],
    [{ action: 'invite', role: 'edit', days: '7' }, { invite: done }, `${path}?done=invited`],
    [{ action: 'delete' }, { remove: done }, `/collaboration/boards?done=deleted&board=${boardId}`],
    [{ action: 'restore' }, { restore: done }, `${path}?done=restored`],
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

  test('what was taken off can be put back as long as it is off', async () => {
    const query = 'done=removed&removed=2'
    const boards = { readArranged: async () => success(arranged(boardOf('owner', 1))) }
    const html = await shown('owner', true, { query, boards })
    const [undo = ''] = /<form(?:(?!<form).)*value="put-back"/s.exec(html) ?? []
    expect(undo).toContain('name="asset" value="2"')
    expect(await shown('owner', true, { query })).not.toContain('value="put-back"')
  })

  test('of somebody who is signed out leads to signing in', async () => {
    const viewer = { kind: 'visitor', authState: 'logged_out' } as const
    const sent = await submit(request('owner', { form: { action: 'delete' }, viewer }))
    expect(sent).toMatchObject({ kind: 'done', to: expect.stringMatching(/^\/sign-in\?returnurl=/) })
  })
})
