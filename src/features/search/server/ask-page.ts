import type { Answer, Question } from '../domain/index-question.ts'
import { deepestPage } from '../domain/search-request.ts'
import type { AssetRequest } from './found-assets.ts'
import type { SearchIndex } from './search-index.port.ts'

type PageRequest = Pick<AssetRequest, 'page' | 'perPage' | 'facets' | 'family'>

/** One page of what a question finds. Behind the deepest one only cursors lead on. */
export async function askPage(
  asked: Pick<Question, 'match' | 'filters' | 'assetType' | 'order'>,
  { page, perPage, facets, family }: PageRequest,
  index: Pick<SearchIndex, 'search'>,
): Promise<Answer> {
  // How many the other family would have, in case that this one has none.
  const families = { field: 'family', limit: 2, excludeOwn: true } as const
  const isAsked = family === null || facets.some(({ field }) => field === 'family')
  const question = { ...asked, facets: isAsked ? facets : [...facets, families], limit: perPage }
  const from = typeof page === 'number' ? (Math.min(page, deepestPage(perPage)) - 1) * perPage : page
  return index.search({ ...question, from })
}
