import { sql } from 'kysely'
import type { BoardId } from '../../domain/board.ts'
import { type AccessRow, isBoardId, roleIn } from '../find-access.ts'
import type { BoardReader, Room } from '../needs.ts'

/** A board, and the link by which it may be open. */
export type WantedBoard = Readonly<{ boardId: BoardId; code: string | null }>

type Row = Omit<AccessRow, 'deleted_at'> & { readonly place: number; readonly name: string }

/** How boards are called now, in the order of what is asked; null for those that are shut to the reader, or gone. One question for all. */
export function nameBoards({ db, now }: Pick<Room, 'db' | 'now'>) {
  return async (
    { accountId, site }: Pick<BoardReader, 'accountId' | 'site'>,
    wanted: readonly WantedBoard[],
  ): Promise<readonly (string | null)[]> => {
    const ids = wanted.map(({ boardId }) => (isBoardId(boardId) ? boardId : null))
    const codes = wanted.map(({ code }) => code)
    const { rows } = await sql<Row>`
      select wanted.place::integer as place, board.name, board.owner_id, member.role as member_role, member.left_at,
        member.removed_at, invitation.id as invitation_id, invitation.created_at, invitation.expires_at,
        invitation.withdrawn_at, invitation.accepted_at
      from unnest(${ids}::uuid[], ${codes}::text[]) with ordinality wanted (id, code, place)
      join boards.board board on board.id = wanted.id and board.site = ${site} and board.deleted_at is null
      left join boards.member member on member.board_id = board.id and member.account_id = ${accountId}
      left join boards.invitation invitation on invitation.board_id = board.id and invitation.code = wanted.code`.execute(
      db,
    )
    const open = rows.filter((row) => roleIn(row, accountId, now()) !== null)
    const names = new Map(open.map(({ place, name }) => [place, name]))
    return wanted.map((_, index) => names.get(index + 1) ?? null)
  }
}
