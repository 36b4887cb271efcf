import { type Result, success } from '#kernel/result.ts'
import type { Board, BoardAsset, BoardId } from '../../domain/board.ts'
import { boardLimits } from '../../domain/board-limits.data.ts'
import { type SheetAsset, sheetAssetOf } from '../../domain/sheet-asset.ts'
import { assetsPerPart, countParts, parsePart } from '../../domain/sheet-choices.ts'
import type { AccessFailure } from '../find-access.ts'
import type { BoardReader } from '../needs.ts'

/** One document of a board: the whole of it, or one part of a large one. */
export type SheetPart = Readonly<{
  boardId: BoardId
  boardName: string
  /** Of the whole board. */
  assetCount: number
  part: number
  parts: number
  assets: readonly SheetAsset[]
}>

export type SheetBoards = {
  readonly read: (
    reader: BoardReader,
    boardId: BoardId,
    page: Readonly<{ number: number; size: number }>,
  ) => Promise<Result<Board, AccessFailure>>
}

const size = boardLimits.mostAssetsPage
const pagesPerPart = assetsPerPart / size

/** Whoever may look at a board may have it on paper: owner, members, guests by a code. */
export async function readSheet(
  boards: SheetBoards,
  reader: BoardReader,
  boardId: BoardId,
  asked: string | null | undefined,
): Promise<Result<SheetPart, AccessFailure>> {
  const first = await boards.read(reader, boardId, { number: 1, size })
  if (!first.ok) return first
  const { id, name, assetCount } = first.value
  const parts = countParts(assetCount)
  const part = parsePart(asked, parts)
  const assets: BoardAsset[] = []
  const firstPage = (part - 1) * pagesPerPart + 1
  const lastPage = Math.min(part * pagesPerPart, Math.ceil(assetCount / size))
  for (let number = firstPage; number <= lastPage; number += 1) {
    const page = number === 1 ? first : await boards.read(reader, boardId, { number, size })
    if (!page.ok) return page
    assets.push(...page.value.assets)
  }
  return success({
    ...{ boardId: id, boardName: name, assetCount, part, parts },
    assets: assets.map(sheetAssetOf),
  })
}
