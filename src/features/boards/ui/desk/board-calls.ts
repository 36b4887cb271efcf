import type { AssetId } from '#features/catalogue/domain.ts'
import type { Result } from '#kernel/result.ts'
import type { Board, BoardId, BoardSummary } from '../../domain/board.ts'

/** Why a call came to nothing: the last word of the problem's type, or `unreachable` where nobody answered. */
export type CallFailure = Readonly<{ status: number; type: string }>

export type Called<Value> = Promise<Result<Value, CallFailure>>

export type NotAdded = Readonly<{ id: AssetId; reason: string }>

export type Added = Readonly<{
  board: Board
  /** The board's after this change. */
  revision: number
  added: readonly AssetId[]
  notAdded: readonly NotAdded[]
}>

export type Removed = Readonly<{ board: Board; revision: number; removed: readonly AssetId[] }>

export type BoardPage = Readonly<{ boards: readonly BoardSummary[]; total: number }>

export type AddRequest = Readonly<{
  boardId: BoardId
  assetIds: readonly AssetId[]
  /** The board is the default one from here on, as one that was chosen is. */
  makeDefault?: true
}>

export type RemoveRequest = Readonly<{ boardId: BoardId; assetIds: readonly AssetId[] }>

/** What a board has from the start, and whether it is the default one, as it is otherwise. */
export type NewBoard = Readonly<{ assetIds?: readonly AssetId[]; isDefault?: false }>

/** What the desk asks of the server. There are two spellings of it, and nobody can tell them apart by what they do (BOARD-01). */
export type BoardCalls = Readonly<{
  readDefault: () => Called<Board>
  add: (request: AddRequest) => Called<Added>
  remove: (request: RemoveRequest) => Called<Removed>
  create: (name: string, more?: NewBoard) => Called<Board>
  /** What was taken off, as it was: in its place, with its note. Of both spellings the same. */
  putBack: (request: RemoveRequest) => Called<Added>
  /** The first page of all boards where nothing else is asked for. */
  list: (wanted?: { search?: string; page?: number }) => Called<BoardPage>
}>
