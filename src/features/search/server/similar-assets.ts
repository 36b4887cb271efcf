import type { FoundIds, Neighbors, NeighborsOf, NeighborTerms } from '#features/assets/server.ts'
import type { AssetId, Offer } from '#features/catalogue/domain.ts'
import type { Filter } from '../domain/index-question.ts'
import { conceptToken } from '../domain/language/search-vocabulary.ts'
import { answerWithinMs, limitIndex } from './limit-index.ts'
import { IndexUnavailable, type SearchIndex } from './search-index.port.ts'

type Index = Pick<SearchIndex, 'search' | 'similar'>
type Needs = Readonly<{
  index: Index
  /** Days since 1970-01-01. */
  today: () => number
}>

/** With fewer of the same subject, those of the same look follow. */
const enough = 6
/** Below it two pictures have hardly more in common than any two. */
const leastLikeness = 0.5
const tellingKeywords = 5

export function openNeighbors(needs: Needs): Neighbors {
  async function likeThis(
    index: Index,
    { id, assetType }: NeighborsOf,
    { offer, limit }: NeighborTerms,
  ): Promise<readonly AssetId[]> {
    const question = { filters: onSale(offer), assetType, limit }
    const subjects = await index.similar({ ...question, to: { kind: 'subject', id } })
    if (subjects.length >= Math.min(enough, limit)) return subjects.map((found) => found.id)
    const looks = await index.similar({ ...question, to: { kind: 'look-of', id } })
    const alike = looks.filter(({ likeness }) => likeness >= leastLikeness)
    return [...new Set([...subjects, ...alike].map((found) => found.id))].slice(0, limit)
  }

  async function withSameWords(
    index: Index,
    center: NeighborsOf,
    { offer, limit }: NeighborTerms,
  ): Promise<readonly AssetId[]> {
    const telling = center.keywordIds.slice(0, tellingKeywords)
    if (telling.length === 0) return []
    const { ids } = await index.search({
      ...everything(center, limit),
      match: { kind: 'any', of: telling.map((keyword) => ({ kind: 'token', token: conceptToken(keyword) })) },
      filters: [...onSale(offer), notItself(center)],
    })
    return ids
  }

  const everything = ({ assetType }: NeighborsOf, limit: number) =>
    ({ assetType, order: { by: 'best', today: needs.today() }, facets: [], limit, from: 0 }) as const

  return {
    findSimilar: (center, terms) =>
      inTime(needs.index, async (index) => {
        const found = await likeThis(index, center, terms)
        // The index forgets what is withdrawn, but what it showed is still known.
        return found.length > 0 ? found : withSameWords(index, center, terms)
      }),
    findSharing: (center, { field, value }, { offer, limit }) =>
      inTime(needs.index, async (index) => {
        const { ids } = await index.search({
          ...everything(center, limit),
          match: null,
          filters: [...onSale(offer), { kind: 'one-of', field, values: [value] }, notItself(center)],
        })
        return ids
      }),
  }
}

async function inTime(whole: Index, ask: (index: Index) => Promise<readonly AssetId[]>): Promise<FoundIds> {
  const { index, end } = limitIndex(whole, answerWithinMs)
  try {
    return await ask(index)
  } catch (error) {
    if (error instanceof IndexUnavailable) return null
    throw error
  } finally {
    end()
  }
}

function onSale({ families, licenseModels }: Offer): readonly Filter[] {
  return [
    { kind: 'one-of', field: 'family', values: families },
    { kind: 'one-of', field: 'licenseModel', values: licenseModels },
    { kind: 'one-of', field: 'availability', values: ['online'] },
  ]
}

function notItself({ id }: NeighborsOf): Filter {
  return { kind: 'not', filter: { kind: 'ids', ids: [id] } }
}
