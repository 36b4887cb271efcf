import { type AssetId, parseAssetId } from '#features/catalogue/domain.ts'
import { links, signInLink } from '#links/links.ts'
import { type FormState, found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'
import type { Visit } from '#visit/visit.ts'
import type { Board } from '../domain/board.ts'
import {
  type BoardPage,
  type BoardPanel,
  boardDoneWords,
  boardPageSize,
  boardPanels,
  emptyForm,
  pageCountOf,
  wordIn,
} from '../domain/board-page.ts'
import type { BoardRole, Permissions } from '../domain/board-permissions.ts'
import type { BoardComment } from '../domain/comment.ts'
import { type AccessFailure, isBoardId } from '../server/find-access.ts'
import { unpackNote } from '../server/forms/carry-note.ts'
import { type BoardReader, readerOf } from '../server/needs.ts'
import type { Boards } from '../server/open-boards.ts'

export type BoardData = BoardPage

export type BoardPageNeeds = {
  readonly boards: Pick<Boards, 'read' | 'listMembers' | 'listInvitations' | 'listComments' | 'listActivity'>
}

type Request = Pick<PageRequest<BoardPageNeeds>, 'visit' | 'parameters' | 'query' | 'needs'>

export function load(request: Request): Promise<Loaded<BoardData>> {
  return loadBoard(request)
}

/** The page as it is now, with what was sent and what is wrong with it. */
export async function loadBoard(request: Request, form: FormState = emptyForm): Promise<Loaded<BoardData>> {
  const { visit, parameters, query, needs } = request
  const boardId = parameters.boardId ?? ''
  const code = query.get('invitation_code')
  const reader = readerOf(visit, code)
  if (mustSignIn(visit, boardId, code)) {
    const here = links.board(visit, { boardId }, Object.fromEntries(query))
    return { kind: 'moved', to: signInLink(visit, here) }
  }
  const number = pageIn(query)
  const read = await needs.boards.read(reader, boardId, { number, size: boardPageSize })
  if (!read.ok) return closedBoard(read.failure)
  const pageCount = pageCountOf(read.value.assetCount)
  if (number > pageCount) {
    const last = { ...Object.fromEntries(query), page: pageCount }
    return { kind: 'moved', to: links.board(visit, { boardId }, last) }
  }
  const asked = wordIn(boardPanels, query.get('show')) ?? 'comments'
  const { permissions, role } = read.value
  const panel = mayShow(asked, permissions, role) ? asked : 'comments'
  // Links let others in: whoever sees them has shown lately who they are.
  if (panel === 'sharing' && !reader.isProven) {
    const here = links.board(visit, { boardId }, Object.fromEntries(query))
    return { kind: 'moved', to: signInLink(visit, here, true) }
  }
  return found(await pageOf(read.value, reader, { ...request, number, form, panel }))
}

/** A board that does not open: one may know that there was one, or not (ROUTE-04). */
export function closedBoard(failure: AccessFailure): Loaded<never> {
  return failure === 'not-found' ? notFound : { kind: 'gone', similar: [], what: 'board' }
}

/** A board's address tells a visitor nothing; who has an account here may know it. */
export function mustSignIn({ viewer }: Visit, boardId: string, code: string | null): boolean {
  return viewer.kind === 'visitor' && !code && isBoardId(boardId)
}

/** Guests are not told who did what. */
function mayShow(panel: BoardPanel, permissions: Permissions, role: BoardRole): boolean {
  if (panel === 'sharing') return permissions.invite
  return panel !== 'activity' || role !== 'guest'
}

type Facts = Request & { readonly number: number; readonly form: FormState; readonly panel: BoardPanel }

async function pageOf(
  { assets, assetIds, assetsPage: _, ...board }: Board,
  reader: BoardReader,
  { query, needs, number, form, panel }: Facts,
): Promise<BoardPage> {
  const isGuest = board.role === 'guest'
  const named = parseAssetId(query.get('asset') ?? '')
  const thread = named !== null && assetIds.includes(named) ? named : null
  const beside = await readBeside(panel, { isGuest, boardId: board.id, reader, thread, needs })
  return {
    board,
    assets,
    page: { number, count: pageCountOf(board.assetCount) },
    firstId: assetIds[0] ?? null,
    nextId: assetIds[number * boardPageSize] ?? null,
    ...beside,
    panel,
    thread,
    code: isGuest ? (reader.code ?? '') : '',
    done: wordIn(boardDoneWords, query.get('done')),
    removed: removedIn(query, assetIds),
    form,
  }
}

type Beside = Pick<BoardPage, 'people' | 'comments' | 'activity' | 'invitations'>
type Asking = Readonly<{
  isGuest: boolean
  boardId: string
  reader: BoardReader
  thread: AssetId | null
  needs: BoardPageNeeds
}>

/** Only what is shown is asked for. A list that cannot be had any more is empty: the board says the rest. */
async function readBeside(panel: BoardPanel, asking: Asking): Promise<Beside> {
  const { isGuest, boardId, reader, thread, needs } = asking
  const { boards } = needs
  const isActivity = panel === 'activity'
  const [people, latest, ofThread, activity, invitations] = await Promise.all([
    isGuest ? null : boards.listMembers(reader, boardId),
    isActivity ? null : boards.listComments(reader, boardId),
    thread === null ? null : boards.listComments(reader, boardId, { assetId: thread }),
    isActivity ? boards.listActivity(reader, boardId) : null,
    panel === 'sharing' ? boards.listInvitations(reader, boardId) : null,
  ])
  return {
    people: people?.ok ? people.value : [],
    comments: joinComments(
      latest?.ok ? latest.value.comments : [],
      ofThread?.ok ? ofThread.value.comments : [],
    ),
    activity: activity?.ok ? activity.value.lines : [],
    invitations: invitations?.ok ? invitations.value : [],
  }
}

/** The latest of all, and those of the thread that are older. */
function joinComments(latest: readonly BoardComment[], ofThread: readonly BoardComment[]) {
  const known = new Set(latest.map(({ id }) => id))
  return [...latest, ...ofThread.filter(({ id }) => !known.has(id))]
}

function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/** What was taken off without script: it can be put back as long as it has not come back otherwise. */
function removedIn(query: URLSearchParams, present: readonly AssetId[]): BoardPage['removed'] {
  const asset = parseAssetId(query.get('removed') ?? '')
  if (query.get('done') !== 'removed' || asset === null || present.includes(asset)) return null
  const before = parseAssetId(query.get('before') ?? '')
  return { asset, before, note: unpackNote(query.get('note') ?? '') }
}
