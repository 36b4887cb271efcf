import type { Database } from '#platform/database.ts'
import {
  type ExportedAsset,
  type ExportedBoard,
  selectAssetsForExport,
  selectCommentsForExport,
  selectForExport,
  selectInvitationsForExport,
  selectJoinedForExport,
} from './export-queries.ts'
import type { Room } from './needs.ts'

/** What one file holds; it is put together in memory. */
const exportLimits = { assets: 200_000, noteCharacters: 20_000_000, rows: 10_000 }
/** Assets asked for at once. */
const batch = 10_000

type Limits = typeof exportLimits

/** Everything that this room keeps about somebody, on both sites. What did not fit is named in `leftOut`. */
export function exportBoards({ db }: Pick<Room, 'db'>, limits: Limits = exportLimits) {
  return async (accountId: string) => {
    const boards = await selectForExport(db, accountId)
    const assets = await readAssets(db, boards, limits)
    const most = limits.rows + 1
    const joined = await selectJoinedForExport(db, accountId, most)
    const comments = await selectCommentsForExport(db, accountId, most)
    const invitations = await selectInvitationsForExport(db, accountId, most)
    const lists = { joined, comments, invitations }
    const cut = Object.entries(lists).flatMap(([name, rows]) => (rows.length < most ? [] : name))
    return {
      boards: boards.map((board) => ({ ...board, assets: assets.of(board.id) })),
      joined: joined.slice(0, limits.rows),
      comments: comments.slice(0, limits.rows),
      invitations: invitations.slice(0, limits.rows),
      /** Assets that are missing in `boards`, and the lists of which only the newest are told. */
      leftOut: { assets: assets.leftOut, olderOf: cut },
    }
  }
}

async function readAssets(db: Database, boards: readonly ExportedBoard[], limits: Limits) {
  const read = new Map<string, Omit<ExportedAsset, 'boardId'>[]>()
  let leftOut = 0
  let room = limits.assets
  let characters = limits.noteCharacters
  for (const group of inBatches(boards)) {
    const isFull = room <= 0 || characters <= 0
    const rows = isFull
      ? []
      : await selectAssetsForExport(
          db,
          group.map(({ id }) => id),
          room,
        )
    for (const { boardId, ...asset } of rows) {
      const assets = read.get(boardId) ?? []
      assets.push(asset)
      read.set(boardId, assets)
      characters -= asset.note.length
    }
    room -= rows.length
    leftOut += group.reduce((sum, { assetCount }) => sum + assetCount, 0) - rows.length
  }
  return { leftOut: Math.max(0, leftOut), of: (boardId: string) => read.get(boardId) ?? [] }
}

/** Boards in groups that have about so many assets together. */
function inBatches(boards: readonly ExportedBoard[]): readonly (readonly ExportedBoard[])[] {
  const groups: ExportedBoard[][] = []
  let room = 0
  for (const board of boards) {
    if (groups.length === 0 || board.assetCount > room) {
      groups.push([])
      room = batch
    }
    room -= board.assetCount
    groups.at(-1)?.push(board)
  }
  return groups
}
