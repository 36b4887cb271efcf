import { type AssetId, offers, parseAssetId } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { links, signInLink } from '#links/links.ts'
import { type FormState, found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'
import type { Visit } from '#visit/visit.ts'
import { type Arrangement, isAsItStands, placesOf, readArrangement } from '../domain/arrangement.ts'
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
import { deletedPage } from '../domain/deleted-page.ts'
import { neighborsOf, noNeighbors } from '../domain/neighbors-of.ts'
import { type AccessFailure, isBoardId } from '../server/find-access.ts'
import { type BoardReader, readerOf } from '../server/needs.ts'
import type { Boards } from '../server/open-boards.ts'
import type { ArrangedBoard } from '../server/read-arranged.ts'
import { type BesideBoards, readBeside } from '../server/read-beside.ts'
import { isRowId } from '../server/sharing/row-id.ts'

export type BoardData = BoardPage

export type BoardPageNeeds = {
  readonly catalogue: Pick<CatalogueQueries, 'readKeptCards'>
  readonly boards: BesideBoards & Pick<Boards, 'readArranged' | 'readDeleted' | 'readOffer' | 'noteSeen'>
}

type Request = Pick<
  PageRequest<BoardPageNeeds>,
  'visit' | 'parameters' | 'query' | 'origin' | 'isAhead' | 'needs'
>

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
  const arrangement = readArrangement(query)
  const wish = { number, size: boardPageSize, arrangement }
  const read = await needs.boards.readArranged(reader, boardId, wish)
  if (!read.ok) {
    const deleted = read.failure === 'deleted' ? await needs.boards.readDeleted(reader, boardId) : null
    return deleted
      ? { kind: 'found', status: 410, data: deletedPage(deleted.board, deleted.until, form) }
      : closedBoard(read.failure)
  }
  const { board, shownCount } = read.value
  const pageCount = pageCountOf(shownCount)
  if (number > pageCount) {
    const last = { ...Object.fromEntries(query), page: pageCount }
    return { kind: 'moved', to: links.board(visit, { boardId }, last) }
  }
  const asked = wordIn(boardPanels, query.get('show')) ?? 'comments'
  const { permissions, role } = board
  const panel = mayShow(asked, permissions, role) ? asked : 'comments'
  // Links let others in: whoever sees them has shown lately who they are.
  if (panel === 'sharing' && !reader.isProven) {
    const here = links.board(visit, { boardId }, Object.fromEntries(query))
    return { kind: 'moved', to: signInLink(visit, here, true) }
  }
  const [page] = await Promise.all([
    pageOf(read.value, reader, { ...request, number, arrangement, form, panel }),
    request.isAhead ? null : needs.boards.noteSeen(reader, board.id),
  ])
  return found(page)
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

type Facts = Request & {
  readonly number: number
  readonly arrangement: Arrangement
  readonly form: FormState
  readonly panel: BoardPanel
}

async function pageOf(
  { board: read, shownCount, kinds, notedCount }: ArrangedBoard,
  reader: BoardReader,
  { visit, query, origin, needs, number, arrangement, form, panel }: Facts,
): Promise<BoardPage> {
  const { assets, assetIds, assetsPage: _, ...board } = read
  const isGuest = board.role === 'guest'
  const thread = parseAssetId(query.get('asset') ?? '')
  const olderThan = rowIn(query.get('olderThan'))
  const shownIds = assets.map(({ id }) => id)
  const asking = {
    isGuest,
    boardId: board.id,
    reader,
    thread,
    olderThan,
    shownIds,
    origin,
    boards: needs.boards,
  }
  const beside = await readBeside(panel, asking)
  const commented = [...beside.comments.map(({ assetId }) => assetId), thread].filter((id) => id !== null)
  const cards = await needs.catalogue.readKeptCards([...new Set(commented)], offers[visit.site])
  return {
    board,
    assets,
    page: { number, count: pageCountOf(shownCount) },
    ...{ arrangement, kinds, notedCount, shownCount },
    ...(isAsItStands(arrangement)
      ? { ...neighborsOf(assetIds, number), places: null }
      : { ...noNeighbors, places: placesOf(shownIds, assetIds) }),
    ...beside,
    about: Object.fromEntries(
      commented.map((id) => [
        id,
        { title: cards.get(id)?.shortTitle ?? '', page: pageOfPlace(assetIds.indexOf(id)) },
      ]),
    ),
    panel,
    olderThan,
    thread,
    code: isGuest ? (reader.code ?? '') : '',
    offer: isGuest ? await needs.boards.readOffer(reader, board.id) : null,
    done: wordIn(boardDoneWords, query.get('done')),
    removed: removedIn(query, assetIds),
    form,
    deletedUntil: null,
  }
}

/** The page on which something stands, from its place on the whole board; null for what is not there. */
function pageOfPlace(place: number): number | null {
  return place < 0 ? null : Math.floor(place / boardPageSize) + 1
}

function rowIn(text: string | null): string | null {
  return text !== null && isRowId(text) ? text : null
}

function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/** What was taken off without script: it can be put back as long as it has not come back otherwise. */
function removedIn(query: URLSearchParams, present: readonly AssetId[]): BoardPage['removed'] {
  const asset = parseAssetId(query.get('removed') ?? '')
  if (query.get('done') !== 'removed' || asset === null || present.includes(asset)) return null
  return asset
}
