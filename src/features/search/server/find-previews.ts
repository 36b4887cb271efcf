import type { AssetId } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import type { Remember } from '#platform/remember.ts'
import type { RelatedPreview } from '../domain/gallery.ts'
import type { AssetRequest } from './found-assets.ts'
import type { Language } from './language/open-language.ts'
import { planSearch } from './plan-search.ts'
import { nobody } from './reading/ask-names.ts'
import { IndexUnavailable, type SearchIndex } from './search-index.port.ts'

export type PreviewNeeds = Readonly<{
  index: Pick<SearchIndex, 'search'>
  language: Pick<Language, 'planMatch'>
  catalogue: Pick<CatalogueQueries, 'readCards'>
  /** Previews change slowly, and many searches have the same related terms. */
  remember: Remember
  today: () => number
}>

const mostPreviews = 6
/** Terms that belong together often find the same picture first. */
const candidatesAsked = 6

/** A picture for each related term, no picture twice; without those that the index is too slow for. */
export async function findPreviews(
  terms: readonly string[],
  request: AssetRequest,
  needs: PreviewNeeds,
): Promise<readonly RelatedPreview[]> {
  const found = await Promise.all(
    terms.slice(0, mostPreviews).map(async (phrase) => ({
      phrase,
      ids: await findCandidates(phrase, request, needs),
    })),
  )
  const taken = new Set<AssetId>()
  const chosen = found.flatMap(({ phrase, ids }) => {
    const id = ids.find((each) => !taken.has(each))
    if (id === undefined) return []
    taken.add(id)
    return [{ phrase, id }]
  })
  const cards = await needs.catalogue.readCards([...taken], request.offer)
  return chosen.flatMap(({ phrase, id }) => {
    const asset = cards.find((card) => card.id === id)
    return asset ? [{ phrase, asset }] : []
  })
}

async function findCandidates(
  phrase: string,
  { offer, locale, assetType, family }: AssetRequest,
  { index, language, remember, today }: PreviewNeeds,
): Promise<readonly AssetId[]> {
  const scoped: AssetRequest = {
    ...{ offer, locale, phrase, assetType, family },
    // A picture that nobody asked for is one that everybody may see.
    filters: [
      { kind: 'one-of', field: 'availability', values: ['online'] },
      { kind: 'not', filter: { kind: 'one-of', field: 'marks', values: ['nudity'] } },
    ],
    order: { by: 'best', today: today() },
    page: 1,
    perPage: candidatesAsked,
    facets: [],
    readsNaturally: false,
    suppressed: ['people'],
    clarification: null,
    recommendConfig: 'none',
  }
  try {
    return await remember(`preview ${JSON.stringify(scoped)}`, async () => {
      const { question } = planSearch(scoped, { names: nobody, language, today: today() })
      return (await index.search({ ...question, facets: [], limit: candidatesAsked, from: 0 })).ids
    })
  } catch (error) {
    if (error instanceof IndexUnavailable) return []
    throw error
  }
}
