import type { Publication } from '#adapters/search-index/embedded/writing/publication.ts'
import type { Config } from '#config/read-config.ts'
import type { IndexingState } from '#features/search/server.ts'

export type { Publication }

/** What the thread that keeps an index is told when it starts: plain values, as threads are given. */
export type IndexingOrder = {
  readonly url: string
  readonly engine:
    | { readonly kind: 'embedded'; readonly directory: string; readonly mergeWorkerFile: string }
    | ({ readonly kind: 'opensearch' } & ClusterOrder)
}

export type ClusterOrder = {
  readonly urls: readonly string[]
  readonly name: string
  readonly shards: number
  readonly replicas: number
  readonly credentials: { readonly username: string; readonly password: string } | null
  readonly caFile: string | null
}

export function indexingEngine(search: Config['search'], mergeWorker: URL): IndexingOrder['engine'] {
  if (search.kind === 'embedded') {
    return { kind: 'embedded', directory: search.directory, mergeWorkerFile: mergeWorker.href }
  }
  const { credentials, caFile, ...rest } = search
  return { ...rest, credentials: credentials?.() ?? null, caFile: caFile ?? null }
}

/** What it tells. */
export type IndexingNews =
  | { readonly kind: 'publication'; readonly publication: Publication }
  | { readonly kind: 'state'; readonly state: IndexingState; readonly segments: number }
  /** Another process keeps the index. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'trouble'; readonly reason: string; readonly failures: number }
  | { readonly kind: 'stopped' }

/** What it is told later. */
export type IndexingWord = 'stop'
