import type { AssetId } from '#features/catalogue/domain.ts'
import type { BoardId } from '../domain/board.ts'

type Ids = readonly AssetId[]
/** What a change does to the ids. */
export type Step = (ids: Ids) => Ids
type Entry = { revision: number; ids: Ids; readonly later: Map<number, Step> }
type Kept = Entry & { readonly weight: number }

export type AssetIdMemory = ReturnType<typeof openAssetIdMemory>

/** More of them wait only if one never came. */
const mostLater = 200

/** In ids: what a board takes beside them, and a change that waits, with the ids that it brings. */
const boardWeight = 50
const stepWeight = 200

/**
 * All ids of boards, each as of one revision: who has just read another revision finds nothing. Changes of this process
 * move it along, so that a board that grows is not read as a whole again and again. Bounded by the weight in all.
 */
export function openAssetIdMemory({ most = 2_000_000 } = {}) {
  // The one that was used last stands last.
  const entries = new Map<BoardId, Kept>()
  let total = 0

  function keep(boardId: BoardId, entry: Entry): void {
    forget(boardId)
    const weight = entry.ids.length + boardWeight + entry.later.size * stepWeight
    entries.set(boardId, { ...entry, weight })
    total += weight
    for (const oldest of entries.keys()) {
      if (total <= most) break
      forget(oldest)
    }
  }

  function forget(boardId: BoardId): void {
    total -= entries.get(boardId)?.weight ?? 0
    entries.delete(boardId)
  }

  return {
    has: (boardId: BoardId) => entries.has(boardId),

    find(boardId: BoardId, revision: number): Ids | null {
      const entry = entries.get(boardId)
      if (!entry || entry.revision !== revision) return null
      keep(boardId, entry)
      return entry.ids
    },

    /** What the database has just told of a revision. */
    learn(boardId: BoardId, revision: number, ids: Ids): void {
      const known = entries.get(boardId)
      if (known && known.revision >= revision) return
      keep(boardId, takeSteps({ revision, ids, later: known?.later ?? new Map() }))
    },

    /** What a change did to the ids. Changes may be told in another order than that in which they were kept. */
    advance(boardId: BoardId, revision: number, step: Step): void {
      const entry = entries.get(boardId)
      if (!entry || revision <= entry.revision) return
      entry.later.set(revision, step)
      if (entry.later.size > mostLater) forget(boardId)
      else keep(boardId, takeSteps({ ...entry }))
    },

    forget,
    weigh: () => total,
  }
}

function takeSteps(entry: Entry): Entry {
  for (const revision of [...entry.later.keys()].filter((known) => known <= entry.revision)) {
    entry.later.delete(revision)
  }
  for (;;) {
    const step = entry.later.get(entry.revision + 1)
    if (!step) return entry
    entry.revision += 1
    entry.ids = step(entry.ids)
    entry.later.delete(entry.revision)
  }
}
