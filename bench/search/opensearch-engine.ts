import { existsSync } from 'node:fs'
import type { IndexEntry } from '../../src/features/search/domain.ts'
import { openSearchFolder } from '../../tests/support/install-opensearch.ts'
import { startOpenSearch } from '../../tests/support/start-opensearch.ts'
import { askJson } from './ask-json.ts'
import { type BenchAnswer, type FacetPairs, type MakeEngine, wordsOf } from './engine.ts'
import { childrenOf } from './process-usage.ts'
import { type BenchFilter, type BenchQuestion, hitsPerPage } from './questions.ts'
import {
  type BenchField,
  facetFields,
  listFields,
  longFields,
  mostLongValues,
  mostShortValues,
  singleFields,
} from './values.ts'

const heapMb = 2_048

/** One node with one shard, as the tests start it. It leaves nothing behind, so building and asking are one. */
export const makeOpenSearchEngine: MakeEngine = async () => {
  if (!existsSync(openSearchFolder)) return null
  const cluster = await startOpenSearch({ nodes: 1, heapMb })
  const [url] = cluster?.urls ?? []
  if (!cluster || url === undefined) return null
  const pids = childrenOf(process.pid)
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = (await askJson(method, `${url}${path}`, body)) as { errors?: boolean }
    if (answer.errors) throw new Error(`OpenSearch answered ${JSON.stringify(answer).slice(0, 500)}`)
    return answer
  }
  return {
    note: 'started as the tests start it, with the quick compiler and the simple collector, which costs it some speed',
    async build(batches) {
      await ask('PUT', '/assets', { settings, mappings })
      for (const entries of batches) await ask('POST', '/assets/_bulk', linesOf(entries))
      await ask('POST', '/assets/_forcemerge?max_num_segments=1')
      await ask('POST', '/assets/_refresh')
    },
    async disk() {
      const answer = (await ask('GET', '/assets/_stats/store')) as Stored
      return answer._all.primaries.store.size_in_bytes
    },
    open: async () => ({
      search: async (question) => readAnswer(await ask('POST', '/assets/_search', bodyOf(question))),
      processes: () => pids,
      close: cluster.stop,
    }),
  }
}

type Stored = {
  readonly _all: { readonly primaries: { readonly store: { readonly size_in_bytes: number } } }
}

const settings = {
  index: { number_of_shards: 1, number_of_replicas: 0, refresh_interval: -1, 'requests.cache.enable': false },
}
const mappings = {
  dynamic: false,
  _source: { enabled: false },
  properties: {
    text: { type: 'text', analyzer: 'whitespace', index_options: 'freqs' },
    assetType: { type: 'keyword' },
    released: { type: 'boolean' },
    createdOn: { type: 'integer' },
    durationMs: { type: 'integer' },
    popularity: { type: 'integer' },
    ...Object.fromEntries([...singleFields, ...listFields].map((field) => [field, { type: 'keyword' }])),
  },
}

function linesOf(entries: readonly IndexEntry[]): string {
  const lines = entries.flatMap((entry) => {
    const { fields, assetType } = entry
    const document = {
      text: wordsOf(entry).join(' '),
      assetType,
      released: fields.marks.includes('released'),
      createdOn: fields.createdOn,
      durationMs: fields.durationMs,
      popularity: fields.popularity,
      ...Object.fromEntries([...singleFields, ...listFields].map((field) => [field, fields[field]])),
    }
    return [JSON.stringify({ index: { _id: entry.id } }), JSON.stringify(document)]
  })
  return `${lines.join('\n')}\n`
}

/** The other type is counted by an aggregation; facets and hits are of the type that was asked for. */
function bodyOf({ words, filters, assetType, order }: BenchQuestion) {
  const sort = { best: 'popularity', popular: 'popularity', newest: 'createdOn', oldest: 'createdOn' }
  const isByWords = order === 'best' && words.length > 0
  const terms = words.map((word) => ({ term: { text: word } }))
  const ofType = { term: { assetType } }
  return {
    size: hitsPerPage,
    track_total_hits: true,
    query: {
      bool: {
        must: isByWords ? terms : [],
        filter: [...filters.map(clauseOf), ...(isByWords ? [] : terms)],
      },
    },
    post_filter: ofType,
    ...(isByWords ? {} : { sort: [{ [sort[order]]: order === 'oldest' ? 'asc' : 'desc' }] }),
    aggs: {
      types: { terms: { field: 'assetType' } },
      ofType: {
        filter: ofType,
        aggs: Object.fromEntries(
          facetFields.map((field) => [
            field,
            { terms: { field, size: longFields.has(field) ? mostLongValues : mostShortValues } },
          ]),
        ),
      },
    },
  }
}

function clauseOf(filter: BenchFilter) {
  switch (filter.kind) {
    case 'released':
      return { term: { released: true } }
    case 'between':
      return { range: { [filter.field]: { gte: filter.from, lte: filter.to } } }
    case 'values':
      return { terms: { [filter.field]: filter.values } }
  }
}

type Buckets = { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }
type Found = {
  readonly hits: { readonly hits: readonly { readonly _id: string }[] }
  readonly aggregations: {
    readonly types: Buckets
    readonly ofType: Readonly<Partial<Record<BenchField, Buckets>>>
  }
}

function readAnswer(answer: unknown): BenchAnswer {
  const { hits, aggregations } = answer as Found
  const { types, ofType } = aggregations
  const totalOf = (type: string) => types.buckets.find(({ key }) => key === type)?.doc_count ?? 0
  return {
    ids: hits.hits.map(({ _id }) => _id),
    totals: { image: totalOf('image'), film: totalOf('film') },
    facets: Object.fromEntries(
      facetFields.map((field): [BenchField, FacetPairs] => [
        field,
        (ofType[field]?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]),
      ]),
    ),
  }
}
