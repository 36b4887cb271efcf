import { createHash } from 'node:crypto'
import type { AssetId } from '#features/catalogue/domain.ts'
import { IndexUnavailable } from '#features/search/server.ts'
import { isIndexMissing } from '../cluster/cluster-errors.ts'
import { type Cluster, silentForMs } from '../cluster/open-cluster.ts'

export type Hit = {
  readonly _id: AssetId
  readonly _score: number | null
  readonly sort?: readonly [key: number, id: number]
  readonly fields?: Readonly<Record<string, readonly unknown[]>>
}
export type Bucket = { readonly key: string; readonly doc_count: number; readonly [name: string]: unknown }
export type Buckets = {
  readonly buckets: readonly Bucket[]
  readonly doc_count_error_upper_bound?: number
}
export type HitsAnswer = {
  readonly hits: { readonly hits: readonly Hit[] }
  readonly aggregations?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const answerWithinMs = 8_000
/** After a rebuild the old index is gone under those who were about to ask it. */
const triesWhileMissing = 3

/** Asks all shards, and fails when one of them does not answer: half an answer would be a wrong one. */
export async function askHits(cluster: Cluster, alias: string, body: object): Promise<HitsAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await cluster.ask<HitsAnswer>({
        method: 'POST',
        path: `/${alias}/_search`,
        parameters: {
          allow_partial_search_results: false,
          cancel_after_time_interval: `${silentForMs}ms`,
          preference: preferenceOf(body),
        },
        body: { track_total_hits: false, _source: false, ...body },
        withinMs: answerWithinMs,
      })
    } catch (error) {
      if (!isIndexMissing(error)) throw error
      if (tries === triesWhileMissing) {
        throw new IndexUnavailable('The search index has not been built yet', { cause: error })
      }
    }
  }
}

/** Copies of a shard weigh words a little differently, so all pages of a question are asked of the same. */
function preferenceOf(body: object): string {
  const { query, sort } = body as { query?: unknown; sort?: unknown }
  return createHash('md5').update(JSON.stringify({ query, sort })).digest('hex').slice(0, 8)
}
