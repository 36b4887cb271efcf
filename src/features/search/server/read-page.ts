import type { CatalogueQueries } from '#features/catalogue/server.ts'
import type { Answer } from '../domain/index-question.ts'
import { deepestPage, lastPage } from '../domain/result-pages.ts'
import type { AssetRequest, FoundAssets } from './found-assets.ts'
import type { SearchPlan } from './plan-search.ts'
import type { SearchIndex } from './search-index.port.ts'

type Needs = Readonly<{
  index: Pick<SearchIndex, 'group'>
  catalogue: Pick<CatalogueQueries, 'readCards'>
}>

/** The cards of the page, or those of the groups of the page. */
export async function readPage(
  request: AssetRequest,
  question: SearchPlan['question'],
  answer: Answer,
  needs: Needs,
): Promise<Pick<FoundAssets, 'cards' | 'groups' | 'pageCount'>> {
  const { groups = null, page, offer, assetType } = request
  const available = availableFor(request)
  if (!groups) {
    const cards = await needs.catalogue.readCards(answer.ids, offer, available)
    return { cards, groups, pageCount: countPages(answer.totals[assetType], request.perPage) }
  }
  const { perPage, each } = groups
  const offset = typeof page === 'number' ? (page - 1) * perPage : 0
  const found = await needs.index.group({ ...question, by: 'event', each, limit: perPage, offset })
  const ids = found.groups.flatMap((group) => group.ids)
  const read = await needs.catalogue.readCards(ids, offer, available)
  const cards = new Map(read.map((card) => [card.id, card]))
  return {
    cards: [],
    groups: found.groups.map(({ value, count, ids }) => ({
      eventId: value,
      count,
      cards: ids.flatMap((id) => cards.get(id) ?? []),
    })),
    pageCount: countPages(found.groupCount, perPage),
  }
}

function countPages(total: number, perPage: number): number {
  return Math.min(lastPage, deepestPage(perPage), Math.ceil(total / perPage))
}

/** The index may be behind: what has gone offline since is shown to those only who asked for it. */
function availableFor({ filters }: AssetRequest) {
  return (['online', 'offline'] as const).filter((availability) =>
    filters.every(
      (filter) =>
        filter.kind !== 'one-of' || filter.field !== 'availability' || filter.values.includes(availability),
    ),
  )
}
