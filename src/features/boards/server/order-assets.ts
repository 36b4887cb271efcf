import { type AssetId, parseAssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import type { Board, BoardId } from '../domain/board.ts'
import { placesBetween } from '../domain/place-assets.ts'
import { putBefore } from '../domain/put-before.ts'
import {
  findNeighbor,
  moveAssets,
  type PlacedAsset,
  selectPlaced,
  spreadAssets,
} from './board-asset-queries.ts'
import { type ChangeFailure, holdAndChange } from './hold-board.ts'
import type { BoardReader, Room } from './needs.ts'
import { readKnown } from './read-board.ts'

export type OrderFailure = ChangeFailure | 'unknown-assets' | 'unknown-follower'

type Input = Readonly<{
  /** In the order in which they are to stand. */
  assetIds: readonly string[]
  /** The asset that will follow them; null for the end. */
  before: string | null
}>

/** Puts assets next to each other before another one. Those that are not on the board are passed over. */
export function orderAssets(room: Room) {
  return async (
    reader: BoardReader,
    boardId: BoardId,
    { assetIds, before }: Input,
  ): Promise<Result<Board, OrderFailure>> => {
    const wanted = [...new Set(assetIds.flatMap((text) => parseAssetId(text) ?? []))]
    const follower = before === null ? null : parseAssetId(before)
    const changed = await holdAndChange<null, OrderFailure>(
      room,
      reader,
      boardId,
      ['add'],
      async ({ transaction, board }) => {
        if (before !== null && follower === null) return failure('unknown-follower')
        const order = (isSpread: boolean) => findOrder(transaction, board.id, { wanted, follower, isSpread })
        let found = await order(false)
        if (found === 'no-room') {
          await spreadAssets(transaction, board.id)
          found = await order(true)
        }
        if (found === 'no-room') throw new Error('There is no room between assets that were just spread.')
        if (found === 'unknown-assets' || found === 'unknown-follower') return failure(found)
        const [first] = found
        if (!first) return success({ value: null, made: null })
        await moveAssets(transaction, board.id, found)
        const values = { count: found.length, asset: first.id }
        const moved = found.map(({ id }) => id)
        return success({
          value: null,
          made: {
            happening: { kind: 'assets-moved', values },
            ids: (ids) => putBefore(ids, moved, follower),
          },
        })
      },
    )
    return changed.ok ? readKnown(room, reader, changed.value) : changed
  }
}

type Wanted = Readonly<{ wanted: readonly AssetId[]; follower: AssetId | null; isSpread: boolean }>
type Moves = readonly Readonly<{ id: AssetId; place: bigint }>[]

/** Where they go; empty if they are there already. */
async function findOrder(
  db: DatabaseTransaction,
  boardId: BoardId,
  { wanted, follower, isSpread }: Wanted,
): Promise<Moves | 'no-room' | 'unknown-assets' | 'unknown-follower'> {
  const placed = await selectPlaced(db, boardId, follower === null ? wanted : [...wanted, follower])
  const moved = wanted.flatMap((id) => placed.get(id) ?? [])
  const anchor = follower === null ? null : placed.get(follower)
  if (moved.length === 0) return 'unknown-assets'
  if (anchor === undefined) return 'unknown-follower'
  const ids = moved.map(({ id }) => id)
  // One of those that move cannot be what they are put before: the next that stays is.
  const below =
    anchor === null
      ? null
      : ids.includes(anchor.id)
        ? await findNeighbor(db, boardId, { below: anchor.place }, ids)
        : anchor.place
  const above =
    below === null
      ? await findNeighbor(db, boardId, { below: null }, ids)
      : await findNeighbor(db, boardId, { above: below }, ids)
  // Once spread, the others keep their order but not their places: they are to be written in any case.
  if (!isSpread && areThere(moved, above, below)) return []
  const places = placesBetween(above, below, moved.length)
  return places ? ids.map((id, index) => ({ id, place: places[index] ?? 0n })) : 'no-room'
}

function areThere(moved: readonly PlacedAsset[], above: bigint | null, below: bigint | null): boolean {
  const line = [above, ...moved.map(({ place }) => place), below]
  return line.every((place, index) => {
    const next = line[index + 1]
    return place === null || next === null || next === undefined || place > next
  })
}
