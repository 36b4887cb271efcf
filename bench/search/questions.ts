import type { AssetType } from '../../src/features/catalogue/domain.ts'
import type { Filter, Question } from '../../src/features/search/domain.ts'
import { firstDay, lastDay } from './entries.ts'
import { openRandom } from './random.ts'
import {
  type BenchField,
  facetFields,
  longFields,
  mostLongValues,
  mostShortValues,
  openValues,
} from './values.ts'
import { vocabulary } from './vocabulary.ts'

export type BenchOrder = 'best' | 'newest' | 'oldest' | 'popular'
export type BenchFilter =
  | { readonly kind: 'values'; readonly field: BenchField; readonly values: readonly string[] }
  | {
      readonly kind: 'between'
      readonly field: 'createdOn' | 'durationMs'
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'released' }

/** A question in words that every engine can be told: all words, all filters, one type. */
export type BenchQuestion = {
  readonly words: readonly string[]
  readonly assetType: AssetType
  readonly filters: readonly BenchFilter[]
  readonly order: BenchOrder
}

export const hitsPerPage = 60
const questionCount = 200
const filteredFields = [
  'family',
  'licenseModel',
  'orientation',
  'numberOfPeople',
  'ages',
  'ethnicities',
  'compositions',
  'moods',
  'collection',
  'events',
  'people',
  'locations',
  'mediaType',
  'released',
  'createdOn',
  'durationMs',
] as const
const rareFields: ReadonlySet<string> = new Set(['events', 'people', 'locations'])

/** One frequent word, one rarer word, two or three words, or none; up to four filters; the same for the same size. */
export function makeQuestions(assets: number): readonly BenchQuestion[] {
  const random = openRandom(4_242)
  const draw = openValues(assets)
  const below = (end: number) => Math.floor(random() * end)
  return Array.from({ length: questionCount }, () => {
    const { ranks, filterCount } = chooseShape(random(), below, random)
    const assetType = random() < 0.8 ? 'image' : 'film'
    const order = random()
    return {
      words: ranks.map((rank) => vocabulary[rank] ?? ''),
      assetType,
      filters: makeFilters(filterCount, assetType, { random, below, draw }),
      order: order < 0.6 ? 'best' : order < 0.8 ? 'newest' : order < 0.95 ? 'popular' : 'oldest',
    }
  })
}

function chooseShape(kind: number, below: (end: number) => number, random: () => number) {
  if (kind < 0.25) return { ranks: [below(50)], filterCount: below(3) }
  if (kind < 0.4) return { ranks: [50 + below(700)], filterCount: below(3) }
  if (kind >= 0.75) return { ranks: [], filterCount: 1 + below(4) }
  const ranks = new Set<number>()
  const count = random() < 0.2 ? 3 : 2
  while (ranks.size < count) ranks.add(Math.floor(60 ** random()))
  return { ranks: [...ranks], filterCount: Math.floor(random() * 2.4) }
}

function makeFilters(
  count: number,
  assetType: AssetType,
  by: {
    random: () => number
    below: (end: number) => number
    draw: (field: BenchField, drawn: number) => string
  },
): readonly BenchFilter[] {
  const filters = new Map<string, BenchFilter>()
  for (let tries = 0; filters.size < count && tries < 50; tries += 1) {
    const drawn = filteredFields[by.below(filteredFields.length)] ?? 'family'
    const field = drawn === 'durationMs' && assetType === 'image' ? 'orientation' : drawn
    if (filters.has(field) || (rareFields.has(field) && by.random() < 0.75)) continue
    filters.set(field, makeFilter(field, by))
  }
  return [...filters.values()]
}

function makeFilter(
  field: (typeof filteredFields)[number],
  { random, below, draw }: Parameters<typeof makeFilters>[2],
): BenchFilter {
  if (field === 'released') return { kind: 'released' }
  if (field === 'durationMs') return { kind: 'between', field, from: 1_000, to: 1_000 * (10 + below(100)) }
  if (field === 'createdOn') {
    const from = firstDay + below(lastDay - firstDay - 1_000)
    return { kind: 'between', field, from, to: from + 300 + below(3_000) }
  }
  const values = Array.from({ length: 1 + below(2.2) }, () => draw(field, random()))
  return { kind: 'values', field, values: [...new Set(values)] }
}

/** The question as the port of the product has it. */
export function toIndexQuestion({ words, assetType, filters, order }: BenchQuestion): Question {
  const tokens = words.map((token) => ({ kind: 'token', token }) as const)
  const [first] = tokens
  return {
    match: first === undefined ? null : tokens.length === 1 ? first : { kind: 'all', of: tokens },
    filters: filters.map(toIndexFilter),
    assetType,
    order: order === 'best' ? { by: order, today: lastDay } : { by: order },
    facets: facetFields.map((field) => ({
      field,
      limit: longFields.has(field) ? mostLongValues : mostShortValues,
      excludeOwn: false,
    })),
    limit: hitsPerPage,
    from: 0,
  }
}

function toIndexFilter(filter: BenchFilter): Filter {
  switch (filter.kind) {
    case 'values':
      return { kind: 'one-of', field: filter.field, values: filter.values }
    case 'between':
      return filter
    case 'released':
      return { kind: 'one-of', field: 'marks', values: ['released'] }
  }
}
