import { failure, type Result, success } from '#kernel/result.ts'
import type { Board } from '../domain/board.ts'
import { boardLimits } from '../domain/board-limits.data.ts'
import { type NameFailure, parseBoardName } from '../domain/board-name.ts'
import { parseBoardText } from '../domain/board-text.ts'
import { countEver, holdAccount, insertBoard, keepChoice } from './board-queries.ts'
import type { BoardReader, Room, TooMany } from './needs.ts'
import { readBoardAs } from './read-board.ts'
import { writeActivity } from './sharing/write-activity.ts'

export type CreateFailure = 'not-signed-in' | NameFailure | 'text-too-long' | 'too-many-boards' | TooMany

type Input = Readonly<{ name: string; description?: string | undefined }>

const limit = { atMost: 60, withinSeconds: 60 }

/** The new board is the default from now on (BOARD-03). */
export function createBoard(room: Room) {
  const { db, now, takeTicket } = room
  return async ({ accountId, site }: BoardReader, input: Input): Promise<Result<Board, CreateFailure>> => {
    if (accountId === null) return failure('not-signed-in')
    const name = parseBoardName(input.name)
    if (!name.ok) return name
    const description = parseBoardText(input.description ?? '')
    if (!description.ok) return description
    const seconds = await takeTicket('boards.create', accountId, limit)
    if (seconds !== null) return failure({ tooMany: seconds })
    const holder = { accountId, site }
    const made = await db.transaction().execute(async (transaction) => {
      await holdAccount(transaction, holder)
      if ((await countEver(transaction, holder)) >= boardLimits.boards) return null
      const texts = { name: name.value, description: description.value }
      const boardId = await insertBoard(transaction, { ...holder, ...texts, now: now() })
      await keepChoice(transaction, holder, boardId)
      const happening = { kind: 'created', values: { name: name.value } } as const
      await writeActivity(transaction, { ...happening, boardId, revision: 1, actorId: accountId })
      return boardId
    })
    if (made === null) return failure('too-many-boards')
    const board = await readBoardAs(room, { boardId: made, role: 'owner', isDefault: true }, {})
    if (!board) throw new Error('A board was made and cannot be read.')
    return success(board)
  }
}
