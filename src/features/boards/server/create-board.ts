import type { AssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import { makeOnce } from '#platform/make-once.ts'
import type { Board, BoardId } from '../domain/board.ts'
import { boardLimits } from '../domain/board-limits.data.ts'
import { type NameFailure, parseBoardName } from '../domain/board-name.ts'
import { parseBoardText } from '../domain/board-text.ts'
import { countEver, holdAccount, insertBoard, keepChoice, lockBoard } from './board-queries.ts'
import { finishChange } from './hold-board.ts'
import type { BoardReader, Room, TooMany } from './needs.ts'
import { type NotAdded, putOn } from './put-on-board.ts'
import { readKnown } from './read-board.ts'
import { writeActivity } from './sharing/write-activity.ts'
import { sortOut } from './sort-out.ts'

export type CreateFailure =
  | 'not-signed-in'
  | NameFailure
  | 'text-too-long'
  | 'too-many-boards'
  | 'key-reused'
  | 'unknown-assets'
  | 'not-found'
  | TooMany

/** With what could not be put on it, where something was to be. */
export type Created = Board & { readonly notAdded?: readonly NotAdded[] }

type Input = Readonly<{
  name: string
  description?: string | undefined
  /** What it begins with; the first of them will stand foremost. If all are unknown there is no board. */
  assetIds?: readonly string[] | undefined
  /** False: what one saves goes where it went before. */
  isDefault?: boolean | undefined
  /** Whoever comes with it again has lost the answer, and gets the same board. */
  onceKey?: string | undefined
}>

const limit = { atMost: 60, withinSeconds: 60 }

/** The new board is the default from now on (BOARD-03), unless it shall not be. It is made with all that it begins with, or not at all. */
export function createBoard(room: Room) {
  const { db, now, takeTicket } = room
  return async (reader: BoardReader, input: Input): Promise<Result<Created, CreateFailure>> => {
    const { accountId, site } = reader
    if (accountId === null) return failure('not-signed-in')
    const name = parseBoardName(input.name)
    if (!name.ok) return name
    const description = parseBoardText(input.description ?? '')
    if (!description.ok) return description
    const seconds = await takeTicket('boards.create', accountId, limit)
    if (seconds !== null) return failure({ tooMany: seconds })
    const assets = input.assetIds && (await sortOut(room, reader, input.assetIds))
    if (assets?.known.length === 0) return failure('unknown-assets')
    const holder = { accountId, site }
    const texts = { name: name.value, description: description.value }
    const isDefault = input.isDefault ?? true
    const asked = {
      ...texts,
      ...(input.assetIds && { assetIds: input.assetIds }),
      ...(!isDefault && { isDefault }),
    }
    const wish = { name: 'boards.create', actor: `${site} ${accountId}`, key: input.onceKey, asked }
    let notAdded = assets?.unknown ?? []
    const made = await db.transaction().execute((transaction) =>
      makeOnce<CreateFailure>(transaction, wish, async () => {
        await holdAccount(transaction, holder)
        if ((await countEver(transaction, holder)) >= boardLimits.boards) return failure('too-many-boards')
        const boardId = await insertBoard(transaction, { ...holder, ...texts, now: now() })
        if (isDefault) await keepChoice(transaction, holder, boardId)
        const happening = { kind: 'created', values: { name: name.value } } as const
        await writeActivity(transaction, { ...happening, boardId, revision: 1, actorId: accountId })
        if (assets) notAdded = [...notAdded, ...(await fill(transaction, boardId, assets.known))]
        return success(boardId)
      }),
    )
    if (!made.ok) return made
    const board = await readKnown(room, reader, { boardId: made.value.id, role: 'owner' })
    return board.ok && assets ? success({ ...board.value, notAdded }) : board

    async function fill(transaction: DatabaseTransaction, boardId: BoardId, ids: readonly AssetId[]) {
      const board = await lockBoard(transaction, boardId, site)
      if (!board) throw new Error('A board was made and is not there.')
      const held = { transaction, board, actorId: holder.accountId }
      const put = await putOn(room, held, ids)
      if (put.made) await finishChange(held, room, put.made)
      return put.notAdded
    }
  }
}
