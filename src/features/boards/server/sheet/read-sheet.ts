import { type Result, success } from '#kernel/result.ts'
import type { Board, BoardId } from '../../domain/board.ts'
import { type SheetAsset, sheetAssetOf } from '../../domain/sheet-asset.ts'
import { assetsPerPart, countParts, parsePart } from '../../domain/sheet-choices.ts'
import type { AccessFailure } from '../find-access.ts'
import type { BoardReader } from '../needs.ts'
import type { Boards } from '../open-boards.ts'

/** One document of a board: the whole of it, or one part of a large one. */
export type SheetPart = Readonly<{
  boardId: BoardId
  boardName: string
  /** Guests may look at it, and take no file along. */
  mayDownload: boolean
  /** Of the whole board. */
  assetCount: number
  part: number
  parts: number
  assets: readonly SheetAsset[]
}>

export type SheetBoards = Pick<Boards, 'readPart'>

const mostParts = 9_999

/** Whoever may look at a board may see it as a sheet. A part is read by one question, so that nothing stands there twice. */
export async function readSheet(
  boards: SheetBoards,
  reader: BoardReader,
  boardId: BoardId,
  asked: string | null | undefined,
): Promise<Result<SheetPart, AccessFailure>> {
  const readPart = (part: number) => boards.readPart(reader, boardId, { number: part, size: assetsPerPart })
  const wanted = parsePart(asked, mostParts)
  const read = await readPart(wanted)
  if (!read.ok) return read
  if (wanted <= countParts(read.value.assetCount)) return success(partOf(read.value, wanted))
  // What is no part of the board is its first.
  const first = await readPart(1)
  return first.ok ? success(partOf(first.value, 1)) : first
}

function partOf({ id, name, role, assetCount, assets }: Board, part: number): SheetPart {
  return {
    ...{ boardId: id, boardName: name, mayDownload: role !== 'guest', assetCount },
    ...{ part, parts: countParts(assetCount), assets: assets.map(sheetAssetOf) },
  }
}
