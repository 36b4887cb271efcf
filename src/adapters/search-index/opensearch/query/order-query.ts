import { clamp, type Order } from '#features/search/domain.ts'
import { type Clause, everything } from './clause.ts'

export type Sorting = { readonly query: Clause; readonly sort: readonly object[] }

const higherIdFirst = { number: 'desc' }
const byScore = [{ _score: 'desc' }, higherIdFirst]

/** How hits are put in order; `match` decides which, and by `best` how well. */
export function orderQuery(order: Order, match: Clause | null, filters: readonly Clause[]): Sorting {
  const found = { bool: { ...(match && { must: [match] }), filter: filters } }
  switch (order.by) {
    case 'best':
      return {
        query: withPrior(match ? found : { constant_score: { filter: found } }, order.today),
        sort: byScore,
      }
    case 'newest':
    case 'oldest':
      return {
        query: unscored(match, filters),
        sort: [{ day: order.by === 'newest' ? 'desc' : 'asc' }, higherIdFirst],
      }
    case 'popular':
      return {
        query: unscored(match, filters),
        sort: [{ 'fields.popularity': { order: 'desc', missing: 0 } }, higherIdFirst],
      }
    case 'random':
      return {
        query: {
          function_score: {
            query: unscored(match, filters),
            functions: [{ random_score: { seed: String(order.seed), field: 'number' } }],
            boost_mode: 'replace',
          },
        },
        sort: byScore,
      }
  }
}

function unscored(match: Clause | null, filters: readonly Clause[]): Clause {
  const all = match ? [match, ...filters] : filters
  return all.length === 0 ? everything : { bool: { filter: all } }
}

const weights = { quality: 0.3, popularity: 0.5, freshness: 0.3 } as const
const mostPopular = 1_000_000
const halfLifeDays = 730
const lastDay = 4_294_967_295

/** Times one and what speaks for the asset whatever was asked: quality, popularity, freshness. */
function withPrior(query: Clause, today: number): Clause {
  const day = clamp(today, lastDay)
  const quality = (range: object, share: number) => ({
    filter: { range: { 'fields.quality': range } },
    weight: weights.quality * share,
  })
  return {
    function_score: {
      query,
      functions: [
        { weight: 1 },
        quality({ lte: 1 }, 1),
        quality({ gt: 1, lte: 2 }, 0.75),
        quality({ gt: 2, lte: 3 }, 0.5),
        quality({ gt: 3, lt: 5 }, 0.25),
        {
          filter: { bool: { must_not: { exists: { field: 'fields.quality' } } } },
          weight: weights.quality / 2,
        },
        {
          field_value_factor: { field: 'fields.popularity', modifier: 'ln1p', missing: 0 },
          weight: weights.popularity / Math.log1p(mostPopular),
        },
        { filter: { range: { day: { gt: day } } }, weight: weights.freshness },
        {
          filter: { range: { day: { lte: day } } },
          exp: { day: { origin: day, scale: halfLifeDays, decay: 0.5 } },
          weight: weights.freshness,
        },
      ],
      score_mode: 'sum',
      boost_mode: 'multiply',
    },
  }
}
