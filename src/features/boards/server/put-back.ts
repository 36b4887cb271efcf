import { type AssetId, parseAssetId } from '#features/catalogue/domain.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import type { BoardId } from '../domain/board.ts'
import { boardLimits } from '../domain/board-limits.data.ts'
import type { Added, AddFailure } from './add-assets.ts'
import { selectPlaced } from './board-asset-queries.ts'
import { type HeldBoard, holdAndChange, type Made } from './hold-board.ts'
import type { BoardReader, Room } from './needs.ts'
import type { NotAdded, Put } from './put-on-board.ts'
import { readKnown } from './read-board.ts'
import { restoreAssets, selectIds, selectRemoved } from './removed-asset-queries.ts'

type Input = Readonly<{ boardId: BoardId; assetIds: readonly string[] }>

/** Assets that were taken off stand where they stood, with note, date and whoever had added them. */
export function putBack(room: Room) {
  return async (reader: BoardReader, { boardId, assetIds }: Input): Promise<Result<Added, AddFailure>> => {
    if (reader.accountId === null) return failure('not-signed-in')
    const wanted = [...new Set(assetIds.map((text) => parseAssetId(text) ?? text))]
    const ids = wanted.filter((id) => parseAssetId(id) === id)
    const changed = await holdAndChange(room, reader, boardId, ['add'], async (held) => {
      const { made, ...value } = await restore(held, ids)
      const lacksAll = value.notAdded.length === ids.length && value.notAdded.every(isUnknown)
      return lacksAll ? failure('unknown-assets') : success({ value, made })
    })
    if (!changed.ok) return changed
    const { value, revision } = changed.value
    const board = await readKnown(room, reader, changed.value)
    if (!board.ok) return board
    const strange = wanted.filter((id) => !ids.includes(id))
    const notAdded = [...strange.map((id) => ({ id, reason: 'unknown' }) as const), ...value.notAdded]
    return success({ board: board.value, revision, added: value.added, notAdded })
  }
}

function isUnknown({ reason }: NotAdded): boolean {
  return reason === 'unknown'
}

async function restore(
  { transaction, board }: HeldBoard,
  ids: readonly AssetId[],
): Promise<Omit<Put, 'made'> & { readonly made: Made | null }> {
  const [removed, placed] = [
    await selectRemoved(transaction, board.id, ids),
    await selectPlaced(transaction, board.id, ids),
  ]
  const lacking = ids.filter((id) => removed.has(id) && !placed.has(id))
  const room = Math.max(0, boardLimits.assets - board.asset_count)
  const restored = await restoreAssets(transaction, board.id, lacking.slice(0, room))
  const added = lacking.filter((id) => restored.has(id))
  const reasonOf = (id: AssetId) =>
    placed.has(id) ? 'already-there' : removed.has(id) ? 'board-full' : 'unknown'
  const notAdded = ids.filter((id) => !restored.has(id)).map((id) => ({ id, reason: reasonOf(id) }) as const)
  const [asset] = added
  if (asset === undefined) return { added, notAdded, made: null }
  const hero = board.hero_asset_id === null ? added.find((id) => removed.get(id)?.wasHero) : undefined
  const all = await selectIds(transaction, board.id)
  const made: Made = {
    happening: { kind: 'assets-put-back', values: { count: added.length, asset } },
    set: {
      asset_count: board.asset_count + added.length,
      ...(hero !== undefined && { hero_asset_id: hero }),
    },
    ids: () => all,
  }
  return { added, notAdded, made }
}
