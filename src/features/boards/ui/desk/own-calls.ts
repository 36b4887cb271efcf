import { send } from './ask-server.ts'
import type { BoardCalls, NewBoard } from './board-calls.ts'
import { uriOf } from './uri-of.ts'

/** What the table of the specification has no row for: both spellings have it in common. */
export const ownCalls: Pick<BoardCalls, 'putBack'> = {
  putBack: ({ boardId, assetIds }) =>
    send('POST', `/components/collaboration/api/boards/${boardId}/put-back`, {
      assetIds: assetIds.map(uriOf),
    }),
}

/** The body of a call that creates a board. */
export function newBoardOf(name: string, { assetIds, isDefault }: NewBoard = {}): object {
  return { name, assetIds: assetIds?.map(uriOf), isDefault }
}
