import { type Answer, mostFacetValues, mostHits, type Question } from '../domain/index-question.ts'
import { deepestPage } from '../domain/result-pages.ts'
import type { AssetRequest } from './found-assets.ts'
import type { SearchIndex } from './search-index.port.ts'

type PageRequest = Pick<AssetRequest, 'page' | 'perPage' | 'facets' | 'family' | 'among' | 'groups'>
type Asked = Pick<Question, 'match' | 'filters' | 'assetType' | 'order'>

/** One page of what a question finds. Behind the deepest one only cursors lead on. */
export async function askPage(
  asked: Asked,
  request: PageRequest,
  index: Pick<SearchIndex, 'search'>,
): Promise<Answer> {
  const { page, perPage, family, among = null, groups = null } = request
  const facets = request.facets.map(({ field, limit, excludeOwn }) => ({ field, limit, excludeOwn }))
  // How many the other family would have, in case that this one has none.
  const families = { field: 'family', limit: 2, excludeOwn: true } as const
  const isAsked = family === null || facets.some(({ field }) => field === 'family')
  const from = typeof page === 'number' ? (Math.min(page, deepestPage(perPage)) - 1) * perPage : page
  const answer = await index.search({
    ...asked,
    facets: isAsked ? facets : [...facets, families],
    // Groups bring their own assets, and what has an order of its own is put in it here.
    ...(groups ? { limit: 0, from: 0 } : among ? { limit: mostHits, from: 0 } : { limit: perPage, from }),
  })
  const counted = await withChosen(answer, asked, request, index)
  if (!among || groups) return counted
  const hits = new Set(answer.ids)
  const ranked = typeof from === 'number' ? among.filter((id) => hits.has(id)).slice(from) : []
  return { ...counted, ids: ranked.slice(0, perPage), cursor: null }
}

/** Chosen values are told how few they may be: where the most frequent ones are others, they are asked for once more. */
async function withChosen(
  answer: Answer,
  asked: Asked,
  { facets }: PageRequest,
  index: Pick<SearchIndex, 'search'>,
): Promise<Answer> {
  const isCut = ({ field, limit, chosen = [] }: PageRequest['facets'][number]) => {
    const values = answer.facets[field] ?? []
    return values.length >= limit && chosen.some((id) => values.every(({ value }) => value !== id))
  }
  const cut = facets.filter(isCut)
  if (cut.length === 0) return answer
  const own = cut.map(({ field }) => ({ field, limit: mostFacetValues, excludeOwn: false }))
  const again = await index.search({ ...asked, facets: own, limit: 0, from: 0 })
  const counted = cut.map(({ field, chosen = [] }) => {
    const before = answer.facets[field] ?? []
    const more = (again.facets[field] ?? []).filter(
      ({ value }) => chosen.includes(value) && before.every((known) => known.value !== value),
    )
    return [field, [...before, ...more]]
  })
  return { ...answer, facets: { ...answer.facets, ...Object.fromEntries(counted) } }
}
