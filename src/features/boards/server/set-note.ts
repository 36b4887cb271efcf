import { parseAssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { BoardId } from '../domain/board.ts'
import { parseBoardText } from '../domain/board-text.ts'
import { asText, isChangedMeanwhile, textToKeep } from '../domain/changed-meanwhile.ts'
import { selectPlaced, writeNote } from './board-asset-queries.ts'
import { type ChangeFailure, holdAndChange } from './hold-board.ts'
import type { BoardReader, Room } from './needs.ts'

export type NoteFailure = ChangeFailure | 'text-too-long' | 'changed-meanwhile'

/**
 * What stands under an asset; an empty text takes it away. `base`: what stood there when whoever writes saw it; if somebody else
 * has written since, nothing is changed (BOARD-11).
 */
export function setNote(room: Room) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    assetId: string,
    text: string,
    base?: string | undefined,
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
        const stored = asset === null ? undefined : placed?.get(asset)?.note
        if (asset === null || stored === undefined) return failure('not-found')
        if (!note.ok) return note
        const wish = { stored, wanted: note.value, base: base === undefined ? null : asText(base) }
        if (isChangedMeanwhile(wish)) return failure('changed-meanwhile')
        const value = textToKeep(wish)
        const isNew = await writeNote(transaction, board.id, asset, value)
        return success({
          value,
          made: isNew ? { happening: { kind: 'note-changed', values: { asset } } } : null,
        })
      },
    )
    if (!changed.ok) return changed
    const { value: kept, revision } = changed.value
    return success({ note: kept, revision })
  }
}
