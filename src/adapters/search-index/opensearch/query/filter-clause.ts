import { deepestNesting, entryFields, type Filter } from '#features/search/domain.ts'
import { type Allowance, allOf, anyOf, type Clause, noneOf, nothing } from './clause.ts'
import { isAssetId } from './is-asset-id.ts'
import { matchFilter } from './match-clause.ts'
import { termOf } from './term-of.ts'
import { isValueField } from './value-field.ts'

/** OpenSearch refuses longer lists. */
const mostValues = 65_536
const highestNumber = 4_294_967_295

export function filterClause(filter: Filter, allowance: Allowance, depth = 1): Clause {
  if (depth > deepestNesting || !allowance.take(1)) return nothing
  switch (filter.kind) {
    case 'one-of': {
      const values = filter.values.slice(0, mostValues).map(termOf)
      return isValueField(filter.field) ? { terms: { [`fields.${filter.field}`]: values } } : nothing
    }
    case 'between':
      return rangeClause(filter)
    case 'has':
      return Object.hasOwn(entryFields, filter.field)
        ? { exists: { field: `fields.${filter.field}` } }
        : nothing
    case 'ids':
      return { ids: { values: filter.ids.filter(isAssetId).slice(0, mostValues) } }
    case 'words':
      return matchFilter(filter.match, allowance)
    case 'all':
    case 'any': {
      const clauses = filter.of.slice(0, mostValues).map((one) => filterClause(one, allowance, depth + 1))
      return filter.kind === 'all' ? allOf(clauses) : anyOf(clauses)
    }
    case 'not':
      return noneOf([filterClause(filter.filter, allowance, depth + 1)])
  }
}

function rangeClause({ field, from = 0, to = highestNumber }: Filter & { kind: 'between' }): Clause {
  const isAsked = Object.hasOwn(entryFields, field) && !isValueField(field) && from <= to
  if (!isAsked || from > highestNumber || to < 0) return nothing
  const gte = Math.ceil(Math.max(0, from))
  const lte = Math.floor(Math.min(highestNumber, to))
  return gte <= lte ? { range: { [`fields.${field}`]: { gte, lte } } } : nothing
}
