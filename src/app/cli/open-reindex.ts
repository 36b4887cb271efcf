import { indexingEngine } from '#app/background/indexing-order.ts'
import { openIndexWriter } from '#app/background/open-index-writer.ts'
import type { Config } from '#config/read-config.ts'
import { rebuildOnce, rebuildQueries } from '#features/search/server.ts'
import { openCatalogueDatabase } from './open-catalogue.ts'
import type { ReindexDesk } from './run-reindex.ts'

type Surroundings = {
  readonly migrations: string
  readonly mergeWorker: URL
  readonly onNotice: (text: string) => void
}

/** The database of an installation, and its index where nobody else keeps it. */
export async function openReindex(
  config: Config,
  { migrations, mergeWorker, onNotice }: Surroundings,
): Promise<ReindexDesk> {
  const { db, close } = await openCatalogueDatabase(config, migrations)
  return {
    ...rebuildQueries(db),
    async rebuildHere({ signal, onProgress }) {
      const engine = indexingEngine(config.search, mergeWorker)
      const writer = await openIndexWriter(engine, { publish: () => undefined, onNotice })
      try {
        await rebuildOnce({
          db,
          writer,
          signal,
          onProgress,
          onUnreadable: (id, error) => onNotice(`the asset ${id} cannot be indexed: ${String(error)}`),
        })
      } finally {
        await writer.close()
      }
    },
    close,
  }
}
