import {
  clamp,
  compareTerms,
  countChanges,
  distinctTerms,
  farthestSpelling,
  type IndexTerm,
  longestCompared,
  mostTerms,
  type SpellingAnswer,
  type SpellingQuestion,
  type SuggestQuestion,
} from '#features/search/domain.ts'
import type { Cluster } from '../cluster/open-cluster.ts'
import { anyOf, type Clause } from '../query/clause.ts'
import { prefixClause } from '../query/prefix-clause.ts'
import { termOf } from '../query/term-of.ts'
import { spellingOf } from '../writing/term-document.ts'

/** More are looked for than are wanted: some turn out to be the same thing twice. */
const spareTerms = 16
const mostSpellings = 500
/** Words that a misspelt one is compared with: the most alike of the locale. */
const mostExpansions = 200

/** Begins with what was typed, or has a word that does; the heaviest first. */
export async function suggestTerms(
  cluster: Cluster,
  alias: string,
  { locale, folded, kinds, limit }: SuggestQuestion,
): Promise<readonly IndexTerm[]> {
  const most = clamp(limit, mostTerms)
  if (folded === '' || most === 0 || kinds.length === 0) return []
  const found = await askTerms(cluster, alias, {
    query: {
      bool: {
        filter: [
          { terms: { locale: [locale, ''] } },
          { terms: { kind: kinds } },
          prefixClause('starts', folded),
        ],
      },
    },
    sort: [{ weight: 'desc' }, { folded: 'asc' }],
    size: most * 2 + spareTerms,
  })
  return distinctTerms(found).slice(0, most)
}

/** One for each spelling, nearest first, then the heaviest. */
export async function spellTerms(
  cluster: Cluster,
  alias: string,
  { locale, folded, limit }: SpellingQuestion,
): Promise<SpellingAnswer> {
  const most = clamp(limit, mostTerms)
  if (folded === '' || most === 0) return []
  const found = await askTerms(cluster, alias, {
    query: { dis_max: { queries: [locale, null].flatMap((where) => spellings(where, folded)) } },
    sort: [{ _score: 'desc' }, { weight: 'desc' }],
    size: mostSpellings,
  })
  const seen = new Set<string>()
  return found
    .map((term) => ({ term, changes: countChanges(folded, term.folded, farthestSpelling) }))
    .filter(({ changes }) => changes <= farthestSpelling)
    .sort((one, other) => one.changes - other.changes || compareTerms(one.term, other.term))
    .filter(({ term }) => !seen.has(term.folded) && seen.add(term.folded))
    .slice(0, most)
}

/** The word itself, and those with one change, with two: the fewer, the higher. */
function spellings(locale: string | null, folded: string): readonly Clause[] {
  const value = termOf(spellingOf(locale, folded))
  const exact = { constant_score: { filter: { term: { spelling: value } }, boost: farthestSpelling + 1 } }
  if (folded.length > longestCompared) return [exact]
  const near = Array.from({ length: farthestSpelling }, (_, at) => ({
    constant_score: {
      filter: {
        fuzzy: {
          spelling: {
            value,
            fuzziness: at + 1,
            prefix_length: value.length - folded.length,
            max_expansions: mostExpansions,
            transpositions: true,
          },
        },
      },
      boost: farthestSpelling - at,
    },
  }))
  return [exact, anyOf(near.slice(0, 1)), ...near.slice(1)]
}

/** Without terms there are none to propose. */
async function askTerms(cluster: Cluster, alias: string, body: object): Promise<readonly IndexTerm[]> {
  const answer = await cluster.find<{ hits: { hits: readonly { _source: { term: IndexTerm } }[] } }>({
    method: 'POST',
    path: `/${alias}/_search`,
    parameters: { allow_partial_search_results: false },
    body: { track_total_hits: false, _source: ['term'], ...body },
  })
  return (answer?.hits.hits ?? []).map(({ _source }) => _source.term)
}
