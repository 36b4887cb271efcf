import { type AssetCard, offers, parseAssetId } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { links, signInLink } from '#links/links.ts'
import { type FormState, found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'
import type { BoardSummary } from '../domain/board.ts'
import { boardLimits } from '../domain/board-limits.data.ts'
import { emptyForm } from '../domain/board-page.ts'
import { type ListAddress, listPageCount, listQuery, readListAddress } from '../domain/list-address.ts'
import { type ListDone, readListDone, type ToldDone } from '../domain/list-done.ts'
import { readerOf } from '../server/needs.ts'
import type { Boards } from '../server/open-boards.ts'

type Listed = {
  readonly boards: readonly BoardSummary[]
  /** On all pages. */
  readonly total: number
  readonly address: ListAddress
  readonly form: FormState
}

export type ListData = Listed & {
  readonly view: 'list'
  /** Ids of those that others have joined. */
  readonly joined: readonly string[]
  readonly done: ToldDone | null
  /** Whether the form for a new board is open at once. */
  readonly isCreating: boolean
}

/** Where an asset goes, for those without script. */
export type SaveData = Listed & {
  readonly view: 'save'
  readonly asset: AssetCard
  /** The board that it has just been saved to. */
  readonly saved: { readonly id: string; readonly name: string } | null
}

export type BoardsData = ListData | SaveData

export type BoardsNeeds = {
  readonly boards: Pick<Boards, 'list' | 'read' | 'readDeleted' | 'findJoined'>
  readonly catalogue: Pick<CatalogueQueries, 'readCards'>
}

type Request = Pick<PageRequest<BoardsNeeds>, 'visit' | 'query' | 'needs'>

export function load(request: Request): Promise<Loaded<BoardsData>> {
  return loadBoards(request)
}

/** The page as it is now, with what was sent and what is wrong with it. */
export async function loadBoards(request: Request, form = emptyForm): Promise<Loaded<BoardsData>> {
  const { visit, query, needs } = request
  if (visit.viewer.kind !== 'member') {
    const here = links.boards(visit, Object.fromEntries(query))
    return { kind: 'moved', to: signInLink(visit, here) }
  }
  const address = readListAddress(query)
  const wanted = query.get('save')
  const { search, sort, page } = address
  // To a board that somebody shared one may be allowed to add, too.
  const which = wanted === null ? ({ page, whose: 'own' } as const) : ({ page: 1, whose: 'addable' } as const)
  const asked = { search, sort, ...which, pageSize: boardLimits.listPage }
  const listed = await needs.boards.list(readerOf(visit), asked)
  if (!listed.ok) return notFound
  const { boards, total } = listed.value
  if (wanted !== null) return loadSave(request, wanted, { boards, total, address, form })
  const pageCount = listPageCount(total)
  if (page > pageCount) {
    const said = { done: query.get('done') ?? undefined, board: query.get('board') ?? undefined }
    return {
      kind: 'moved',
      to: links.boards(visit, { ...listQuery({ ...address, page: pageCount }), ...said }),
    }
  }
  const done = readListDone(query)
  return found({
    view: 'list',
    ...{ boards, total, address, form },
    joined: await needs.boards.findJoined(boards.map(({ id }) => id)),
    done: done && (await tellDone(done, boards, request)),
    isCreating: query.has('create'),
  })
}

/** Null for what is not true any more: a page that one goes back to may be old. */
async function tellDone(
  done: ListDone,
  listed: readonly BoardSummary[],
  { visit, needs }: Request,
): Promise<ToldDone | null> {
  const reader = readerOf(visit)
  if (done.word === 'deleted') {
    const deleted = await needs.boards.readDeleted(reader, done.boardId)
    return deleted && { ...done, name: deleted.board.name }
  }
  const found = listed.find(({ id }) => id === done.boardId) ?? (await findOwn(done.boardId))
  if (!found || (done.word === 'default' && !found.isDefault)) return null
  return { ...done, name: found.name }

  async function findOwn(boardId: string) {
    const read = await needs.boards.read(reader, boardId, { size: 1 })
    return read.ok ? read.value : null
  }
}

async function loadSave(
  { visit, query, needs }: Request,
  wanted: string,
  listed: Listed,
): Promise<Loaded<SaveData>> {
  const id = parseAssetId(wanted)
  const [asset] = id === null ? [] : await needs.catalogue.readCards([id], offers[visit.site])
  if (!asset) return notFound
  const boardId = query.get('done') === 'saved' ? query.get('board') : null
  const read = boardId === null ? null : await needs.boards.read(readerOf(visit), boardId)
  const saved = read?.ok ? { id: read.value.id, name: read.value.name } : null
  return found({ view: 'save', ...listed, asset, saved })
}
