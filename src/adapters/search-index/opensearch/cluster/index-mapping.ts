import { entryFields, lookLength, textParts } from '#features/search/domain.ts'

/** How looks are compared: by the k-NN plugin, by a script that looks at all of them, or not at all. */
export type LookWay = 'knn' | 'script' | 'none'

/** Raised whenever documents are written in another way: an index of another format is built anew. */
export const indexFormat = 1

/** Lucene refuses terms above 32,766 bytes; letters take up to four. */
export const longestTerm = 8_191

export type IndexMeta = { readonly format: number; readonly look: LookWay }

const keyword = { type: 'keyword', ignore_above: longestTerm }
/** One token for each text of the list, one place after the other, so that nothing is cut up twice. */
const wordList = { type: 'text', analyzer: 'keyword', position_increment_gap: 0 }

/** The mapping, derived from the table of fields. */
export function indexMapping(look: LookWay): object {
  return {
    dynamic: 'strict',
    _meta: { format: indexFormat, look } satisfies IndexMeta,
    properties: {
      /** The id as a number, for order. */
      number: { type: 'long' },
      assetType: { type: 'keyword' },
      /** Of creation or submission: what newest and oldest go by. */
      day: { type: 'long' },
      fields: {
        properties: Object.fromEntries(
          Object.entries(entryFields).map(([field, { kind }]) => [
            field,
            kind === 'number' ? { type: 'long' } : keyword,
          ]),
        ),
      },
      words: {
        properties: Object.fromEntries(Object.keys(textParts).map((part) => [part, wordList])),
      },
      /** The tokens of all parts: what decides whether an asset is found. */
      tokens: { ...keyword, doc_values: false },
      look: look === 'knn' ? vector : { type: 'binary', doc_values: look === 'script' },
    },
  }
}

const vector = {
  type: 'knn_vector',
  dimension: lookLength,
  data_type: 'byte',
  space_type: 'cosinesimil',
  method: { name: 'hnsw', engine: 'lucene', parameters: { m: 16, ef_construction: 128 } },
}

/** `content` tells these terms from others. */
export const termsMapping = (content: string) => ({
  dynamic: 'strict',
  _meta: { format: indexFormat, content },
  properties: {
    kind: { type: 'keyword' },
    /** Empty for what is called the same everywhere. */
    locale: { type: 'keyword' },
    folded: keyword,
    /** The folded text from each of its words on. */
    starts: { ...keyword, doc_values: false },
    /** Locale and folded text in one, so that only words of the locale are compared. */
    spelling: { ...keyword, doc_values: false },
    weight: { type: 'double' },
    term: { type: 'object', enabled: false },
  },
})
