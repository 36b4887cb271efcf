import { failure, type Result, success } from '#kernel/result.ts'
import { type ActivityLine, peopleIn, readHappening, withNames } from '../../domain/activity.ts'
import type { BoardId } from '../../domain/board.ts'
import { type AccessFailure, findAccess } from '../find-access.ts'
import type { BoardReader, Room } from '../needs.ts'
import { selectActivity } from './activity-queries.ts'
import { namesOf } from './names-of.ts'
import { isRowId } from './row-id.ts'

const pageSize = 50

export type ActivityPage = Readonly<{ lines: readonly ActivityLine[]; next: string | null }>

/** Who did what, the newest first. What this version does not know is left out. Guests are told nothing of it. */
export function listActivity(room: Room) {
  const { db, now } = room
  return async (
    reader: BoardReader,
    boardId: BoardId,
    { before }: { readonly before?: string | undefined } = {},
  ): Promise<Result<ActivityPage, AccessFailure>> => {
    const access = await findAccess(db, reader, boardId, now())
    if (typeof access === 'string') return failure(access)
    if (access.role === 'guest') return success({ lines: [], next: null })
    const from = before && isRowId(before) ? before : null
    const rows = await selectActivity(db, access.boardId, { before: from, limit: pageSize + 1 })
    const page = rows.slice(0, pageSize).flatMap((row) => {
      const happening = readHappening(row.kind, row.values)
      return happening ? [{ row, happening }] : []
    })
    const nameOf = await namesOf(
      room,
      access.role,
      page.flatMap(({ row, happening }) => [row.actor_id, ...peopleIn(happening)]),
    )
    const lines = page.map(({ row, happening }) => ({
      ...withNames(happening, nameOf),
      ...{ id: row.id, revision: Number(row.revision), at: row.at.toISOString() },
      ...{ by: nameOf(row.actor_id), isOwn: row.actor_id === reader.accountId },
    }))
    return success({ lines, next: rows.length > pageSize ? (rows[pageSize - 1]?.id ?? null) : null })
  }
}
