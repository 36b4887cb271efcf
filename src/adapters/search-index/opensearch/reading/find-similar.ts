import type { AssetId } from '#features/catalogue/domain.ts'
import {
  clamp,
  type EntryField,
  lookLength,
  mostHits,
  type SimilarAnswer,
  type SimilarQuestion,
} from '#features/search/domain.ts'
import { IndexUnavailable } from '#features/search/server.ts'
import type { IndexMeta, LookWay } from '../cluster/index-mapping.ts'
import { readMeta } from '../cluster/index-state.ts'
import type { Cluster } from '../cluster/open-cluster.ts'
import { allOf, type Clause, noneOf } from '../query/clause.ts'
import { isAssetId } from '../query/is-asset-id.ts'
import { readQuestion } from '../query/read-question.ts'
import { decodeLook } from '../writing/look-text.ts'
import { askHits } from './ask-hits.ts'

/** How much it says that two assets have a value in common. */
const fieldWeights: Partial<Record<EntryField, number>> = {
  keywords: 1,
  people: 1.5,
  event: 1,
  series: 1,
  locations: 0.5,
}
const wordFields = ['words.title', 'words.names', 'words.freeKeywords', 'words.caption']
const wordWeight = 0.4
const mostTraits = 40

export async function findSimilar(
  cluster: Cluster,
  alias: string,
  question: SimilarQuestion,
): Promise<SimilarAnswer> {
  const { filters } = readQuestion({ ...question, match: null }, false)
  const { to } = question
  const others = allOf([
    { term: { assetType: question.assetType } },
    ...(to.kind === 'look' ? [] : [noneOf([{ ids: { values: [to.id] } }])]),
    ...filters.map(({ clause }) => clause),
  ])
  const limit = clamp(question.limit, mostHits)
  if (limit === 0 || (to.kind !== 'look' && !isAssetId(to.id))) return []
  if (to.kind === 'subject') return findSubject(cluster, alias, to.id, others, limit)
  const meta = await readMeta(cluster, alias)
  const look = to.kind === 'look' ? to.look : await readLook(cluster, alias, to.id)
  return look?.some((number) => number !== 0) ? findLook(cluster, alias, { look, meta, others, limit }) : []
}

/** Values and words in common, the rarer the better. */
async function findSubject(
  cluster: Cluster,
  alias: string,
  id: AssetId,
  others: Clause,
  limit: number,
): Promise<SimilarAnswer> {
  const alike = (fields: readonly string[], boost: number): Clause => ({
    more_like_this: {
      fields,
      like: [{ _index: alias, _id: id }],
      min_term_freq: 1,
      min_doc_freq: 1,
      max_query_terms: mostTraits,
      minimum_should_match: 1,
      boost_terms: 1,
      stop_words: [''],
      boost,
    },
  })
  const should = Object.entries(fieldWeights).map(([field, weight]) => alike([`fields.${field}`], weight))
  const { hits } = await askHits(cluster, alias, {
    query: {
      bool: { should: [...should, alike(wordFields, wordWeight)], minimum_should_match: 1, filter: [others] },
    },
    sort: [{ _score: 'desc' }, { number: 'desc' }],
    size: limit,
  })
  return hits.hits.map(({ _id, sort }) => ({ id: _id, likeness: sort?.[0] ?? 0 }))
}

/** One and the cosine: scores are never below zero. */
const cosineScript = `
  def own = doc['look'].value;
  int product = 0; int square = 0;
  for (int at = 0; at < ${lookLength}; ++at) {
    int number = own.bytes[own.offset + at];
    product += number * (int) params.look[at];
    square += number * number;
  }
  return square == 0 ? 0 : Math.max(0, 1 + product / (Math.sqrt(square) * params.length));`

async function findLook(
  cluster: Cluster,
  alias: string,
  wanted: { look: Int8Array; meta: IndexMeta; others: Clause; limit: number },
): Promise<SimilarAnswer> {
  const look = [...wanted.look]
  const way = wanted.meta.look
  if (way === 'none') {
    throw new IndexUnavailable(
      'Search by look needs the k-NN plugin of OpenSearch, or its scripts in Painless',
    )
  }
  const query: Clause =
    way === 'knn'
      ? { knn: { look: { vector: look, k: wanted.limit, filter: wanted.others } } }
      : {
          script_score: {
            query: { bool: { filter: [wanted.others, { exists: { field: 'look' } }] } },
            script: { lang: 'painless', source: cosineScript, params: { look, length: Math.hypot(...look) } },
          },
        }
  const { hits } = await askHits(cluster, alias, {
    query,
    sort: [{ _score: 'desc' }, { number: 'desc' }],
    size: wanted.limit,
  })
  return hits.hits.map(({ _id, sort }) => ({ id: _id, likeness: cosineOf(way, sort?.[0] ?? 0) }))
}

/** The plugin tells half of one and the cosine, the script all of it. */
function cosineOf(way: LookWay, score: number): number {
  return Math.max(-1, Math.min(1, (way === 'knn' ? score * 2 : score) - 1))
}

async function readLook(cluster: Cluster, alias: string, id: AssetId): Promise<Int8Array | null> {
  const found = await cluster.find<{ _source?: { look?: string | readonly number[] } }>({
    method: 'GET',
    path: `/${alias}/_doc/${encodeURIComponent(id)}`,
    parameters: { _source_includes: 'look' },
  })
  return decodeLook(found?._source?.look)
}
