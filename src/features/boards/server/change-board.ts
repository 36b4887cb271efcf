import { parseAssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { Happening } from '../domain/activity.ts'
import type { Board, BoardId } from '../domain/board.ts'
import { type NameFailure, parseBoardName } from '../domain/board-name.ts'
import type { Permission } from '../domain/board-permissions.ts'
import { parseBoardText } from '../domain/board-text.ts'
import { asName, asText, isChangedMeanwhile, textToKeep } from '../domain/changed-meanwhile.ts'
import { selectPlaced } from './board-asset-queries.ts'
import { type BoardRow, type BoardSet, keepChoice } from './board-queries.ts'
import { type ChangeFailure, type HeldBoard, holdAndChange } from './hold-board.ts'
import type { BoardReader, Room } from './needs.ts'
import { readKnown } from './read-board.ts'

export type BoardChanges = Readonly<{
  name?: string | undefined
  description?: string | undefined
  /** One of the board's own; null leaves the choice to us. */
  heroAssetId?: string | null | undefined
  isDefault?: true | undefined
  /** What name and description were when whoever changes them saw them. */
  base?: Readonly<{ name?: string | undefined; description?: string | undefined }> | undefined
}>

type ParseFailure = NameFailure | 'text-too-long' | 'unknown-assets' | 'changed-meanwhile'
export type BoardChangeFailure = ChangeFailure | ParseFailure

/** What each change needs. To have a board as the default one must be able to add to it. */
type Change = Exclude<keyof BoardChanges, 'base'>

const needs: Readonly<Record<Change, Permission>> = {
  name: 'rename',
  description: 'describe',
  heroAssetId: 'describe',
  isDefault: 'add',
}

/** All of it or nothing. Nothing, too, where somebody else changed a text after it was seen (BOARD-11). */
export function changeBoard(room: Room) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    changes: BoardChanges,
  ): Promise<Result<Board, BoardChangeFailure>> => {
    const named = (Object.keys(needs) as Change[]).filter((key) => changes[key] !== undefined)
    const needed = named.map((key) => needs[key])
    const changed = await holdAndChange(room, reader, boardId, needed, async (held) => {
      const set = await parseChanges(held, changes)
      if (!set.ok) return set
      const { transaction, board, actorId } = held
      if (changes.isDefault)
        await keepChoice(transaction, { accountId: actorId, site: reader.site }, board.id)
      const happening = happeningOf(board, set.value)
      return success({ value: null, made: happening && { happening, set: set.value } })
    })
    return changed.ok ? readKnown(room, reader, changed.value) : changed
  }
}

async function parseChanges(
  { transaction, board }: HeldBoard,
  changes: BoardChanges,
): Promise<Result<BoardSet, ParseFailure>> {
  const parsedName = parseBoardName(changes.name ?? board.name)
  if (!parsedName.ok) return parsedName
  const parsedText = parseBoardText(changes.description ?? board.description)
  if (!parsedText.ok) return parsedText
  const { name: baseName, description: baseText } = changes.base ?? {}
  const name = {
    ...{ stored: board.name, wanted: parsedName.value },
    base: baseName === undefined ? null : asName(baseName),
  }
  const description = {
    ...{ stored: board.description, wanted: parsedText.value },
    base: baseText === undefined ? null : asText(baseText),
  }
  if (isChangedMeanwhile(name) || isChangedMeanwhile(description)) return failure('changed-meanwhile')
  const { heroAssetId = board.hero_asset_id } = changes
  const hero = heroAssetId === null ? null : parseAssetId(heroAssetId)
  if (heroAssetId !== null) {
    const placed = hero === null ? null : await selectPlaced(transaction, board.id, [hero])
    if (hero === null || !placed?.has(hero)) return failure('unknown-assets')
  }
  return success({ name: textToKeep(name), description: textToKeep(description), hero_asset_id: hero })
}

/** Of several changes at once, the one that says most; null if all was so already. */
function happeningOf(board: BoardRow, set: BoardSet): Happening | null {
  if (set.name !== undefined && set.name !== board.name) {
    return { kind: 'renamed', values: { from: board.name, to: set.name } }
  }
  if (set.description !== board.description) return { kind: 'described', values: {} }
  return set.hero_asset_id === board.hero_asset_id ? null : { kind: 'hero-changed', values: {} }
}
