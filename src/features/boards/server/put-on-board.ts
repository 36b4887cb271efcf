import type { AssetId } from '#features/catalogue/domain.ts'
import { boardLimits } from '../domain/board-limits.data.ts'
import type { Step } from './asset-id-memory.ts'
import { insertAssets, selectPlaced } from './board-asset-queries.ts'
import type { HeldBoard, Made } from './hold-board.ts'
import type { Room } from './needs.ts'
import { deleteAssets } from './removed-asset-queries.ts'

export type NotAdded = Readonly<{ id: string; reason: 'unknown' | 'already-there' | 'board-full' }>

type Held = Pick<HeldBoard, 'transaction' | 'board' | 'actorId'>
type MovingIds = Made & { readonly ids: Step }

export type Put = Readonly<{
  added: readonly AssetId[]
  notAdded: readonly NotAdded[]
  made: MovingIds | null
}>

/** On top of the board, in this order, as far as there is room; what is there already stays where it is (BOARD-11). */
export async function putOn(
  { now }: Pick<Room, 'now'>,
  held: Held,
  ids: readonly AssetId[],
  noteOf: (id: AssetId) => string = () => '',
): Promise<Put> {
  const { transaction, board, actorId } = held
  const { fitting, full } = await findRoom(held, ids)
  const assets = fitting.map((id) => ({ id, note: noteOf(id) }))
  const put = await insertAssets(transaction, { boardId: board.id, addedBy: actorId, now: now(), assets })
  const added = fitting.filter((id) => put.has(id))
  const there = fitting.filter((id) => !put.has(id))
  return {
    added,
    notAdded: [
      ...there.map((id) => ({ id, reason: 'already-there' }) as const),
      ...full.map((id) => ({ id, reason: 'board-full' }) as const),
    ],
    made: madeOf(added),
  }

  function madeOf([asset]: readonly AssetId[]): MovingIds | null {
    if (asset === undefined) return null
    return {
      happening: { kind: 'assets-added', values: { count: added.length, asset } },
      set: { asset_count: board.asset_count + added.length },
      ids: (before) => [...added, ...before],
    }
  }
}

/** Only a board that is almost full need be looked at first. */
async function findRoom({ transaction, board }: Held, ids: readonly AssetId[]) {
  const room = boardLimits.assets - board.asset_count
  if (ids.length <= room) return { fitting: ids, full: [] }
  const placed = await selectPlaced(transaction, board.id, ids)
  const lacking = ids.filter((id) => !placed.has(id))
  const full = new Set(lacking.slice(Math.max(0, room)))
  return { fitting: ids.filter((id) => !full.has(id)), full: [...full] }
}

export type Taken = Readonly<{ removed: readonly AssetId[]; made: MovingIds | null }>

/** A hero that goes is no longer one. */
export async function takeOff({ transaction, board }: Held, ids: readonly AssetId[]): Promise<Taken> {
  const taken = await deleteAssets(transaction, board.id, ids)
  const removed = ids.filter((id) => taken.has(id))
  const [asset] = removed
  if (asset === undefined) return { removed, made: null }
  const isHeroGone = board.hero_asset_id !== null && taken.has(board.hero_asset_id)
  return {
    removed,
    made: {
      happening: { kind: 'assets-removed', values: { count: removed.length, asset } },
      set: { asset_count: board.asset_count - removed.length, ...(isHeroGone && { hero_asset_id: null }) },
      ids: (before) => before.filter((id) => !taken.has(id)),
    },
  }
}
