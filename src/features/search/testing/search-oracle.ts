import type { AssetId } from '#features/catalogue/domain.ts'
import type { IndexEntry } from '../domain/index-entry.ts'
import {
  type Answer,
  deepestOffset,
  type FacetCount,
  type FacetQuestion,
  type GroupAnswer,
  type GroupQuestion,
  mostFacetValues,
  mostHits,
  type Order,
  type Question,
} from '../domain/index-question.ts'
import { isFilterOf, isMatching, isPassing, valuesOf } from './oracle-rules.ts'

type Asked = Pick<Question, 'match' | 'filters' | 'assetType' | 'order'>

/** The truth about a catalogue, by looking at every entry. Engines are held against it. */
export type Oracle = {
  /** A cursor is not understood: it begins at the start and gives none. */
  search(question: Question): Answer
  group(question: GroupQuestion): GroupAnswer
  /** All hits, in order where the order is defined: not by `best` and `random`, which each engine has of its own. */
  find(question: Asked): readonly AssetId[]
}

/** Of a group, no more than this are told. */
const mostOfGroup = 100

export function openOracle(entries: readonly IndexEntry[]): Oracle {
  const find = (question: Asked): readonly IndexEntry[] =>
    entries
      .filter((entry) => entry.assetType === question.assetType && isHit(entry, question))
      .sort((one, other) => compareEntries(one, other, question.order))

  return {
    find: (question) => find(question).map(({ id }) => id),
    search(question) {
      const hits = find(question)
      const from = typeof question.from === 'number' ? clamp(question.from, deepestOffset) : 0
      const count = (assetType: 'image' | 'film') => find({ ...question, assetType }).length
      return {
        ids: hits.slice(from, from + clamp(question.limit, mostHits)).map(({ id }) => id),
        totals: { image: count('image'), film: count('film') },
        facets: Object.fromEntries(
          question.facets.map((facet) => [facet.field, countFacet(facet, question)]),
        ),
        facetError: 0,
        cursor: null,
      }
    },
    group(question) {
      const groups = Map.groupBy(find(question), (entry) => entry.fields[question.by])
      groups.delete(null)
      const offset = clamp(question.offset, deepestOffset)
      return {
        groupCount: groups.size,
        groups: [...groups].slice(offset, offset + clamp(question.limit, mostHits)).map(([value, hits]) => ({
          value: value ?? '',
          count: hits.length,
          ids: hits.slice(0, clamp(question.each, mostOfGroup)).map(({ id }) => id),
        })),
      }
    },
  }

  function countFacet(
    { field, excludeOwn, limit }: FacetQuestion,
    question: Question,
  ): readonly FacetCount[] {
    const filters = excludeOwn
      ? question.filters.filter((filter) => !isFilterOf(filter, field))
      : question.filters
    const values = find({ ...question, filters }).flatMap((entry) => valuesOf(entry, field))
    return Array.from(
      Map.groupBy(values, (value) => value),
      ([value, { length }]) => ({ value, count: length }),
    )
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
      .slice(0, clamp(limit, mostFacetValues))
  }
}

function isHit(entry: IndexEntry, { match, filters }: Asked): boolean {
  return (match === null || isMatching(entry, match)) && filters.every((filter) => isPassing(entry, filter))
}

function compareEntries(one: IndexEntry, other: IndexEntry, order: Order): number {
  return keyOf(other, order) - keyOf(one, order) || Number(other.id) - Number(one.id)
}

function keyOf({ fields }: IndexEntry, { by }: Order): number {
  switch (by) {
    case 'newest':
      return fields.createdOn ?? fields.submittedOn ?? 0
    case 'oldest':
      return -(fields.createdOn ?? fields.submittedOn ?? 0)
    case 'popular':
      return fields.popularity ?? 0
    case 'best':
    case 'random':
      return 0
  }
}

function clamp(asked: number, most: number): number {
  return Number.isNaN(asked) ? 0 : Math.trunc(Math.max(0, Math.min(most, asked)))
}
