import type { AssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { Board, BoardId } from '../domain/board.ts'
import { keepChoice } from './board-queries.ts'
import { type ChangeFailure, holdAndChange } from './hold-board.ts'
import type { BoardReader, Room } from './needs.ts'
import { type NotAdded, putOn } from './put-on-board.ts'
import { readKnown } from './read-board.ts'
import { sortOut } from './sort-out.ts'

export type Added = Readonly<{
  board: Board
  /** Of this change; the board may have gone on since. */
  revision: number
  added: readonly AssetId[]
  notAdded: readonly NotAdded[]
}>
export type AddFailure = ChangeFailure | 'unknown-assets'

type Input = Readonly<{
  boardId: BoardId
  /** With or without `gi:`. The first of them will stand foremost. */
  assetIds: readonly string[]
  /** The board was chosen: it is the default from now on. */
  makeDefault?: boolean | undefined
}>

/** Adding what is there already changes nothing (BOARD-11). What cannot be added is named, and the rest is. */
export function addAssets(room: Room) {
  return async (
    reader: BoardReader,
    { boardId, assetIds, makeDefault }: Input,
  ): Promise<Result<Added, AddFailure>> => {
    const { accountId, site } = reader
    if (accountId === null) return failure('not-signed-in')
    const { known, unknown } = await sortOut(room, reader, assetIds)
    const changed = await holdAndChange(room, reader, boardId, ['add'], async (held) => {
      if (known.length === 0) return failure('unknown-assets')
      if (makeDefault) await keepChoice(held.transaction, { accountId, site }, held.board.id)
      const { made, ...value } = await putOn(room, held, known)
      return success({ value, made })
    })
    if (!changed.ok) return changed
    const { value, revision } = changed.value
    const board = await readKnown(room, reader, changed.value)
    if (!board.ok) return board
    const notAdded = [...unknown, ...value.notAdded]
    return success({ board: board.value, revision, added: value.added, notAdded })
  }
}
