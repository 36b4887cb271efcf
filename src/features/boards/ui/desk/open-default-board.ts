import type { AssetId } from '#features/catalogue/domain.ts'
import type { Board } from '../../domain/board.ts'
import type { BoardCalls, Called } from './board-calls.ts'
import { changeAssets, type KnownBoard, knownBoardOf, laterOf } from './known-board.ts'

export type DefaultBoard = Readonly<{
  /** Null as long as nobody knows. */
  known: () => KnownBoard | null
  /** Asks the server. What was asked before and comes later counts for nothing. */
  read: () => Called<Board>
  /** As `read`, if it is not known. */
  ensure: () => Called<Board | KnownBoard>
  /** Another state of the board, or another default board. */
  take: (board: KnownBoard) => void
  /** What an answer to a change tells of a board, which need not be the default one. */
  hear: (told: Board) => void
  /** How an asset shall be while calls for it are under way; null when they are over. */
  want: (id: AssetId, isOn: boolean | null) => void
  /** How it shall be, or else is. */
  isOn: (id: AssetId) => boolean
}>

/** The default board as this window knows it. What is on its way shows at once, and goes again if it fails. */
export function openDefaultBoard(
  calls: () => BoardCalls,
  mark: (ids: ReadonlySet<AssetId>) => void,
): DefaultBoard {
  let board: KnownBoard | null = null
  let reading: Called<Board> | null = null
  const wanted = new Map<AssetId, boolean>()

  function show(): void {
    if (!board) return
    const wishes = [...wanted]
    const added = wishes.filter(([, isOn]) => isOn).map(([id]) => id)
    const removed = wishes.filter(([, isOn]) => !isOn).map(([id]) => id)
    mark(changeAssets(board, added, removed).assetIds)
  }

  function take(next: KnownBoard): void {
    board = next
    show()
  }

  function read(): Called<Board> {
    const mine: Called<Board> = calls()
      .readDefault()
      .then((answer) => {
        if (reading !== mine) return reading ?? answer
        reading = null
        if (answer.ok) take(knownBoardOf(answer.value))
        return answer
      })
    reading = mine
    return mine
  }

  return {
    known: () => board,
    read,
    ensure: async () => (board ? { ok: true, value: board } : (reading ?? read())),
    take,
    hear(told) {
      if (board) take(laterOf(board, knownBoardOf(told)))
    },
    want(id, isOn) {
      if (isOn === null) wanted.delete(id)
      else wanted.set(id, isOn)
      show()
    },
    isOn: (id) => wanted.get(id) ?? board?.assetIds.has(id) ?? false,
  }
}
