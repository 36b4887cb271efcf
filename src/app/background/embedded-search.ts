import { openEmbeddedIndex } from '#adapters/search-index/embedded/open-embedded-index.ts'
import type { Config } from '#config/read-config.ts'
import { openIndexKeeper } from './index-keeper.ts'
import { indexingEngine } from './indexing-order.ts'
import { measuredIndex } from './measured-index.ts'
import { type SearchRoom, type SearchRoomNeeds, type SearchWorkers, untilReady } from './search-room.ts'

/** The embedded index of this process: a thread that keeps it, threads that search it. */
export function openEmbeddedSearch(
  search: Extract<Config['search'], { kind: 'embedded' }>,
  workers: SearchWorkers,
  { url, log, metrics, progress }: SearchRoomNeeds,
): SearchRoom {
  const { threads } = search
  const index = openEmbeddedIndex({
    workerFile: workers.readerWorker,
    ...(threads && { threads }),
    onNotice: (text) => log.warn({ notice: text }, 'search index'),
  })
  const keeper = openIndexKeeper({
    workerFile: workers.indexingWorker,
    order: { url, engine: indexingEngine(search, workers.mergeWorker) },
    log,
    progress,
    onPublication: index.show,
  })
  metrics.watchIndex(async () => {
    const { assets, isReady } = await index.health()
    const { working, waiting } = index.load()
    return { isReady, assets, working, waiting, ...keeper.readStanding() }
  })
  return {
    index: measuredIndex(index, metrics),
    start: keeper.start,
    untilReady: (withinMs) => untilReady(index, withinMs),
    async close() {
      await keeper.close()
      await index.close()
    },
  }
}
