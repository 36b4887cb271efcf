import type { AssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import { type Arrangement, isFiltered } from '../domain/arrangement.ts'
import type { Board, BoardId } from '../domain/board.ts'
import type { KindCounts } from '../domain/media-kind.ts'
import { countNoted, selectIdsByDate, selectNoted } from './board-asset-queries.ts'
import { type AssetTerms, findDefault } from './board-queries.ts'
import { type AccessFailure, findAccess } from './find-access.ts'
import type { BoardReader, Room } from './needs.ts'
import { readPage, showBoard } from './read-board.ts'

/** A page of a board as somebody wants to see it, with what one can choose from. */
export type ArrangedBoard = Readonly<{
  /** The page in `assetsPage` is one of what is shown. */
  board: Board
  /** Of what is shown, on all its pages. */
  shownCount: number
  kinds: KindCounts
  notedCount: number
}>

export type ShownAssets = Readonly<{ assetIds: readonly AssetId[]; revision: number }>

type Wish = Readonly<{ number: number; size: number; arrangement: Arrangement }>

export function readArranged(room: Room) {
  return async (
    reader: BoardReader,
    wantedId: BoardId,
    { number, size, arrangement }: Wish,
  ): Promise<Result<ArrangedBoard, AccessFailure>> => {
    const access = await findAccess(room.db, reader, wantedId, room.now())
    if (typeof access === 'string') return failure(access)
    const { boardId, role } = access
    const arranged = await readOnce(room, boardId, { number, size, arrangement })
    if (!arranged) return failure('not-found')
    const { chosen, read } = arranged
    const { accountId, site } = reader
    const [board, picked, looked, notedCount] = await Promise.all([
      showBoard(room, { boardId, role, isDefault: false }, read, { number, size }),
      accountId === null ? null : findDefault(room.db, { accountId, site }),
      room.kindMemory.look(boardId, read.assetIds),
      countNoted(room.db, boardId),
    ])
    const shownCount = chosen?.length ?? board.assetCount
    const assetsPage = { number, size, count: Math.max(1, Math.ceil(shownCount / size)) }
    return success({
      board: { ...board, assetsPage, isDefault: picked?.id === boardId },
      ...{ shownCount, kinds: looked.counts, notedCount },
    })
  }
}

/** All that is shown of a board, on all its pages and in their order. */
export function readShown(room: Room) {
  return async (
    reader: BoardReader,
    wantedId: BoardId,
    arrangement: Arrangement,
  ): Promise<Result<ShownAssets, AccessFailure>> => {
    const access = await findAccess(room.db, reader, wantedId, room.now())
    if (typeof access === 'string') return failure(access)
    const choice = await choose(room, access.boardId, arrangement)
    return choice ? success({ assetIds: choice.ids, revision: choice.revision }) : failure('not-found')
  }
}

/** After so many times a page is shown as it is: of what has left the board since it was chosen, nothing. */
const mostTries = 3

/** What is to be shown and the page of it, both of one revision as far as the board stands still for a moment. */
async function readOnce(room: Room, boardId: BoardId, { number, size, arrangement }: Wish) {
  const page: AssetTerms = { offset: (number - 1) * size, limit: size }
  const order = arrangement.sort
  if (!isFiltered(arrangement)) {
    const read = await readPage(room, boardId, { ...page, order })
    return read && { chosen: null, read }
  }
  for (let tries = 1; ; tries += 1) {
    const choice = await choose(room, boardId, arrangement)
    const among = choice?.ids.slice(page.offset, page.offset + size)
    const read = choice && (await readPage(room, boardId, { offset: 0, limit: size, among, order }))
    if (!read) return null
    const isOfOne = choice.revision === Number(read.row.revision)
    if (isOfOne || tries === mostTries) return { chosen: choice.ids, read }
  }
}

/** All that is to be shown, in its order: what fits is known here, and the page is cut from it. Null for a board that is gone. */
async function choose(
  room: Room,
  boardId: BoardId,
  { sort, kind, isNoted }: Arrangement,
): Promise<{ readonly ids: readonly AssetId[]; readonly revision: number } | null> {
  const read = await readPage(room, boardId, { offset: 0, limit: 0 })
  if (!read) return null
  const [ids, looked, noted] = await Promise.all([
    sort === 'board' ? read.assetIds : selectIdsByDate(room.db, boardId, sort),
    kind === null ? null : room.kindMemory.look(boardId, read.assetIds),
    isNoted ? selectNoted(room.db, boardId) : null,
  ])
  const fitting = ids.filter(
    (id) => (looked === null || looked.kinds.get(id) === kind) && (noted === null || noted.has(id)),
  )
  return { ids: fitting, revision: Number(read.row.revision) }
}
