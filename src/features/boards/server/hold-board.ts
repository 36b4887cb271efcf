import { failure, type Result, success } from '#kernel/result.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import type { Happening } from '../domain/activity.ts'
import type { BoardId } from '../domain/board.ts'
import {
  type BoardRole,
  type Permission,
  type Permissions,
  permissionsOf,
} from '../domain/board-permissions.ts'
import type { Step } from './asset-id-memory.ts'
import { type BoardRow, type BoardSet, lockBoard, reviseBoard } from './board-queries.ts'
import { type AccessFailure, findAccess, isBoardId } from './find-access.ts'
import type { BoardReader, Room, TooMany } from './needs.ts'
import { writeActivity } from './sharing/write-activity.ts'

export type ChangeFailure = AccessFailure | 'not-signed-in' | 'not-allowed' | 'sign-in-again' | TooMany

/** Whatever opens a board to others or closes it, as inviting does, is for those who have proven lately who they are. */
const provenOnly: ReadonlySet<Permission> = new Set(['invite', 'delete'])

/** A board that nobody else changes until the transaction ends, and what the one who holds it is to it. */
export type HeldBoard = Readonly<{
  transaction: DatabaseTransaction
  board: BoardRow
  actorId: string
  role: BoardRole
  permissions: Permissions
}>

/** Takes the row's lock first and asks for rights after: they are those that count when the change is made. */
export async function holdBoard(
  transaction: DatabaseTransaction,
  { now }: Pick<Room, 'now'>,
  reader: BoardReader,
  boardId: BoardId,
): Promise<Result<HeldBoard, ChangeFailure>> {
  const { accountId, site } = reader
  if (accountId === null) return failure('not-signed-in')
  const board = isBoardId(boardId) ? await lockBoard(transaction, boardId, site) : null
  if (!board) return failure('not-found')
  if (board.owner_id === accountId && !board.deleted_at) return success(heldAs('owner'))
  const access = await findAccess(transaction, reader, boardId, now())
  return typeof access === 'string' ? failure(access) : success(heldAs(access.role))

  function heldAs(role: BoardRole): HeldBoard {
    return {
      ...{ transaction, board: board as BoardRow, actorId: accountId as string },
      ...{ role, permissions: permissionsOf(role) },
    }
  }
}

/** What a change writes on the board itself, the line that tells of it, and what becomes of the ids if they change. */
export type Made = Readonly<{ happening: Happening; set?: BoardSet; ids?: Step }>

/** The board's next revision, written down and told to those who watch. */
export async function finishChange(
  { transaction, board, actorId }: Omit<HeldBoard, 'role' | 'permissions'>,
  { now }: Pick<Room, 'now'>,
  { happening, set = {} }: Made,
): Promise<number> {
  const revision = await reviseBoard(transaction, board.id, set, now())
  await writeActivity(transaction, { ...happening, boardId: board.id, revision, actorId })
  return revision
}

/** Null for `made` where everything was so already: then the revision stays. A failure comes before anything is written. */
export type ChangeOutcome<Value> = Readonly<{ value: Value; made: Made | null }>
export type Changed<Value> = Readonly<{ value: Value; revision: number; boardId: BoardId; role: BoardRole }>

/** One change of one board: one transaction, which begins with the lock of its row. */
export async function holdAndChange<Value, Failure = never>(
  room: Pick<Room, 'db' | 'now' | 'idMemory' | 'inLine' | 'countChange'>,
  reader: BoardReader,
  boardId: BoardId,
  needed: readonly Permission[],
  work: (held: HeldBoard) => Promise<Result<ChangeOutcome<Value>, Failure>>,
): Promise<Result<Changed<Value>, Failure | ChangeFailure>> {
  const seconds = room.countChange(reader)
  if (seconds !== null) return failure({ tooMany: seconds })
  let kept: (() => void) | undefined
  const change = async (transaction: DatabaseTransaction) => {
    const held = await holdBoard(transaction, room, reader, boardId)
    if (!held.ok) return held
    const { board, permissions, role } = held.value
    if (!needed.every((permission) => permissions[permission])) return failure('not-allowed')
    if (!reader.isProven && needed.some((each) => provenOnly.has(each))) return failure('sign-in-again')
    const outcome = await work(held.value)
    if (!outcome.ok) return outcome
    const { value, made } = outcome.value
    const revision = made ? await finishChange(held.value, room, made) : Number(board.revision)
    if (made) kept = () => room.idMemory.advance(board.id, revision, made.ids ?? same)
    return success({ value, revision, boardId: board.id, role })
  }
  const changed = await room.inLine(boardId.toLowerCase(), () => room.db.transaction().execute(change))
  kept?.()
  return changed
}

const same: Step = (ids) => ids
