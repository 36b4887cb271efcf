import { type AssetId, offers } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import { type Board, type BoardId, noBoardId } from '../domain/board.ts'
import { boardLimits } from '../domain/board-limits.data.ts'
import { type BoardRole, permissionsOf } from '../domain/board-permissions.ts'
import { type AssetTerms, type BoardPageRow, findDefault, selectBoardPage } from './board-queries.ts'
import { type AccessFailure, findAccess } from './find-access.ts'
import type { BoardReader, Room } from './needs.ts'
import { coversOf, heroUrlOf, nameBefore, summaryOf, thumbUrlOf } from './read-summaries.ts'

/** Which assets of a board: a page from 1, and how many on one. */
export type AssetsPage = Readonly<{ number?: number | undefined; size?: number | undefined }>

/** BOARD-03: the board last created or chosen; the one of somebody who has none is empty and called `default`. */
export function readDefault(room: Room) {
  return async (
    { accountId, site }: BoardReader,
    page: AssetsPage = {},
  ): Promise<Result<Board, 'not-signed-in'>> => {
    if (accountId === null) return failure('not-signed-in')
    const found = await findDefault(room.db, { accountId, site })
    if (!found) return success(noBoard(page))
    const role = found.owner_id === accountId ? 'owner' : (found.member_role ?? 'view')
    const board = await readBoardAs(room, { boardId: found.id, role, isDefault: true }, page)
    return success(board ?? noBoard(page))
  }
}

/** `most`: so many assets of it at once. */
export function readBoard(room: Room, most: number = boardLimits.mostAssetsPage) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    page: AssetsPage = {},
  ): Promise<Result<Board, AccessFailure>> => {
    const access = await findAccess(room.db, reader, boardId, room.now())
    return typeof access === 'string' ? failure(access) : readKnown(room, reader, access, page, most)
  }
}

/** Of somebody whose role is known, as after a change that was theirs to make. */
export async function readKnown(
  room: Room,
  { accountId, site }: BoardReader,
  { boardId, role }: { readonly boardId: BoardId; readonly role: BoardRole },
  page: AssetsPage = {},
  most: number = boardLimits.mostAssetsPage,
): Promise<Result<Board, 'not-found'>> {
  const [board, chosen] = await Promise.all([
    readBoardAs(room, { boardId, role, isDefault: false }, page, most),
    accountId === null ? null : findDefault(room.db, { accountId, site }),
  ])
  return board ? success({ ...board, isDefault: chosen?.id === boardId }) : failure('not-found')
}

type ReadPage = Readonly<{ row: BoardPageRow; assetIds: readonly AssetId[] }>
type SeenAs = Readonly<{ boardId: BoardId; role: BoardRole; isDefault: boolean }>

/** Null for a board that is gone meanwhile. */
export async function readBoardAs(
  room: Room,
  seen: SeenAs,
  page: AssetsPage,
  most: number = boardLimits.mostAssetsPage,
): Promise<Board | null> {
  const { number, size } = pageOf(page, most)
  const read = await readPage(room, seen.boardId, { offset: (number - 1) * size, limit: size })
  return read && showBoard(room, seen, read, { number, size })
}

/** As it is seen, with the page of it that was read. */
export async function showBoard(
  room: Room,
  seen: SeenAs,
  { row, assetIds }: ReadPage,
  { number, size }: { readonly number: number; readonly size: number },
): Promise<Board> {
  const wanted = [...coversOf(row, assetIds), ...row.assets.map(({ id }) => id)]
  const [cards, people] = await Promise.all([
    room.catalogue.readKeptCards([...new Set(wanted)], offers[row.site]),
    room.readPeople([...new Set([row.owner_id, ...row.assets.map(({ by }) => by)])]),
  ])
  return {
    ...summaryOf(row, {
      ...seen,
      owner: nameBefore(seen.role, people.get(row.owner_id)),
      heroUrl: heroUrlOf(row, assetIds, cards),
    }),
    assets: row.assets.map(({ id, by, at, note }) => {
      const kept = cards.get(id)
      return {
        uri: `gi:${id}`,
        id,
        addedAt: new Date(at).toISOString(),
        addedBy: seen.role === 'guest' ? '' : nameBefore(seen.role, people.get(by)),
        thumbUrl: thumbUrlOf(kept),
        shortTitle: kept?.shortTitle ?? '',
        isOffline: !kept || kept.isWithdrawn || kept.card.isOffline,
        note,
        creditLine: kept?.creditLine ?? '',
        card: kept && !kept.isWithdrawn ? kept.card : null,
      }
    }),
    assetIds,
    assetsPage: { number, size, count: pagesOf(row.asset_count, size) },
  }
}

/** The ids come from memory if it has those of this very revision; else all is read at once. */
export async function readPage(
  { db, idMemory }: Pick<Room, 'db' | 'idMemory'>,
  boardId: BoardId,
  terms: AssetTerms,
): Promise<ReadPage | null> {
  if (idMemory.has(boardId)) {
    const row = await selectBoardPage(db, boardId, { ...terms, withIds: false })
    const assetIds = row && idMemory.find(boardId, Number(row.revision))
    if (row && assetIds) return { row, assetIds }
    if (!row) {
      idMemory.forget(boardId)
      return null
    }
  }
  const row = await selectBoardPage(db, boardId, { ...terms, withIds: true })
  if (!row) return null
  const assetIds = row.asset_ids ?? []
  idMemory.learn(boardId, Number(row.revision), assetIds)
  return { row, assetIds }
}

function pageOf(
  { number = 1, size = boardLimits.assetsPage }: AssetsPage,
  most: number = boardLimits.mostAssetsPage,
) {
  return { number: Math.max(1, number), size: Math.min(Math.max(1, size), most) }
}

function pagesOf(assets: number, size: number): number {
  return Math.max(1, Math.ceil(assets / size))
}

const never = new Date(0).toISOString()

function noBoard(page: AssetsPage): Board {
  const { size } = pageOf(page)
  return {
    ...{ id: noBoardId, name: '', description: '', assetCount: 0, heroUrl: null, owner: '' },
    ...{ createdAt: never, updatedAt: never, revision: 0 },
    ...{ relationship: 'owned', role: 'owner', permissions: permissionsOf('owner'), isDefault: true },
    ...{ assets: [], assetIds: [], assetsPage: { number: 1, size, count: 1 } },
  }
}
