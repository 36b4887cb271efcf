import { clamp, type FacetCount, mostFacetValues, type RelatedQuestion } from '#features/search/domain.ts'
import type { Cluster } from '../cluster/open-cluster.ts'
import { allOf } from '../query/clause.ts'
import { readQuestion } from '../query/read-question.ts'
import { isValueField } from '../query/value-field.ts'
import { askHits, type Buckets } from './ask-hits.ts'

/** Frequent in what is found and rarer elsewhere, as OpenSearch judges it. */
export async function findRelated(
  cluster: Cluster,
  alias: string,
  question: RelatedQuestion,
): Promise<readonly FacetCount[]> {
  const limit = clamp(question.limit, mostFacetValues)
  if (limit === 0 || !isValueField(question.field)) return []
  const { match, filters } = readQuestion(question, false)
  const { aggregations } = await askHits(cluster, alias, {
    query: allOf([
      { term: { assetType: question.assetType } },
      ...(match ? [match] : []),
      ...filters.map(({ clause }) => clause),
    ]),
    size: 0,
    aggs: {
      typical: { significant_terms: { field: `fields.${question.field}`, size: limit, min_doc_count: 1 } },
    },
  })
  const counted = aggregations?.typical as unknown as Buckets | undefined
  return (counted?.buckets ?? []).map(({ key, doc_count }) => ({ value: key, count: doc_count }))
}
