import {
  type Answer,
  clamp,
  deepestOffset,
  type FacetCount,
  type FacetQuestion,
  mostFacetValues,
  mostHits,
  type Question,
  type ValueField,
} from '#features/search/domain.ts'
import type { Cluster } from '../cluster/open-cluster.ts'
import { allOf, type Clause } from '../query/clause.ts'
import { readCursor, writeCursor } from '../query/cursor.ts'
import { orderQuery } from '../query/order-query.ts'
import { readQuestion } from '../query/read-question.ts'
import { isValueField } from '../query/value-field.ts'
import { askHits, type Buckets } from './ask-hits.ts'

/** Values beyond those asked for, so that equals at the end can be put in our order. */
const spareValues = 50

/**
 * One request for hits, totals and facets. Filters whose own facet leaves them out hold after the counting (`post_filter`),
 * and each count names those that hold for it.
 */
export async function searchAssets(cluster: Cluster, alias: string, question: Question): Promise<Answer> {
  const { match, filters } = readQuestion(question, question.order.by === 'best')
  const facets = question.facets.filter(({ field }) => isValueField(field))
  const isLate = ({ field }: { field: string | null }) =>
    facets.some((facet) => facet.excludeOwn && facet.field === field)
  const late = filters.filter(isLate)
  const early = filters.filter((filter) => !isLate(filter)).map(({ clause }) => clause)
  const ofType: Clause = { term: { assetType: question.assetType } }
  const { query, sort } = orderQuery(question.order, match, early)

  const limit = clamp(question.limit, mostHits)
  const after = typeof question.from === 'object' ? readCursor(question.order, question.from.cursor) : null
  const answer = await askHits(cluster, alias, {
    query,
    sort,
    post_filter: allOf([ofType, ...late.map(({ clause }) => clause)]),
    // One more tells whether something follows.
    size: limit === 0 ? 0 : limit + 1,
    ...(after ? { search_after: after } : { from: offsetOf(question) }),
    aggs: {
      totals: {
        filter: allOf(late.map(({ clause }) => clause)),
        aggs: { types: { terms: { field: 'assetType' } } },
      },
      ...Object.fromEntries(
        facets.map((facet) => [
          `facet ${facet.field}`,
          {
            filter: allOf([
              ofType,
              ...late
                .filter(({ field }) => !(facet.excludeOwn && field === facet.field))
                .map(({ clause }) => clause),
            ]),
            aggs: {
              values: { terms: { field: `fields.${facet.field}`, size: facetLimit(facet) + spareValues } },
            },
          },
        ]),
      ),
    },
  })

  const hits = answer.hits.hits.slice(0, limit)
  const last = hits.at(-1)?.sort
  const counted = (name: string, inner: string) => answer.aggregations?.[name]?.[inner] as Buckets | undefined
  const total = (type: string) =>
    counted('totals', 'types')?.buckets.find(({ key }) => key === type)?.doc_count ?? 0
  const found = facets.map((facet) => ({ facet, counted: counted(`facet ${facet.field}`, 'values') }))
  return {
    ids: hits.map(({ _id }) => _id),
    totals: { image: total('image'), film: total('film') },
    facets: Object.fromEntries(
      found.map(({ facet, counted }) => [facet.field, valuesOf(facet, counted)]),
    ) as Partial<Record<ValueField, readonly FacetCount[]>>,
    facetError: Math.max(0, ...found.map(({ counted }) => counted?.doc_count_error_upper_bound ?? 0)),
    cursor: answer.hits.hits.length > limit && last ? writeCursor(question.order, last) : null,
  }
}

function offsetOf({ from }: Question): number {
  return typeof from === 'number' ? clamp(from, deepestOffset) : 0
}

function facetLimit({ limit }: FacetQuestion): number {
  return clamp(limit, mostFacetValues)
}

/** OpenSearch puts equals in the order of their bytes, we in that of their signs. */
function valuesOf(facet: FacetQuestion, counted: Buckets | undefined): readonly FacetCount[] {
  return (counted?.buckets ?? [])
    .map(({ key, doc_count }) => ({ value: key, count: doc_count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, facetLimit(facet))
}
