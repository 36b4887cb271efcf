import { parseAssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { BoardId } from '../domain/board.ts'
import { parseBoardText } from '../domain/board-text.ts'
import { selectPlaced, writeNote } from './board-asset-queries.ts'
import { type ChangeFailure, holdAndChange } from './hold-board.ts'
import type { BoardReader, Room } from './needs.ts'

export type NoteFailure = ChangeFailure | 'text-too-long'

/** What stands under an asset; an empty text takes it away. */
export function setNote(room: Room) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    assetId: string,
    text: string,
  ): Promise<Result<{ readonly note: string; readonly revision: number }, NoteFailure>> => {
    const note = parseBoardText(text)
    const asset = parseAssetId(assetId)
    const changed = await holdAndChange<string, NoteFailure>(
      room,
      reader,
      boardId,
      ['describe'],
      async ({ transaction, board }) => {
        const placed = asset === null ? null : await selectPlaced(transaction, board.id, [asset])
        if (asset === null || !placed?.has(asset)) return failure('not-found')
        if (!note.ok) return note
        const isNew = await writeNote(transaction, board.id, asset, note.value)
        return success({
          value: note.value,
          made: isNew ? { happening: { kind: 'note-changed', values: { asset } } } : null,
        })
      },
    )
    if (!changed.ok) return changed
    const { value: kept, revision } = changed.value
    return success({ note: kept, revision })
  }
}
