import type { AssetId } from '#features/catalogue/domain.ts'
import type { Board, BoardId } from '../../domain/board.ts'
import type { BoardEvents } from './board-events.ts'

/** What the desk knows of the default board. */
export type KnownBoard = Readonly<{
  id: BoardId
  name: string
  revision: number
  assetIds: ReadonlySet<AssetId>
}>

export function knownBoardOf({ id, name, revision, assetIds }: Board): KnownBoard {
  return { id, name, revision, assetIds: new Set(assetIds) }
}

/** The later of two states of the same board: answers may overtake each other. */
export function laterOf(known: KnownBoard, told: KnownBoard): KnownBoard {
  return known.id === told.id && told.revision >= known.revision ? told : known
}

export function changeAssets(
  board: KnownBoard,
  added: readonly AssetId[],
  removed: readonly AssetId[],
): KnownBoard {
  const assetIds = new Set(board.assetIds)
  for (const id of added) assetIds.add(id)
  for (const id of removed) assetIds.delete(id)
  return { ...board, assetIds }
}

/**
 * The board after a change that another window tells of. Null where that cannot be known: it is about another board, or about
 * none of the assets, or something else has happened in between.
 */
export function afterChange(known: KnownBoard, news: BoardEvents['boards-updated']): KnownBoard | null {
  const { boardId, revision, added, removed } = news
  if (known.id !== boardId || added.length + removed.length === 0) return null
  if (revision <= known.revision) return known
  return revision === known.revision + 1 ? { ...changeAssets(known, added, removed), revision } : null
}
