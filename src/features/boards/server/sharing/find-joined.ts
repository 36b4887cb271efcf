import type { BoardId } from '../../domain/board.ts'
import type { Room } from '../needs.ts'
import { selectJoinedBoards } from './member-queries.ts'

/** Which of the boards somebody has joined beside the owner. For boards that the asker has been shown already. */
export function findJoined({ db }: Pick<Room, 'db'>) {
  return async (boardIds: readonly BoardId[]): Promise<readonly BoardId[]> =>
    boardIds.length === 0 ? [] : selectJoinedBoards(db, boardIds)
}
