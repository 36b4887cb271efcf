import type { BoardId } from '../../domain/board.ts'
import type { BoardReader, Room } from '../needs.ts'

/** Whoever was shown a board knows what its notices tell. Nobody is refused a board because they cannot be put away. */
export function noteSeen({ dismissNotices, warn }: Pick<Room, 'dismissNotices' | 'warn'>) {
  return async (
    { accountId, site }: Pick<BoardReader, 'accountId' | 'site'>,
    boardId: BoardId,
  ): Promise<void> => {
    if (accountId === null) return
    try {
      await dismissNotices({ accountId, site, boardId })
    } catch (error) {
      warn?.(error, 'notices of a board that was seen could not be put away')
    }
  }
}
