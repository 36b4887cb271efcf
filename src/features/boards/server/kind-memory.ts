import type { AssetId } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import type { BoardId } from '../domain/board.ts'
import { countKinds, type KindCounts, type MediaKind, mediaKindOf } from '../domain/media-kind.ts'

type Ids = readonly AssetId[]
/** What is no longer in the catalogue at all has no kind. */
type Kinds = ReadonlyMap<AssetId, MediaKind | null>
type Kept = Readonly<{ ids: Ids; kinds: Kinds; counts: KindCounts; sinceMs: number }>

export type KindMemory = ReturnType<typeof openKindMemory>

/** An asset seldom becomes one of another kind; its boards may learn of it so much later. */
const keptForMs = 600_000

type Needs = Pick<CatalogueQueries, 'readMediaTypes'> & { readonly now: () => Date }

/** In ids: what a board takes beside them. */
const boardWeight = 50

/** Of which kinds the assets of boards are. Of a board that changes, only what is new is asked for. Bounded by the weight in all. */
export function openKindMemory({ readMediaTypes, now }: Needs, { most = 500_000 } = {}) {
  // The one that was used last stands last.
  const boards = new Map<BoardId, Kept>()
  let total = 0

  function forget(boardId: BoardId): void {
    const kept = boards.get(boardId)
    if (!kept) return
    total -= weightOf(kept)
    boards.delete(boardId)
  }

  function keep(boardId: BoardId, kept: Kept): void {
    forget(boardId)
    boards.set(boardId, kept)
    total += weightOf(kept)
    for (const oldest of boards.keys()) {
      if (total <= most) break
      forget(oldest)
    }
  }

  return {
    async look(boardId: BoardId, ids: Ids): Promise<Pick<Kept, 'kinds' | 'counts'>> {
      const nowMs = now().getTime()
      const known = boards.get(boardId)
      const isFresh = known !== undefined && nowMs - known.sinceMs < keptForMs
      // The memory of ids has the same list as long as the board has the same revision.
      if (isFresh && known.ids === ids) {
        keep(boardId, known)
        return known
      }
      const before: Kinds = isFresh ? known.kinds : new Map()
      const types = await readMediaTypes(ids.filter((id) => !before.has(id)))
      const kinds = new Map(
        ids.map((id) => {
          const read = types.get(id)
          return [id, read ? mediaKindOf(read.assetType, read.mediaType) : (before.get(id) ?? null)]
        }),
      )
      const counts = countKinds([...kinds.values()].filter((kind) => kind !== null))
      const looked: Kept = { ids, kinds, counts, sinceMs: isFresh ? known.sinceMs : nowMs }
      keep(boardId, looked)
      return looked
    },

    weigh: () => total,
  }
}

function weightOf({ ids }: Kept): number {
  return ids.length + boardWeight
}
