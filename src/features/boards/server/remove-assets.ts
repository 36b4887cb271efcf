import { type AssetId, parseAssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { Board, BoardId } from '../domain/board.ts'
import { type ChangeFailure, holdAndChange } from './hold-board.ts'
import type { BoardReader, Room } from './needs.ts'
import { takeOff } from './put-on-board.ts'
import { readKnown } from './read-board.ts'

export type Removed = Readonly<{
  board: Board
  /** Of this change; the board may have gone on since. */
  revision: number
  removed: readonly AssetId[]
  /** Those that were not on it. */
  notRemoved: readonly string[]
}>

type Input = Readonly<{ boardId: BoardId; assetIds: readonly string[] }>

export function removeAssets(room: Room) {
  return async (
    reader: BoardReader,
    { boardId, assetIds }: Input,
  ): Promise<Result<Removed, ChangeFailure>> => {
    if (reader.accountId === null) return failure('not-signed-in')
    const wanted = [...new Set(assetIds.map((text) => parseAssetId(text) ?? text))]
    const ids = wanted.filter((id) => parseAssetId(id) === id)
    const changed = await holdAndChange(room, reader, boardId, ['remove'], async (held) => {
      const { made, removed: value } = await takeOff(held, ids)
      return success({ value, made })
    })
    if (!changed.ok) return changed
    const { value: removed, revision } = changed.value
    const board = await readKnown(room, reader, changed.value)
    if (!board.ok) return board
    const notRemoved = wanted.filter((id) => !removed.includes(id))
    return success({ board: board.value, revision, removed, notRemoved })
  }
}
