import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { openEmbeddedWriter } from '#adapters/search-index/embedded/open-embedded-writer.ts'
import type { IndexWriter } from '#features/search/server.ts'
import { inFreeFolder } from './in-free-folder.ts'
import type { ClusterOrder, IndexingOrder, Publication } from './indexing-order.ts'

type Needs = {
  readonly publish: (publication: Publication) => void
  readonly onNotice: (text: string) => void
}

type OpenWriter = IndexWriter & {
  /** Where the index is kept: the same after every start, and no other index of the database has it. */
  readonly place: string
  readonly countSegments: () => number
}

/** Whoever writes the index of this installation, in the thread that calls. */
export async function openIndexWriter(
  engine: IndexingOrder['engine'],
  { publish, onNotice }: Needs,
): Promise<OpenWriter> {
  if (engine.kind === 'opensearch') {
    // Loaded only where it is used: the client is large, and most installations have none.
    const { openOpenSearchWriter } = await import(
      '#adapters/search-index/opensearch/open-opensearch-writer.ts'
    )
    const { shards, replicas } = engine
    const writer = await openOpenSearchWriter({ ...openSearchPlace(engine), shards, replicas })
    return { ...writer, place: `opensearch ${engine.name}`, countSegments: () => 0 }
  }
  const mergeWorkerFile = new URL(engine.mergeWorkerFile)
  return inFreeFolder(engine.directory, async (directory) => {
    const writer = await openEmbeddedWriter({
      directory,
      patienceMs: 0,
      mergeWorkerFile,
      publish,
      onNotice,
    })
    return { ...writer, place: `${hostname()} ${directory}`, countSegments: () => writer.facts().segments }
  })
}

/** Where the cluster is, as its adapter takes it. */
export function openSearchPlace({ urls, name, credentials, caFile }: ClusterOrder) {
  return {
    urls,
    prefix: name,
    ...(credentials && { credentials: () => credentials }),
    ...(caFile && { authority: readFileSync(caFile, 'utf8') }),
  }
}
