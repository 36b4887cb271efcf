import { type AssetId, offers, parseAssetId } from '#features/catalogue/domain.ts'
import { links, signInLink } from '#links/links.ts'
import type { FormState, SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { listQuery, readListAddress } from '../domain/list-address.ts'
import { type AnyFailure, isHelpedBySigningIn, statusOf } from '../domain/refusals.ts'
import { readerOf } from '../server/needs.ts'
import type { Boards } from '../server/open-boards.ts'
import { type BoardsData, type BoardsNeeds, loadBoards } from './boards.load.ts'

type Needs = BoardsNeeds & {
  readonly boards: Pick<Boards, 'create' | 'change' | 'remove' | 'restore' | 'addAssets'>
}
type Request = SubmitRequest<Needs>
/** Where one goes on, or what is wrong, at which field. */
type Changed = { readonly to: string } | { readonly failure: AnyFailure; readonly field?: 'name' }
type Change = (request: Request) => Promise<Changed>

/** What the page has a sentence for, beside `too-many` and `not-found`. */
const toldWords = [
  'name-empty',
  'name-too-long',
  'too-many-boards',
  'not-allowed',
  'board-full',
  'choose',
] as const

/** Each form of the page, by the action of its button. */
const changes: Readonly<Record<string, Change>> = {
  create: async ({ visit, query, form, onceKey, needs }) => {
    const created = await needs.boards.create(readerOf(visit), { name: form.name ?? '', onceKey })
    if (!created.ok) return atName(created.failure)
    // Under a search it might not be among those that are shown.
    const { sort } = readListAddress(query)
    return doneWith({ visit, query: new URLSearchParams({ sort }) }, 'created', created.value.id)
  },

  rename: async ({ visit, query, form: { board = '', name = '' }, needs }) => {
    const changed = await needs.boards.change(readerOf(visit), board, { name })
    return changed.ok ? doneWith({ visit, query }, 'renamed', board) : atName(changed.failure)
  },

  default: async ({ visit, query, form: { board = '' }, needs }) => {
    const changed = await needs.boards.change(readerOf(visit), board, { isDefault: true })
    return changed.ok ? doneWith({ visit, query }, 'default', board) : changed
  },

  delete: async ({ visit, query, form: { board = '' }, needs }) => {
    const removed = await needs.boards.remove(readerOf(visit), board)
    return removed.ok ? doneWith({ visit, query }, 'deleted', board) : removed
  },

  restore: async ({ visit, query, form: { board = '' }, needs }) => {
    const restored = await needs.boards.restore(readerOf(visit), board)
    return restored.ok ? doneWith({ visit, query }, 'restored', board) : restored
  },

  save: async (request) => {
    const { board } = request.form
    const assetId = await findWanted(request)
    if (assetId === null) return { to: links.boards(request.visit) }
    return board ? saveTo(board, assetId, request) : { failure: 'choose' }
  },

  'save-new': async (request) => {
    const { visit, form, onceKey, needs } = request
    const assetId = await findWanted(request)
    if (assetId === null) return { to: links.boards(visit) }
    const wanted = { name: form.name ?? '', assetIds: [assetId], onceKey }
    const created = await needs.boards.create(readerOf(visit), wanted)
    return created.ok ? savedTo(created.value.id, assetId, request) : atName(created.failure)
  },
}

/** Null for what cannot be saved. */
async function findWanted({ visit, query, needs }: Request): Promise<AssetId | null> {
  const id = parseAssetId(query.get('save') ?? '')
  const [asset] = id === null ? [] : await needs.catalogue.readCards([id], offers[visit.site])
  return asset?.id ?? null
}

/** BOARD-03: the board that was chosen is the default one from now on. */
async function saveTo(boardId: string, assetId: AssetId, { visit, needs }: Request): Promise<Changed> {
  const wanted = { boardId, assetIds: [assetId], makeDefault: true }
  const saved = await needs.boards.addAssets(readerOf(visit), wanted)
  if (!saved.ok) return saved
  const full = saved.value.notAdded.find(({ reason }) => reason !== 'already-there')
  if (full) return { failure: full.reason }
  return savedTo(boardId, assetId, { visit })
}

function savedTo(boardId: string, assetId: AssetId, { visit }: Pick<Request, 'visit'>): Changed {
  return { to: links.boards(visit, { save: assetId, done: 'saved', board: boardId }) }
}

export async function submit(request: Request): Promise<Submitted<BoardsData>> {
  const { visit, query, form } = request
  const here = links.boards(visit, Object.fromEntries(query))
  if (visit.viewer.kind !== 'member') return { kind: 'done', to: signInLink(visit, here) }
  const action = form.action ?? ''
  const change = Object.hasOwn(changes, action) ? changes[action] : undefined
  if (!change) return { kind: 'done', to: here }
  const changed = await change(request)
  if ('to' in changed) return { kind: 'done', to: changed.to }
  const { failure, field = 'form' } = changed
  if (isHelpedBySigningIn(failure)) return { kind: 'done', to: signInLink(visit, here, true) }
  const typed = { action, name: (form.name ?? '').slice(0, 1_000), board: form.board ?? '' }
  return refuse(request, { typed, errors: { [field]: wordOf(failure) } }, failure)
}

async function refuse(
  request: Request,
  form: FormState,
  failure: AnyFailure,
): Promise<Submitted<BoardsData>> {
  // What has just been done is not said again, and the page stays the one that the form stands on.
  const query = new URLSearchParams(request.query)
  query.delete('done')
  const loaded = await loadBoards({ ...request, query }, form)
  if (loaded.kind !== 'found') return { kind: 'done', to: links.boards(request.visit) }
  return {
    kind: 'refused',
    status: statusOf(failure),
    data: loaded.data,
    ...(typeof failure === 'object' && { retryAfterSeconds: failure.tooMany }),
  }
}

/** Back to what was shown of the list. */
function doneWith({ visit, query }: Pick<Request, 'visit' | 'query'>, done: string, board: string): Changed {
  return { to: links.boards(visit, { ...listQuery(readListAddress(query)), done, board }) }
}

/** Whatever else became of a board in the meantime, it is not there any more. */
function wordOf(failure: AnyFailure): string {
  if (typeof failure !== 'string') return 'too-many'
  return toldWords.find((word) => word === failure) ?? 'not-found'
}

/** A name's faults stand at its field, all others above the form. */
function atName(failure: AnyFailure): Changed {
  return failure === 'name-empty' || failure === 'name-too-long' ? { failure, field: 'name' } : { failure }
}
