import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AssetId } from '#features/catalogue/domain.ts'
import type { IndexEntry } from '#features/search/domain.ts'
import type { Rebuilding } from '#features/search/server.ts'
import type { Generation } from './open-generation.ts'

/** Larger segments are built and merged with less work; entries that wait for theirs take memory. */
const entriesPerSegment = 8_000

type Needs = {
  /** Makes it the one that answers. */
  readonly takeOver: (position: string) => Promise<void>
  /** Finished, failed or abandoned. */
  readonly onOver: () => void
}

/** Fills another index while the old one answers. */
export function rebuildAside(generation: Generation, { takeOver, onOver }: Needs): Rebuilding {
  let waiting = new Map<AssetId, IndexEntry>()
  let isOver = false

  function flush(): void {
    generation.put([...waiting.values()], [])
    waiting = new Map()
  }

  function demandOpen(): void {
    if (isOver) throw new Error('This rebuild is over.')
  }

  return {
    async add(entries) {
      demandOpen()
      for (const entry of entries) waiting.set(entry.id, entry)
      if (waiting.size >= entriesPerSegment) flush()
      await nextTurn()
    },
    async finish(position) {
      demandOpen()
      isOver = true
      try {
        flush()
        await generation.unite()
        await takeOver(position)
      } finally {
        onOver()
      }
    },
    async abandon() {
      if (isOver) return
      isOver = true
      generation.retire()
      waiting = new Map()
      onOver()
    },
  }
}
