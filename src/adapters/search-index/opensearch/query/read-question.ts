import { type EntryField, type Filter, fieldOfFilter, type Match } from '#features/search/domain.ts'
import { type Clause, openAllowance } from './clause.ts'
import { filterClause } from './filter-clause.ts'
import { matchFilter, matchQuery } from './match-clause.ts'

export type QuestionClauses = {
  readonly match: Clause | null
  readonly filters: readonly { readonly field: EntryField | null; readonly clause: Clause }[]
}

/** Words and filters of a question as clauses, no more of them than OpenSearch bears. */
export function readQuestion(
  { match, filters }: { readonly match: Match | null; readonly filters: readonly Filter[] },
  isScored: boolean,
): QuestionClauses {
  const allowance = openAllowance()
  return {
    filters: filters.map((filter) => ({
      field: fieldOfFilter(filter),
      clause: filterClause(filter, allowance),
    })),
    match: match && (isScored ? matchQuery(match, allowance) : matchFilter(match, allowance)),
  }
}
