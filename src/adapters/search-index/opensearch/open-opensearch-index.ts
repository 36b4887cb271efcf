import { type IndexHealth, IndexUnavailable, type SearchIndex } from '#features/search/server.ts'
import { indexNames } from './cluster/index-names.ts'
import { findLive, readMeta, readPosition } from './cluster/index-state.ts'
import { type OpenSearchPlace, openCluster } from './cluster/open-cluster.ts'
import { findRelated } from './reading/find-related.ts'
import { findSimilar } from './reading/find-similar.ts'
import { spellTerms, suggestTerms } from './reading/find-terms.ts'
import { groupAssets } from './reading/group-assets.ts'
import { searchAssets } from './reading/search-assets.ts'

export type OpenSearchIndexOptions = OpenSearchPlace & { readonly prefix: string }

const looks = {
  knn: 'by the k-NN plugin',
  script: 'by a script',
  none: 'not: neither the k-NN plugin nor Painless is there',
} as const

/** Asks an index in OpenSearch. */
export function openOpenSearchIndex(options: OpenSearchIndexOptions): SearchIndex {
  const cluster = openCluster(options)
  const names = indexNames(options.prefix)

  async function readHealth(): Promise<IndexHealth> {
    const live = await findLive(cluster, names.assets)
    if (!live) return { ...notReady, detail: 'nothing has been indexed yet' }
    const [{ status, number_of_nodes }, counted, position, meta] = await Promise.all([
      cluster.ask<{ status: string; number_of_nodes: number }>({
        method: 'GET',
        path: `/_cluster/health/${live}`,
      }),
      cluster.find<{ count: number }>({ method: 'GET', path: `/${live}/_count` }),
      readPosition(cluster, names, live),
      readMeta(cluster, names.assets),
    ])
    return {
      isReady: status !== 'red' && counted !== null,
      assets: counted?.count ?? 0,
      position,
      detail: `${live} on ${number_of_nodes} nodes is ${status}; looks are compared ${looks[meta.look]}`,
    }
  }

  return {
    search: (question) => searchAssets(cluster, names.assets, question),
    group: (question) => groupAssets(cluster, names.assets, question),
    similar: (question) => findSimilar(cluster, names.assets, question),
    related: (question) => findRelated(cluster, names.assets, question),
    suggest: (question) => suggestTerms(cluster, names.terms, question),
    spell: (question) => spellTerms(cluster, names.terms, question),
    health: () =>
      readHealth().catch((error: unknown) => ({
        ...notReady,
        detail: error instanceof IndexUnavailable ? error.message : `OpenSearch refuses: ${String(error)}`,
      })),
    close: () => cluster.close(),
  }
}

const notReady = { isReady: false, assets: 0, position: null } as const
