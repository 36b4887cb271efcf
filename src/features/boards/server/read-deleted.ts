import type { BoardId, BoardSummary } from '../domain/board.ts'
import { permissionsOf } from '../domain/board-permissions.ts'
import { findDeleted } from './board-queries.ts'
import { undoMs } from './delete-board.ts'
import { isBoardId } from './find-access.ts'
import type { BoardReader, Room } from './needs.ts'
import { summaryOf } from './read-summaries.ts'

/** Until when its deletion can be taken back, in ISO 8601. */
export type DeletedBoard = Readonly<{ board: BoardSummary; until: string }>

/** One's own board that was deleted, as long as it can be taken back. Nothing else can be done with it. */
export function readDeleted({ db, now }: Pick<Room, 'db' | 'now'>) {
  return async ({ accountId, site }: BoardReader, boardId: BoardId): Promise<DeletedBoard | null> => {
    if (accountId === null || !isBoardId(boardId)) return null
    const row = await findDeleted(db, { accountId, site }, boardId)
    if (!row) return null
    const untilMs = row.deleted_at.getTime() + undoMs
    if (untilMs <= now().getTime()) return null
    const seen = { role: 'owner', isDefault: false, owner: '', heroUrl: null } as const
    const board = { ...summaryOf(row, seen), permissions: permissionsOf('view') }
    return { board, until: new Date(untilMs).toISOString() }
  }
}
