import { type AssetId, parseAssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import type { Board, BoardId } from '../domain/board.ts'
import type { Step } from './asset-id-memory.ts'
import { selectPlaced } from './board-asset-queries.ts'
import { findAccess } from './find-access.ts'
import { type ChangeFailure, finishChange, type HeldBoard, holdBoard, type Made } from './hold-board.ts'
import type { BoardReader, Room } from './needs.ts'
import { type NotAdded, putOn, takeOff } from './put-on-board.ts'
import { readBoard } from './read-board.ts'

export type Passed = Readonly<{
  from: Board
  to: Board
  added: readonly AssetId[]
  notAdded: readonly NotAdded[]
  /** What the first board no longer has; empty of a copy. */
  removed: readonly AssetId[]
}>
export type PassFailure = ChangeFailure | 'unknown-assets' | 'same-board'

type Input = Readonly<{ from: BoardId; to: BoardId; assetIds: readonly string[] }>
type Kept = Readonly<{ boardId: BoardId; revision: number; step: Step }>
type Done = Omit<Passed, 'from' | 'to'> & { readonly kept: readonly Kept[] }

/** To another board, on top, in the order given. The first keeps them. */
export function copyAssets(room: Room) {
  return passAssets(room, async (transaction, reader, { from, to, wanted }) => {
    // Only one of them changes, and whoever may look may copy.
    const held = await holdFor(transaction, room, reader, to, 'add')
    if (!held.ok) return held
    const source = await findAccess(transaction, reader, from, room.now())
    if (typeof source === 'string') return failure(source)
    const placed = await selectPlaced(transaction, source.boardId, wanted)
    return put(room, held.value, { wanted, placed, noteOf: () => '' })
  })
}

/** To another board with their notes. What is there already leaves the first board all the same. */
export function moveAssets(room: Room) {
  return passAssets(room, async (transaction, reader, { from, to, wanted }) => {
    const hold = () => holdFor(transaction, room, reader, from, 'remove')
    const before = from < to ? await hold() : null
    const target = await holdFor(transaction, room, reader, to, 'add')
    const source = before ?? (await hold())
    if (!source.ok) return source
    if (!target.ok) return target
    const placed = await selectPlaced(transaction, source.value.board.id, wanted)
    const noteOf = (id: AssetId) => placed.get(id)?.note ?? ''
    const done = await put(room, target.value, { wanted, placed, noteOf })
    if (!done.ok) return done
    const stay = new Set(done.value.notAdded.flatMap(({ id, reason }) => (reason === 'board-full' ? id : [])))
    const going = wanted.filter((id) => placed.has(id) && !stay.has(id))
    const { removed, made } = await takeOff(source.value, going)
    const kept = [...done.value.kept, ...(await finish(room, source.value, made))]
    return success({ ...done.value, removed, kept })
  })
}

type Work = (
  transaction: DatabaseTransaction,
  reader: BoardReader,
  input: Readonly<{ from: BoardId; to: BoardId; wanted: readonly AssetId[] }>,
) => Promise<Result<Done, PassFailure>>

/** Two boards in one transaction, held in the order of their ids, so that nobody waits for each other. */
function passAssets(room: Room, work: Work) {
  const read = readBoard(room)
  return async (
    reader: BoardReader,
    { assetIds, ...boards }: Input,
  ): Promise<Result<Passed, PassFailure>> => {
    if (reader.accountId === null) return failure('not-signed-in')
    const seconds = room.countChange(reader)
    if (seconds !== null) return failure({ tooMany: seconds })
    const from = boards.from.toLowerCase()
    const to = boards.to.toLowerCase()
    if (from === to) return failure('same-board')
    const given = [...new Set(assetIds.map((text) => parseAssetId(text) ?? text))]
    const wanted = given.filter((id) => parseAssetId(id) === id)
    const unknown = given.filter((id) => parseAssetId(id) !== id)
    const pass = () =>
      room.db.transaction().execute((transaction) => work(transaction, reader, { from, to, wanted }))
    const [first, second] = from < to ? [from, to] : [to, from]
    const done = await room.inLine(first, () => room.inLine(second, pass))
    if (!done.ok) return done
    const { kept, ...passed } = done.value
    const notAdded = [...unknown.map((id) => ({ id, reason: 'unknown' }) as const), ...passed.notAdded]
    for (const { boardId, revision, step } of kept) room.idMemory.advance(boardId, revision, step)
    const [source, target] = [await read(reader, from), await read(reader, to)]
    if (!source.ok) return source
    if (!target.ok) return target
    return success({ from: source.value, to: target.value, ...passed, notAdded })
  }
}

async function holdFor(
  transaction: DatabaseTransaction,
  room: Room,
  reader: BoardReader,
  boardId: BoardId,
  permission: 'add' | 'remove',
): Promise<Result<HeldBoard, ChangeFailure>> {
  const held = await holdBoard(transaction, room, reader, boardId)
  return held.ok && !held.value.permissions[permission] ? failure('not-allowed') : held
}

type Lot = Readonly<{
  wanted: readonly AssetId[]
  /** Those of them that the first board has. */
  placed: ReadonlyMap<AssetId, unknown>
  noteOf: (id: AssetId) => string
}>

async function put(
  room: Room,
  target: HeldBoard,
  { wanted, placed, noteOf }: Lot,
): Promise<Result<Done, 'unknown-assets'>> {
  const there = wanted.filter((id) => placed.has(id))
  if (there.length === 0) return failure('unknown-assets')
  const { added, notAdded, made } = await putOn(room, target, there, noteOf)
  const kept = await finish(room, target, made)
  const unknown = wanted.filter((id) => !placed.has(id)).map((id) => ({ id, reason: 'unknown' }) as const)
  return success({ added, notAdded: [...unknown, ...notAdded], removed: [], kept })
}

async function finish(
  room: Room,
  held: HeldBoard,
  made: (Made & { readonly ids: Step }) | null,
): Promise<readonly Kept[]> {
  if (!made) return []
  return [{ boardId: held.board.id, revision: await finishChange(held, room, made), step: made.ids }]
}
