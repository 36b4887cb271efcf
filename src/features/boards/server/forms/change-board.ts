import { parseAssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import { type BoardDoneWord, wordIn } from '../../domain/board-page.ts'
import { type GivenRole, givenRoles } from '../../domain/board-permissions.ts'
import type { BoardReader, TooMany } from '../needs.ts'
import type { Boards } from '../open-boards.ts'
import type { InvitedFrom } from '../sharing/invite.ts'

export type BoardChangeNeeds = {
  readonly boards: Pick<
    Boards,
    | 'read'
    | 'change'
    | 'remove'
    | 'setNote'
    | 'order'
    | 'addAssets'
    | 'removeAssets'
    | 'addComment'
    | 'deleteComment'
    | 'invite'
    | 'withdrawInvitation'
    | 'acceptInvitation'
    | 'changeMember'
    | 'removeMember'
    | 'leave'
  >
}

/** What a form of the page came to. Who has `left` sees another page next. */
export type Done =
  | Readonly<{ done: BoardDoneWord; removed?: string; before?: string | null; note?: string }>
  | Readonly<{ left: 'deleted' | 'left' }>

type Sent = Readonly<{
  reader: BoardReader
  boardId: string
  form: Readonly<Record<string, string>>
  /** Who sends it, by what we were reached, and in which language. */
  from: InvitedFrom
  needs: BoardChangeNeeds
}>

type Changed = Result<Done, string | TooMany>
type Outcome = Promise<Result<unknown, string | TooMany>>

async function then(outcome: Outcome, done: Done): Promise<Changed> {
  const result = await outcome
  return result.ok ? success(done) : result
}

/** What each button of the page does where there is no script; with one, the calls do the same. */
const actions = {
  change: ({ reader, boardId, form, needs: { boards } }) => {
    const { name, text } = form
    const change = { ...(name !== undefined && { name }), ...(text !== undefined && { description: text }) }
    return then(boards.change(reader, boardId, change), { done: 'changed' })
  },
  default: ({ reader, boardId, needs: { boards } }) =>
    then(boards.change(reader, boardId, { isDefault: true }), { done: 'default' }),
  delete: ({ reader, boardId, needs: { boards } }) =>
    then(boards.remove(reader, boardId), { left: 'deleted' }),
  leave: ({ reader, boardId, needs: { boards } }) => then(boards.leave(reader, boardId), { left: 'left' }),
  join: ({ reader, needs: { boards } }) =>
    then(boards.acceptInvitation(reader, reader.code ?? ''), { done: 'joined' }),
  note: (sent) => {
    const { reader, boardId, form, needs } = sent
    return withAsset(sent, (asset) =>
      then(needs.boards.setNote(reader, boardId, asset, form.text ?? ''), { done: 'note' }),
    )
  },
  cover: (sent) =>
    withAsset(sent, (asset) =>
      then(sent.needs.boards.change(sent.reader, sent.boardId, { heroAssetId: asset }), { done: 'cover' }),
    ),
  first: (sent) => moveToEnd(sent, 'first'),
  last: (sent) => moveToEnd(sent, 'last'),
  remove: (sent) => withAsset(sent, (asset) => removeAsset(sent, asset)),
  'put-back': (sent) => withAsset(sent, (asset) => putBack(sent, asset)),
  comment: ({ reader, boardId, form, needs: { boards } }) => {
    const asset = parseAssetId(form.asset ?? '')
    const comment = { text: form.text ?? '', ...(asset !== null && { assetId: asset }) }
    return then(boards.addComment(reader, boardId, comment), { done: 'commented' })
  },
  'delete-comment': ({ reader, boardId, form, needs: { boards } }) =>
    then(boards.deleteComment(reader, boardId, form.comment ?? ''), { done: 'comment-deleted' }),
  invite: ({ reader, boardId, form, from, needs: { boards } }) => {
    const { email = '', days = '' } = form
    const invitation = {
      role: roleIn(form.role) ?? 'view',
      ...(email.trim() !== '' && { email }),
      ...(days !== '' && { expiresInDays: Number(days) }),
    }
    return then(boards.invite(reader, boardId, invitation, from), { done: 'invited' })
  },
  withdraw: ({ reader, boardId, form, needs: { boards } }) =>
    then(boards.withdrawInvitation(reader, boardId, form.invitation ?? ''), { done: 'withdrawn' }),
  member: async ({ reader, boardId, form, needs: { boards } }) => {
    const role = roleIn(form.role)
    if (role === null) return failure('not-found')
    return then(boards.changeMember(reader, boardId, form.member ?? '', role), { done: 'member-changed' })
  },
  'remove-member': ({ reader, boardId, form, needs: { boards } }) =>
    then(boards.removeMember(reader, boardId, form.member ?? ''), { done: 'member-removed' }),
} as const satisfies Record<string, (sent: Sent) => Promise<Changed>>

export type BoardAction = keyof typeof actions

export function isBoardAction(text: string): text is BoardAction {
  return Object.hasOwn(actions, text)
}

export function changeBoard(action: BoardAction, sent: Sent): Promise<Changed> {
  return actions[action](sent)
}

function roleIn(text: string | undefined): GivenRole | null {
  return wordIn(givenRoles, text ?? null)
}

async function withAsset({ form }: Sent, change: (asset: string) => Promise<Changed>): Promise<Changed> {
  const asset = parseAssetId(form.asset ?? '')
  return asset === null ? failure('not-found') : change(asset)
}

async function moveToEnd(sent: Sent, end: 'first' | 'last'): Promise<Changed> {
  const { reader, boardId, needs } = sent
  return withAsset(sent, async (asset) => {
    const read = await needs.boards.read(reader, boardId, { number: 1, size: 1 })
    if (!read.ok) return read
    const before = end === 'first' ? (read.value.assetIds.find((id) => id !== asset) ?? null) : null
    return then(needs.boards.order(reader, boardId, { assetIds: [asset], before }), { done: 'moved' })
  })
}

/** Remembers where it stood and what stood under it, so that it can be put back. */
async function removeAsset({ reader, boardId, needs }: Sent, asset: string): Promise<Changed> {
  const read = await needs.boards.read(reader, boardId, { number: 1, size: 1 })
  if (!read.ok) return read
  const ids = read.value.assetIds
  const place = ids.indexOf(asset)
  const before = place < 0 ? null : (ids[place + 1] ?? null)
  const there = place < 0 ? null : await needs.boards.read(reader, boardId, { number: place + 1, size: 1 })
  const note = (there?.ok && there.value.assets.find(({ id }) => id === asset)?.note) || ''
  const outcome = needs.boards.removeAssets(reader, { boardId, assetIds: [asset] })
  return then(outcome, { done: 'removed', removed: asset, before, note })
}

async function putBack({ reader, boardId, form, needs }: Sent, asset: string): Promise<Changed> {
  const added = await needs.boards.addAssets(reader, { boardId, assetIds: [asset] })
  if (!added.ok) return added
  const before = parseAssetId(form.before ?? '')
  // Without anything to stand before it was the last. What it stood before may be gone meanwhile; then it stays at the top.
  await needs.boards.order(reader, boardId, { assetIds: [asset], before })
  // Somebody else may have put it back already, with a note of their own.
  if (form.note && added.value.added.length > 0) await needs.boards.setNote(reader, boardId, asset, form.note)
  return success({ done: 'put-back' })
}
