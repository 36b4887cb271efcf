import type { SearchIndex } from '#features/search/server.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'

export type SearchWorkers = {
  readonly indexingWorker: URL
  readonly readerWorker: URL
  readonly mergeWorker: URL
}

export type SearchRoomNeeds = {
  readonly url: string
  readonly log: Log
  readonly metrics: Metrics
  readonly progress: (text: string) => void
}

/** An index and whatever keeps it, in this process. */
export type SearchRoom = {
  readonly index: SearchIndex
  /** Begins to keep the index, where that is this process's part. */
  readonly start: () => void
  /** When it answers, or when the time is over. */
  readonly untilReady: (withinMs: number) => Promise<void>
  readonly close: () => Promise<void>
}

const lookEveryMs = 20

export async function untilReady({ health }: Pick<SearchIndex, 'health'>, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await health()).isReady && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}
