import {
  clamp,
  deepestOffset,
  type GroupAnswer,
  type GroupQuestion,
  mostHits,
} from '#features/search/domain.ts'
import type { Cluster } from '../cluster/open-cluster.ts'
import type { Clause } from '../query/clause.ts'
import { orderQuery } from '../query/order-query.ts'
import { readQuestion } from '../query/read-question.ts'
import { isValueField } from '../query/value-field.ts'
import { askHits, type Buckets, type Hit } from './ask-hits.ts'

/** Of a group, no more than this are told. */
const mostOfGroup = 100
/** Up to so many groups are counted as good as exactly; beyond, by estimate. */
const countedGroups = 40_000

/** The groups by their best hit first, then the hits of those on the page. */
export async function groupAssets(
  cluster: Cluster,
  alias: string,
  question: GroupQuestion,
): Promise<GroupAnswer> {
  if (!isValueField(question.by)) return { groups: [], groupCount: 0 }
  const by = `fields.${question.by}`
  const { match, filters } = readQuestion(question, question.order.by === 'best')
  const all: readonly Clause[] = [
    { term: { assetType: question.assetType } },
    { exists: { field: by } },
    ...filters.map(({ clause }) => clause),
  ]
  const { query, sort } = orderQuery(question.order, match, all)
  const page = await askHits(cluster, alias, {
    query,
    sort,
    collapse: { field: by },
    from: clamp(question.offset, deepestOffset),
    size: clamp(question.limit, mostHits),
    aggs: { groups: { cardinality: { field: by, precision_threshold: countedGroups } } },
  })
  const groupCount = Number(page.aggregations?.groups?.value ?? 0)
  const values = page.hits.hits.map(({ fields }) => String(fields?.[by]?.[0] ?? ''))
  if (values.length === 0) return { groups: [], groupCount }

  const each = clamp(question.each, mostOfGroup)
  const members = await askHits(cluster, alias, {
    query: orderQuery(question.order, match, [...all, { terms: { [by]: values } }]).query,
    size: 0,
    aggs: {
      groups: {
        terms: { field: by, size: values.length, shard_size: values.length },
        ...(each > 0 && { aggs: { best: { top_hits: { size: each, sort, _source: false } } } }),
      },
    },
  })
  const counted = members.aggregations?.groups as unknown as Buckets | undefined
  const found = new Map(counted?.buckets.map((bucket) => [bucket.key, bucket]))
  return {
    groupCount,
    groups: values.flatMap((value) => {
      const bucket = found.get(value)
      const best = bucket?.best as { hits: { hits: readonly Hit[] } } | undefined
      return bucket
        ? { value, count: bucket.doc_count, ids: (best?.hits.hits ?? []).map(({ _id }) => _id) }
        : []
    }),
  }
}
