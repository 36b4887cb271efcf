import { type AssetCard, offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { found, type Loaded, type PageRequest } from '#visit/page-contract.ts'

export type StatusData = {
  readonly status: 404 | 410 | 500
  /** What is gone, where that is no picture. */
  readonly what?: 'board'
  readonly pictures: readonly AssetCard[]
  readonly similar: readonly AssetCard[]
}

type Needs = { readonly catalogue: Pick<CatalogueQueries, 'readCuratedSets'> }

/** What each site shows beside the words: a frame of the archive, or its discs out of focus. */
export async function load({
  visit,
  needs,
}: PageRequest<Needs>): Promise<Loaded<Pick<StatusData, 'pictures'>>> {
  const key = `${visit.site}-status` as const
  const sets = await needs.catalogue.readCuratedSets([key], offers[visit.site])
  return found({ pictures: sets[key]?.map(({ card }) => card) ?? [] })
}
