import { type AssetType, offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { found, type Loaded, notFound, type PageRequest, unavailable } from '#visit/page-contract.ts'
import type { Filter, Order } from '../domain/index-question.ts'
import { assetsPerPage, parseSearchRequest, type SearchRequest } from '../domain/search-request.ts'
import type { FoundAssets, Suppression } from '../server/found-assets.ts'
import type { AssetSearch } from '../server/remembered-search.ts'

export type ResultsData = {
  readonly type: AssetType
  readonly request: SearchRequest
  readonly collectionName: string | null
  /** Null while the index cannot answer. */
  readonly results: Results | null
}

export type Results = Omit<FoundAssets, 'facets' | 'facetError' | 'cursor' | 'ignored'>

type Needs = {
  readonly catalogue: Pick<CatalogueQueries, 'readCollectionName'>
  readonly search: AssetSearch
  /** Days since 1970-01-01. */
  readonly today: () => number
}

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
  const [outcome, collectionName] = await Promise.all([
    needs.search({
      offer: offers[visit.site],
      locale: visit.locale,
      phrase: request.phrase,
      assetType: type,
      family: request.family ?? null,
      filters: filtersOf(request),
      order: orderOf(request, needs.today()),
      page: request.page,
      perPage: assetsPerPage,
      facets: [],
      readsNaturally: request.phraseprocessing === undefined,
      suppressed: suppressionsOf(request),
      clarification: request.clarifications ?? null,
      recommendConfig: 'recommendonly',
    }),
    request.collections ? needs.catalogue.readCollectionName(request.collections) : null,
  ])
  const data = { type, request, collectionName }
  if (outcome.kind === 'unavailable') {
    return unavailable({ ...data, results: null }, outcome.retryAfterSeconds)
  }
  const { facets, facetError, cursor, ignored, ...results } = outcome.found
  return found({ ...data, results })
}

function filtersOf({ mediatype, collections }: SearchRequest): readonly Filter[] {
  return [
    { kind: 'one-of', field: 'availability', values: ['online'] },
    ...(mediatype ? [{ kind: 'one-of', field: 'mediaType', values: [mediatype] } as const] : []),
    ...(collections ? [{ kind: 'one-of', field: 'collection', values: [collections] } as const] : []),
  ]
}

function orderOf({ sortorder }: SearchRequest, today: number): Order {
  if (sortorder === undefined) return { by: 'best', today }
  return { by: sortorder === 'mostpopular' ? 'popular' : sortorder }
}

function suppressionsOf(request: SearchRequest): readonly Suppression[] {
  const said: Readonly<Record<Suppression, string | undefined>> = {
    phrase: request.suppressphrasecorrection,
    people: request.suppresspeoplecorrection,
    family: request.suppressfamilycorrection,
  }
  return (['phrase', 'people', 'family'] as const).filter((each) => said[each])
}
