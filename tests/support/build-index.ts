import { openEmbeddedWriter } from '../../src/adapters/search-index/embedded/open-embedded-writer.ts'
import { openReader } from '../../src/adapters/search-index/embedded/reading/open-reader.ts'
import { rebuildOnce, type SearchIndex } from '../../src/features/search/server.ts'
import type { Database } from '../../src/platform/database.ts'

const mergeWorkerFile = new URL(
  '../../src/adapters/search-index/embedded/writing/merge-worker.ts',
  import.meta.url,
)

export type BuiltIndex = AsyncDisposable & { readonly index: Omit<SearchIndex, 'health' | 'close'> }

/** The embedded index of what is in a database now, read in this thread. */
export async function buildIndex(place: { db: Database; directory: string }): Promise<BuiltIndex> {
  const reader = openReader()
  const fail = (text: string) => {
    throw new Error(text)
  }
  const writer = await openEmbeddedWriter({
    ...{ directory: place.directory, mergeWorkerFile, publish: reader.show },
    ...{ snapshotAfterMs: 60_000, onNotice: fail },
  })
  await rebuildOnce({
    ...{ db: place.db, writer, signal: new AbortController().signal, onProgress: () => {} },
    onUnreadable: (id) => fail(`Asset ${id} could not be indexed.`),
  })
  return {
    index: {
      search: async (question) => reader.search(question),
      group: async (question) => reader.group(question),
      similar: async (question) => reader.similar(question),
      related: async (question) => reader.related(question),
      suggest: async (question) => reader.suggest(question),
      spell: async (question) => reader.spell(question),
    },
    [Symbol.asyncDispose]: () => writer.close(),
  }
}
