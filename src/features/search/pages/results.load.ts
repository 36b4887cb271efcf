import { type AssetCard, type AssetType, offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'
import { assetsPerPage, lastPage, parseSearchRequest, type SearchRequest } from '../domain/search-request.ts'

export type ResultsData = {
  readonly type: AssetType
  readonly request: SearchRequest
  readonly collectionName: string | null
  readonly assets: readonly AssetCard[]
  readonly total: number
  readonly pageCount: number
}

type Needs = { readonly catalogue: Pick<CatalogueQueries, 'findCards' | 'readCollectionName'> }

/** ROUTE-02: the type defaults to image. */
const types: Readonly<Record<string, AssetType>> = { image: 'image', film: 'film' }

export async function load({
  visit,
  parameters,
  query,
  needs,
}: PageRequest<Needs>): Promise<Loaded<ResultsData>> {
  const type = types[parameters.type ?? 'image']
  if (!type) return notFound
  const request = parseSearchRequest(query)
  const { phrase, family, mediatype, collections, page } = request
  const offer = offers[visit.site]
  const [{ cards, total }, collectionName] = await Promise.all([
    needs.catalogue.findCards(
      { offer, assetType: type, phrase, family, mediaType: mediatype, collectionKey: collections },
      { offset: (page - 1) * assetsPerPage, limit: assetsPerPage },
    ),
    collections ? needs.catalogue.readCollectionName(collections) : null,
  ])
  const pageCount = Math.min(lastPage, Math.ceil(total / assetsPerPage))
  return found({ type, request, collectionName, assets: cards, total, pageCount })
}
