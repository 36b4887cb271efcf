import { failure, type Result, success } from '#kernel/result.ts'
import type { SharedBoard } from '../../domain/invitation.ts'
import { findDefault } from '../board-queries.ts'
import type { BoardReader, Room } from '../needs.ts'
import { readSummaries } from '../read-summaries.ts'
import { selectJoined } from './member-queries.ts'

/** Boards of others, the last joined first. */
export function listShared(room: Room) {
  return async ({
    accountId,
    site,
  }: BoardReader): Promise<Result<readonly SharedBoard[], 'not-signed-in'>> => {
    if (accountId === null) return failure('not-signed-in')
    const rows = await selectJoined(room.db, accountId, site)
    const chosen = await findDefault(room.db, { accountId, site })
    const boards = await readSummaries(room, accountId, rows, chosen?.id ?? null)
    return success(
      boards.map((board, place) => ({ ...board, joinedAt: rows[place]?.joined_at.toISOString() ?? '' })),
    )
  }
}
