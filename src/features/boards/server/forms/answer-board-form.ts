import { parseAssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import { type BoardDoneWord, wordIn } from '../../domain/board-page.ts'
import { type GivenRole, givenRoles } from '../../domain/board-permissions.ts'
import type { BoardReader, TooMany } from '../needs.ts'
import type { Boards } from '../open-boards.ts'
import type { InvitedFrom } from '../sharing/invite.ts'

export type BoardFormNeeds = {
  readonly boards: Pick<
    Boards,
    | 'read'
    | 'change'
    | 'remove'
    | 'restore'
    | 'setNote'
    | 'order'
    | 'removeAssets'
    | 'putBack'
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
  | Readonly<{ done: BoardDoneWord; removed?: string }>
  | Readonly<{ left: 'deleted' | 'left' }>

type Sent = Readonly<{
  reader: BoardReader
  boardId: string
  form: Readonly<Record<string, string>>
  /** Who sends it, by what we were reached, and in which language. */
  from: InvitedFrom
  /** The same form that comes twice makes one thing. */
  onceKey?: string | undefined
  needs: BoardFormNeeds
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
    const { name, text, baseName, baseText } = form
    const change = { name, description: text, base: { name: baseName, description: baseText } }
    return then(boards.change(reader, boardId, change), { done: 'changed' })
  },
  default: ({ reader, boardId, needs: { boards } }) =>
    then(boards.change(reader, boardId, { isDefault: true }), { done: 'default' }),
  delete: ({ reader, boardId, needs: { boards } }) =>
    then(boards.remove(reader, boardId), { left: 'deleted' }),
  restore: ({ reader, boardId, needs: { boards } }) =>
    then(boards.restore(reader, boardId), { done: 'restored' }),
  leave: ({ reader, boardId, needs: { boards } }) => then(boards.leave(reader, boardId), { left: 'left' }),
  join: ({ reader, needs: { boards } }) =>
    then(boards.acceptInvitation(reader, reader.code ?? ''), { done: 'joined' }),
  note: (sent) => {
    const { reader, boardId, form, needs } = sent
    return withAsset(sent, (asset) =>
      then(needs.boards.setNote(reader, boardId, asset, form.text ?? '', form.baseText), { done: 'note' }),
    )
  },
  cover: (sent) =>
    withAsset(sent, (asset) =>
      then(sent.needs.boards.change(sent.reader, sent.boardId, { heroAssetId: asset }), { done: 'cover' }),
    ),
  first: (sent) => moveTo(sent, () => 0),
  earlier: (sent) => moveTo(sent, (place) => place - 1),
  later: (sent) => moveTo(sent, (place) => place + 1),
  last: (sent) => moveTo(sent, (_, count) => count - 1),
  remove: (sent) =>
    withAsset(sent, (asset) => {
      const { reader, boardId, needs } = sent
      const outcome = needs.boards.removeAssets(reader, { boardId, assetIds: [asset] })
      return then(outcome, { done: 'removed', removed: asset })
    }),
  'put-back': (sent) =>
    withAsset(sent, (asset) => {
      const { reader, boardId, needs } = sent
      return then(needs.boards.putBack(reader, { boardId, assetIds: [asset] }), { done: 'put-back' })
    }),
  comment: ({ reader, boardId, form, onceKey, needs: { boards } }) => {
    const asset = parseAssetId(form.asset ?? '')
    const comment = { text: form.text ?? '', ...(asset !== null && { assetId: asset }), onceKey }
    return then(boards.addComment(reader, boardId, comment), { done: 'commented' })
  },
  'delete-comment': ({ reader, boardId, form, needs: { boards } }) =>
    then(boards.deleteComment(reader, boardId, form.comment ?? ''), { done: 'comment-deleted' }),
  invite: ({ reader, boardId, form, from, onceKey, needs: { boards } }) => {
    const { email = '', days = '' } = form
    const invitation = {
      role: roleIn(form.role) ?? 'view',
      ...(email.trim() !== '' && { email }),
      ...(days !== '' && { expiresInDays: Number(days) }),
      onceKey,
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

export function answerBoardForm(action: BoardAction, sent: Sent): Promise<Changed> {
  return actions[action](sent)
}

function roleIn(text: string | undefined): GivenRole | null {
  return wordIn(givenRoles, text ?? null)
}

async function withAsset({ form }: Sent, change: (asset: string) => Promise<Changed>): Promise<Changed> {
  const asset = parseAssetId(form.asset ?? '')
  return asset === null ? failure('not-found') : change(asset)
}

async function moveTo(sent: Sent, to: (place: number, count: number) => number): Promise<Changed> {
  const { reader, boardId, needs } = sent
  return withAsset(sent, async (asset) => {
    const read = await needs.boards.read(reader, boardId, { number: 1, size: 1 })
    if (!read.ok) return read
    const { assetIds } = read.value
    const others = assetIds.filter((id) => id !== asset)
    const before = others[Math.max(0, to(assetIds.indexOf(asset), assetIds.length))] ?? null
    return then(needs.boards.order(reader, boardId, { assetIds: [asset], before }), { done: 'moved' })
  })
}
