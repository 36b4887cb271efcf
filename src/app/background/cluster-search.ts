import { openOpenSearchIndex } from '#adapters/search-index/opensearch/open-opensearch-index.ts'
import type { Config } from '#config/read-config.ts'
import { openIndexKeeper } from './index-keeper.ts'
import { indexingEngine } from './indexing-order.ts'
import { measuredIndex } from './measured-index.ts'
import { openSearchPlace } from './open-index-writer.ts'
import { type SearchRoom, type SearchRoomNeeds, type SearchWorkers, untilReady } from './search-room.ts'

/** The index of all processes, in OpenSearch. It is kept where jobs run, by one of them at a time. */
export function openClusterSearch(
  { search, runs }: { search: Extract<Config['search'], { kind: 'opensearch' }>; runs: Config['runs'] },
  workers: SearchWorkers,
  { url, log, metrics, progress }: SearchRoomNeeds,
): SearchRoom {
  const engine = indexingEngine(search, workers.mergeWorker)
  if (engine.kind !== 'opensearch') throw new Error('This is not the configuration of a cluster.')
  const index = openOpenSearchIndex(openSearchPlace(engine))
  const keeper = runs.jobs
    ? openIndexKeeper({
        workerFile: workers.indexingWorker,
        order: { url, engine },
        log,
        progress,
        onPublication: () => undefined,
      })
    : null
  metrics.watchIndex(async () => {
    const { assets, isReady } = await index.health()
    const { behind, levelSeconds } = keeper?.readStanding() ?? { behind: null, levelSeconds: null }
    return { isReady, assets, segments: null, behind, levelSeconds, working: null, waiting: null }
  })
  return {
    index: measuredIndex(index, metrics),
    start: () => keeper?.start(),
    untilReady: (withinMs) => untilReady(index, withinMs),
    async close() {
      await keeper?.close()
      await index.close()
    },
  }
}
