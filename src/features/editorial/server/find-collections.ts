import { offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { filtersOf } from '#features/search/domain.ts'
import {
  answerWithinMs,
  IndexUnavailable,
  limitIndex,
  matchColor,
  retryAfterSeconds,
  type SearchIndex,
} from '#features/search/server.ts'
import type { Coverage, CoverageOutcome, CoverageQuestion } from '../domain/coverage.ts'
import { searchOfDesk } from '../domain/searches.ts'

export type CollectionNeeds = Readonly<{
  index: Pick<SearchIndex, 'group'>
  catalogue: Pick<CatalogueQueries, 'readNames' | 'readCards'>
  /** Days since 1970-01-01. */
  today: () => number
}>

const perPage = 20
const framesEach = 4

/** What a desk has, collection by collection, the one with the best picture first. */
export async function findCollections(
  question: CoverageQuestion,
  needs: CollectionNeeds,
): Promise<CoverageOutcome> {
  const { index, end } = limitIndex(needs.index, answerWithinMs)
  try {
    return await gather(question, { ...needs, index })
  } catch (error) {
    if (error instanceof IndexUnavailable) return { kind: 'unavailable', retryAfterSeconds }
    throw error
  } finally {
    end()
  }
}

async function gather(
  { visit: { site, locale }, desk, page }: CoverageQuestion,
  { index, catalogue, ...needs }: CollectionNeeds,
): Promise<CoverageOutcome> {
  const today = needs.today()
  const offer = offers[site]
  const { groups, groupCount } = await index.group({
    match: null,
    filters: filtersOf(searchOfDesk(desk), { offer, today, matchColor }),
    assetType: 'image',
    order: { by: 'best', today },
    by: 'collection',
    each: framesEach,
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  const keys = groups.map(({ value }) => value)
  const ids = groups.flatMap((group) => group.ids)
  const [names, cards] = await Promise.all([
    catalogue.readNames({ people: [], events: [], collections: keys, curatedSets: [] }, locale),
    catalogue.readCards(ids, offer),
  ])
  const coverage = groups.map(
    (group): Coverage => ({
      kind: 'collection',
      id: group.value,
      name: names.collections.get(group.value) ?? group.value,
      place: '',
      day: '',
      product: null,
      images: group.count,
      films: 0,
      frames: cards.filter(({ id }) => group.ids.includes(id)),
    }),
  )
  return {
    kind: 'found',
    coverage: coverage.filter(({ frames }) => frames.length > 0),
    page,
    pageCount: Math.ceil(groupCount / perPage),
  }
}
